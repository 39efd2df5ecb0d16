import { useEffect, useRef, useState } from "react";
import type { PictureEnd, PictureRun } from "@/components/admin/picture-work";
import { faultText } from "@/components/admin/use-picture-choice";
import { newKey } from "@/lib/new-key";
import { preparePicture } from "@/lib/picture/prepare";
import { usePictureTexts } from "@/texts/admin-pictures";
import { BLOCKS, type BlockName } from "./blocks";

/** A picture that was chosen and not sent yet. */
export interface ChosenFile {
  id: string;
  file: File;
}

/** Files that were chosen at once for a block. */
interface Picking {
  name: BlockName;
  count: number;
  calledOff: AbortController;
}

interface Options {
  announce: (run: PictureRun) => void;
  /** The files that can be taken, and what is wrong with the others. */
  onReady: (name: BlockName, files: ChosenFile[], refused: string[]) => void;
  focus: (name: BlockName) => void;
}

/** Gets chosen pictures ready, in the order of the choice. */
export function usePicking({ announce, onReady, focus }: Options) {
  const texts = usePictureTexts();
  const running = useRef(new Set<Picking>());
  /** Those that take a while. */
  const [slow, setSlow] = useState<Picking[]>([]);
  useEffect(() => {
    const all = running.current;
    return () => all.forEach(({ calledOff }) => calledOff.abort());
  }, []);

  function forget(picking: Picking) {
    running.current.delete(picking);
    setSlow((all) => all.filter((other) => other !== picking));
  }

  function cancel(picking: Picking) {
    picking.calledOff.abort();
    forget(picking);
  }

  async function take(picking: Picking, picked: readonly File[]): Promise<PictureEnd> {
    const { name, calledOff } = picking;
    const onRedraw = () => setSlow((all) => [...all.filter((other) => other !== picking), picking]);
    const files: ChosenFile[] = [];
    const refused: string[] = [];
    for (const file of picked) {
      const prepared = await preparePicture(file, { signal: calledOff.signal, onRedraw });
      // Called off; where another file took its place, the form waits for that one.
      if (calledOff.signal.aborted) return ofBlock(name).length > 0 ? "done" : "stopped";
      if ("file" in prepared) files.push({ id: newKey(), file: prepared.file });
      else refused.push(texts.ofFile(file.name, faultText(texts, prepared)));
    }
    forget(picking);
    onReady(name, files, refused);
    return refused.length > 0 ? "stopped" : "done";
  }

  const ofBlock = (name: BlockName) => [...running.current].filter((other) => other.name === name);

  return {
    pick: (name: BlockName, picked: readonly File[]) => {
      if (BLOCKS[name].most === 1) ofBlock(name).forEach(cancel);
      const picking = { name, count: picked.length, calledOff: new AbortController() };
      running.current.add(picking);
      announce({
        end: take(picking, picked),
        cancel: () => cancel(picking),
        focus: () => focus(name),
      });
    },
    /** How many pictures of a block are made smaller. */
    working: (name: BlockName) =>
      slow.reduce((sum, picking) => sum + (picking.name === name ? picking.count : 0), 0),
    stop: (name: BlockName) => {
      ofBlock(name).forEach(cancel);
      focus(name);
    },
  };
}
