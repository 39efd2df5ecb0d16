/** What came of a part, in numbers; what went wrong is told at once. */

export class Tally {
  tried = 0;
  acknowledged = 0;
  /** How many of what was acknowledged were orders, where they are counted. */
  orders = 0;
  lost = 0;
  faults = 0;
  /** What the controls lost: these losses were made on purpose, and have to be seen. */
  control = 0;
  notes = [];

  constructor(part) {
    this.part = part;
  }

  #tell(kind, where, sentences) {
    for (const sentence of sentences.slice(0, 10)) {
      console.log(`${this.part}: ${kind} in ${where}: ${sentence}`);
    }
    if (sentences.length > 10) console.log(`${this.part}: … and ${sentences.length - 10} more`);
  }

  /** Something that was acknowledged is gone, or what is there is damaged. */
  lose(where, sentences) {
    this.lost += sentences.length;
    this.#tell("LOST", where, sentences);
  }

  /** The shop did not do as its contract says. */
  fault(where, sentences) {
    this.faults += sentences.length;
    this.#tell("FAULT", where, sentences);
  }

  /** A control must lose something that is seen. */
  controlled(what, sentences) {
    this.control += sentences.length;
    if (sentences.length === 0) {
      this.fault(what, ["nothing was lost in the control: this test proves nothing"]);
    }
  }

  note(sentence) {
    this.notes.push(sentence);
  }

  get isBad() {
    return this.lost > 0 || this.faults > 0;
  }

  toString() {
    const count = (number, name) => `${name} ${number.toLocaleString("en")}`;
    const counts = [
      count(this.tried, "tried"),
      count(this.acknowledged, "acknowledged") +
        (this.orders > 0 ? ` (${this.orders} orders)` : ""),
      count(this.lost, "lost"),
      count(this.faults, "other faults"),
      count(this.control, "control lost"),
    ];
    return `${this.part.padEnd(22)} ${[counts.join(", "), ...this.notes].join("; ")}`;
  }
}
