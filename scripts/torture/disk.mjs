/** A disk of one's own: an ext4 file system in a file, whose power can be cut. Needs root and loop devices. */
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import path from "node:path";

const ENV = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin:/sbin` };

function tool(name, ...args) {
  return execFileSync(name, args, {
    env: ENV,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe"],
  });
}

const mounted = new Set();
process.on("exit", () => {
  // Shops are killed by now; one that is not yet gone is left to a lazy unmount.
  for (const disk of mounted) tool("umount", "-l", disk.folder);
});

export class Disk {
  /** Makes a disk of so many MiB, where the image is not there already. */
  constructor(folder, name, mib) {
    this.image = path.join(folder, `${name}.img`);
    this.folder = path.join(folder, name);
    mkdirSync(this.folder, { recursive: true });
    if (mib !== undefined) {
      writeFileSync(this.image, "");
      truncateSync(this.image, mib * 2 ** 20);
      // Blocks as large disks have them; none is kept for root, whom a full disk must hold up, too.
      tool("mkfs.ext4", "-q", "-F", "-b", "4096", "-m", "0", this.image);
    }
  }

  mount() {
    tool("mount", "-o", "loop", this.image, this.folder);
    mounted.add(this);
    const line = readFileSync("/proc/mounts", "utf8")
      .split("\n")
      .find((mount) => mount.split(" ")[1] === this.folder);
    this.device = path.basename(line.split(" ")[0]);
    return this;
  }

  unmount() {
    tool("umount", this.folder);
    mounted.delete(this);
  }

  /** Makes it read-only as the kernel does with a disk that fails: whoever writes is refused, files stay open. */
  fail() {
    tool("mount", "-o", "remount,abort", this.folder);
  }

  /** Writes out everything. */
  sync() {
    tool("sync", "-f", this.folder);
  }

  /** How many writes and discards the device was given so far. */
  #writes() {
    const fields = readFileSync(`/sys/block/${this.device}/stat`, "utf8").trim().split(/\s+/);
    return `${fields[4]} ${fields[11] ?? ""}`;
  }

  /**
   * What the disk holds at this moment, as another disk; nothing where the kernel did not let go of it. What ext4 has in
   * memory alone is not in it, as after a power cut. Where a write ended while the image was copied, the copy would be of no one
   * moment: then it is made again.
   */
  cut(name) {
    const after = new Disk(path.dirname(this.image), name);
    for (let n = 0; n < 100; n += 1) {
      const before = this.#writes();
      tool("cp", "--sparse=always", this.image, after.image);
      if (this.#writes() === before) return after;
    }
    return undefined;
  }

  remove() {
    if (mounted.has(this)) this.unmount();
    rmSync(this.folder, { recursive: true });
    rmSync(this.image);
  }
}

/** Why there can be no disk of one's own here; nothing where there can. */
export function whyNoDisk(folder) {
  try {
    new Disk(folder, "trial", 8).mount().remove();
    return undefined;
  } catch (cause) {
    return cause.message.trim().split("\n").at(-1);
  }
}
