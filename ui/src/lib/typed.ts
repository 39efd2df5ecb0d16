type Field = HTMLInputElement | HTMLTextAreaElement;

const typedInto = new Set<WeakRef<Field>>();

/** Notes from now on which fields a person types into. Returns how to stop. */
export function watchTyping(): () => void {
  const known = new WeakSet<Field>();
  const note = ({ target }: Event) => {
    const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
    if (!isField || target.type === "search" || known.has(target)) return;
    known.add(target);
    typedInto.add(new WeakRef(target));
  };
  document.addEventListener("input", note, true);
  return () => document.removeEventListener("input", note, true);
}

/** Whether the page has something that a person typed and a reload would lose. Searches live in the address. */
export function hasTyped(): boolean {
  for (const reference of typedInto) {
    const field = reference.deref();
    if (field?.isConnected) {
      if (field.value.trim() !== "") return true;
    } else {
      typedInto.delete(reference);
    }
  }
  return false;
}
