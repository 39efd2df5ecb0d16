/** A mail server of a test's own that takes mail, refuses it, stalls or drops the line, and tells what it took. */
import { once } from "node:events";
import { SMTPServer } from "smtp-server";
import { eventually } from "./support.mjs";

/** Answers to `RCPT TO` by which a server refuses a mail: for good, and for now. */
const REFUSALS = { refusesForGood: 550, refusesForNow: 450 };

/**
 * Starts a mail server on a free port. `behave` says what it does from then on: `takes` (at first), `refusesForGood`
 * (550), `refusesForNow` (450), `stalls` (takes the connection and says nothing), `drops` (reads the whole mail and hangs
 * up instead of answering). `mails` are those that it took, `attempts` all that came so far, whatever became of them.
 */
export async function openMailServer() {
  const mails = [];
  const attempts = [];
  const held = [];
  let behaviour = "takes";

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    disableReverseLookup: true,
    closeTimeout: 100,
    onConnect(session, go) {
      if (behaviour === "stalls") {
        attempts.push({ behaviour });
        held.push(go);
      } else go();
    },
    onRcptTo(address, session, go) {
      const responseCode = REFUSALS[behaviour];
      if (responseCode === undefined) return go();
      attempts.push({ behaviour });
      return go(Object.assign(new Error("no"), { responseCode }));
    },
    onData(stream, session, go) {
      const parts = [];
      stream.on("data", (part) => parts.push(part));
      stream.on("end", () => {
        const mail = parse(Buffer.concat(parts).toString());
        attempts.push({ behaviour, mail });
        if (behaviour === "drops") {
          hangUp(session);
          return;
        }
        mails.push({ ...mail, to: session.envelope.rcptTo.map(({ address }) => address) });
        go();
      });
    },
  });
  // A client that went away is no fault of the test.
  server.on("error", () => undefined);

  function hangUp({ id }) {
    for (const connection of server.connections) {
      if (connection.id === id) connection.close();
    }
  }

  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  return {
    url: `smtp://127.0.0.1:${server.server.address().port}`,
    attempts,
    behave(next) {
      behaviour = next;
      // A server that starts anew knows nothing of the connections that it let wait.
      const anew = Object.assign(new Error("starting anew"), { responseCode: 421 });
      for (const go of held.splice(0)) go(anew);
    },
    /** Waits for a mail to this address whose subject has these words. */
    mailTo(address, subject) {
      return eventually(() => {
        const found = mails.find(
          (mail) => mail.to.includes(address) && mail.subject.includes(subject),
        );
        if (!found) throw new Error(`no mail "${subject}" to ${address}`);
        return found;
      });
    },
    mails,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** Headers and both parts of a mail as the shop writes it: two parts, quoted-printable. */
function parse(raw) {
  const header = (name) =>
    new RegExp(`^${name}: (.*(?:\\r\\n[ \\t].*)*)`, "im")
      .exec(raw)?.[1]
      .replace(/\r\n[ \t]/g, " ") ?? "";
  const boundary = /boundary="([^"]+)"/.exec(raw)?.[1] ?? "";
  const parts = raw.split(`--${boundary}`).slice(1, -1);
  const part = (type) => {
    const found = parts.find((text) => text.includes(`Content-Type: ${type}`)) ?? "";
    return decode(found.slice(found.indexOf("\r\n\r\n") + 4));
  };
  return {
    subject: header("Subject"),
    from: header("From"),
    messageId: header("Message-ID"),
    text: part("text/plain"),
    html: part("text/html"),
  };
}

/** Quoted-printable UTF-8 as text. */
function decode(quoted) {
  const bytes = quoted
    .replace(/=\r\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString().replace(/\r\n/g, "\n");
}
