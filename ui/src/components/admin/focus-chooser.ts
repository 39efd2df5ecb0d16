/** Leads to a chooser of pictures by its id. */
export function focusChooser(id: string): void {
  document.getElementById(id)?.focus();
}
