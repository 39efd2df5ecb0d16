import { english } from "./format";
import { defineTexts } from "./language";

const counted = (n: number, one: string, many: string) =>
  `${english.number(n)} ${n === 1 ? one : many}`;

/** The page of the shop's health. */
const en = {
  title: "Health",
  refresh: "Check again",
  refreshing: "Checking...",
  well: "All is well.",
  needed: (n: number) => `${counted(n, "thing needs", "things need")} you`,
  looked: (moment: string) => `Looked at ${moment}`,
  old: "This could not be looked at again. What stands here is older.",
  todo: "What to do:",
  sizes: {
    kB: (n: number) => `${english.digits(n)} kB`,
    MB: (n: number) => `${english.digits(n)} MB`,
    GB: (n: number) => `${english.digits(n)} GB`,
  },
  backups: {
    title: "Backups",
    hint: "Each backup is one file with the whole shop: products, pictures, orders, customers, settings. The newest of each of seven days and of four weeks are kept.",
    today: (time: string) => `The next one is made by itself today at ${time}.`,
    tomorrow: (time: string) => `The next one is made by itself tomorrow at ${time}.`,
    off: "None is made by itself.",
    make: "Make a backup now",
    starting: "Starting...",
    list: "Backups that are kept",
    empty: "There is no backup yet",
    emptyHint: "Make one now. The shop goes on meanwhile.",
    failed: (reason: string) => `The last backup could not be made: ${reason}`,
    proveHint:
      "Prove restores a backup into a temporary folder, and compares every file and number. The shop goes on meanwhile, and nothing in it changes.",
    secret:
      "A downloaded backup holds your customers' addresses and the hashes of all passwords: keep it where nobody else can read it. The file secret.key is not in it: keep a copy of that in another place.",
    proven: "Proven",
    broken: "Cannot be restored",
    unproven: "Not proven yet",
    restored: (
      moment: string,
      products: number,
      orders: number,
      customers: number,
      pictures: number,
    ) =>
      `Restored for a test on ${moment}: ${[
        counted(products, "product", "products"),
        counted(orders, "order", "orders"),
        counted(customers, "customer", "customers"),
        counted(pictures, "picture", "pictures"),
      ].join(", ")}`,
    problem: (moment: string, reason: string) => `Tested on ${moment}: ${reason}`,
    prove: "Prove",
    proveOf: (moment: string) => `Prove the backup of ${moment}`,
    download: "Download",
    downloadOf: (moment: string) => `Download the backup of ${moment}`,
    making: "A backup is being made...",
    proving: "A backup is being proven...",
    done: "The backup is proven: it can be restored.",
    doneBroken: "The backup cannot be restored. The reason stands beside it.",
    notMade: "The backup could not be made. The reason stands above the list.",
    notProven: "The backup could not be proven. See the last warnings and errors.",
    makeFailed: "The backup could not be started.",
    proveFailed: "The proof could not be started.",
  },
  disk: {
    title: "Disk",
    hint: "The disk of the server on which the shop's data lies.",
    free: (free: string, total: string) => `${free} of ${total} free`,
    database: "Database",
    backups: "Backups",
  },
  mail: {
    title: "E-mail",
    hint: "What the shop writes to you and to your customers.",
    server: "E-mails go to a mail server.",
    files: "There is no mail server: e-mails are written into files, and nobody gets them.",
    none: "None waits, and none failed.",
    see: "See them on the overview",
    test: "Send a test e-mail",
  },
  certificate: {
    title: "Certificate",
    hint: "What lets browsers open the shop by https. The shop renews it by itself.",
    domains: "Domains",
    until: "Valid until",
    none: "There is none yet.",
    problem: (reason: string) => `The last try failed: ${reason}`,
  },
  about: {
    title: "Version",
    hint: "Tell these when you ask for help.",
    version: "Version of the shop",
    tables: "Version of the tables",
    started: "Running since",
  },
  log: {
    title: "Last warnings and errors",
    hint: "Since the shop was started, the newest first. The server's log has more.",
    show: (n: number) => `Show ${counted(n, "line", "lines")}`,
    empty: "None.",
    error: "Error",
    warning: "Warning",
    request: "Request",
  },
};

export const useHealthTexts: () => typeof en = defineTexts("adminHealth", en);
