import { onReactionError } from 'mobx';

export type DefectListener = (error: unknown) => void;

const listeners = new Set<DefectListener>();

/**
 * Reports a bug that React cannot catch, such as one in a promise. Like `window.onerror`, this is one place for the
 * whole page, so a read or an action needs no reporter passed in.
 */
export function tellDefect(error: unknown): void {
  console.error(error);
  for (const listener of listeners) listener(error);
}

export function onDefect(listener: DefectListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** MobX swallows errors of reactions. Answers a function that stops reporting them. */
export function tellReactionDefects(): () => void {
  return onReactionError(tellDefect);
}
