import { said, type Said } from "@/texts/language";

/** What the server says of a field, as a form keeps it: told in the reader's language, and so that it can be told again. */
export function serverFault(fault: Said) {
  return { message: said(fault), fault };
}

/** The faults of the server's among a form's errors, by their field's name. */
export function serverFaults(errors: object, within = ""): [name: string, fault: Said][] {
  return Object.entries(errors).flatMap(([key, error]: [string, unknown]): [string, Said][] => {
    // Under `ref` is the control.
    if (typeof error !== "object" || error === null || key === "ref") return [];
    const name = within + key;
    return "fault" in error ? [[name, error.fault as Said]] : serverFaults(error, `${name}.`);
  });
}
