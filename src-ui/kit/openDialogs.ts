import { useSyncExternalStore } from 'react';

let dialogs: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

function become(next: readonly HTMLDialogElement[]): void {
  dialogs = next;
  for (const listener of listeners) listener();
}

/** Answers a function that removes it. */
export function addOpenDialog(dialog: HTMLDialogElement): () => void {
  become([...dialogs, dialog]);
  return () => become(dialogs.filter((one) => one !== dialog));
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The topmost dialog, if any. The rest of the page is inert below it. */
export function topDialog(): HTMLDialogElement | null {
  return dialogs.at(-1) ?? null;
}

export function useTopDialog(): HTMLDialogElement | null {
  return useSyncExternalStore(listen, topDialog, () => null);
}
