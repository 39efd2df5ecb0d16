import type { AgeTexts } from "@/lib/age";
import { english } from "./format";
import { defineTexts } from "./language";
import type { Word } from "./words";

/** What is wrong, what that means, and what to do about it. */
interface FindingTexts {
  title: string;
  meaning: string;
  todo: string;
}

const ago = (one: string, many: string) => (n: number) =>
  n === 1 ? one : `${english.number(n)} ${many} ago`;

/** What the owner should do something about, for the page of the shop's health and the overview. */
const en = {
  findings: {
    disk_full: {
      title: "The disk is full",
      meaning:
        "Less than 100 MB of the server's disk is free. Soon the shop cannot save an order any more.",
      todo: "Make room today: remove files that are not the shop's, or rent a larger disk. Delete nothing inside the shop's data folder by hand.",
    },
    disk_low: {
      title: "Little room on the disk",
      meaning:
        "Less than 1 GB of the server's disk is free. Orders, pictures and backups need room.",
      todo: "Make room in the next days: remove files that are not the shop's, or rent a larger disk.",
    },
    certificate_missing: {
      title: "There is no certificate",
      meaning: "Without one, browsers cannot open the shop by https.",
      todo: "The reason stands under Certificate. Most often the domain does not lead to this server yet, or the ports 80 and 443 are closed. The shop tries again by itself.",
    },
    certificate_ends: {
      title: "The certificate ends soon",
      meaning:
        "It ends within two weeks and was not renewed, which the shop does by itself. Once it has ended, browsers warn everybody who opens the shop.",
      todo: "The reason stands under Certificate. Check that the domain still leads to this server, and that the ports 80 and 443 are open.",
    },
    backup_off: {
      title: "No backup is made by itself",
      meaning:
        "If the server or its disk breaks, everything since your own last copy is lost: orders, products, customers.",
      todo: "Set HAAT_BACKUP_AT on the server to a time of day, such as 03:30, and start the shop again.",
    },
    backup_failed: {
      title: "The last backup could not be made",
      meaning: "What has changed since the backup before it is kept nowhere else.",
      todo: "The reason stands under Backups. Most often the disk has too little room: make some, then make a backup.",
    },
    backup_broken: {
      title: "The newest backup cannot be restored",
      meaning:
        "It was restored for a test, and something was missing or damaged. With this backup alone you would lose data.",
      todo: "Keep the older ones, and make a new backup now. If that one cannot be restored either, the shop's own data may be damaged: have haat check run on the server.",
    },
    backup_old: {
      title: "No good backup for two days",
      meaning:
        "The newest backup that is known to be good is more than two days old, or there is none.",
      todo: "Make a backup now, and see what comes of it.",
    },
    mail_nowhere: {
      title: "Nobody gets e-mails",
      meaning:
        "No mail server is set. Customers hear nothing of their orders and get no one-time passwords, and you hear nothing of new orders.",
      todo: "Set HAAT_SMTP_URL and HAAT_MAIL_FROM on the server, start the shop again, and send a test e-mail under the settings.",
    },
    mail_failed: {
      title: "E-mails could not be sent",
      meaning: "They are not tried again by themselves.",
      todo: "See the reasons on the overview. Send them again there, or tell the customers by phone.",
    },
    mail_waiting: {
      title: "E-mails are waiting",
      meaning: "They could not be sent yet. The shop tries again by itself, for three days.",
      todo: "Wait an hour or two. If they still wait, see the reasons on the overview: the password of the mail account may have changed.",
    },
    errors: {
      title: "Something went wrong today",
      meaning: "In the last 24 hours the shop met errors that it could not deal with by itself.",
      todo: "Read the lines under Last warnings and errors. If they tell you nothing, send them to whoever looks after the server.",
    },
  } satisfies Record<Word<"Finding">, FindingTexts>,
  ago: {
    now: "just now",
    minutes: ago("a minute ago", "minutes"),
    hours: ago("an hour ago", "hours"),
    days: ago("a day ago", "days"),
  } satisfies AgeTexts,
  /** The overview's one line. */
  proven: (age: string) => `Last proven backup: ${age}`,
  noneProven: "There is no proven backup yet.",
  andMore: (n: number) => `and ${english.number(n)} more`,
};

export const useFindingTexts: () => typeof en = defineTexts("adminFinding", en);
