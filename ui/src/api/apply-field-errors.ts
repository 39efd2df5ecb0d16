import type { FieldValues, Path, UseFormSetError } from "react-hook-form";
import { ApiError } from "./client";
import type { ErrorBody } from "./types";
import { said, type Said } from "@/texts/language";

/** What is wrong with each field of a form that the server refused (contract 2). */
export function faultsOf(error: unknown): Readonly<Record<string, Said>> {
  if (!(error instanceof ApiError)) return {};
  const body = (error.body ?? {}) as Partial<ErrorBody>;
  const { fields = {}, fieldCodes = {}, fieldArgs = {} } = body;
  return Object.fromEntries(
    Object.entries(fields).map(([name, message]) => [
      name,
      { message, code: fieldCodes[name], args: fieldArgs[name] },
    ]),
  );
}

/** A fault of the server's as a form keeps it: told in the reader's language, and so that it can be told again. */
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

/**
 * Puts the server's texts for single fields under them, the first of them focused.
 * True when there was at least one that the form has.
 */
export function applyFieldErrors<T extends FieldValues>(
  error: unknown,
  names: readonly Path<T>[],
  setError: UseFormSetError<T>,
): boolean {
  const faults = faultsOf(error);
  let first = true;
  for (const name of names) {
    const fault = faults[name];
    if (!fault) continue;
    setError(name, serverFault(fault), { shouldFocus: first });
    first = false;
  }
  return !first;
}
