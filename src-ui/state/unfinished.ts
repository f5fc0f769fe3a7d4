type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Work that reloading the page would lose: text in a form that was not sent, and writes without an answer. A form that was
 * left keeps nothing in memory.
 */
const typedInto = new WeakSet<Field>();
let writes = 0;

/**
 * Tracks which form fields people type into. Words to search for are no work, and filters outside a form are in the
 * address anyway. Answers a function that stops it.
 */
export function noteTyping(): () => void {
  const note = ({ target }: Event): void => {
    // Other elements that people type into have no form.
    const field = target as Field;
    if (field.form?.matches(':not([role=search])')) typedInto.add(field);
  };
  document.addEventListener('input', note, true);
  return () => document.removeEventListener('input', note, true);
}

/** Whether a form holds text that was not sent. */
export function isSomethingTyped(): boolean {
  const fields = [...document.querySelectorAll<Field>('input, textarea, select')];
  return fields.some((field) => typedInto.has(field) && field.value !== '');
}

/** Prevents reloading the page until the write has its answer. */
export async function whileWriting<T>(write: () => Promise<T>): Promise<T> {
  writes += 1;
  try {
    return await write();
  } finally {
    writes -= 1;
  }
}

export function isUnfinished(): boolean {
  return writes > 0 || isSomethingTyped();
}
