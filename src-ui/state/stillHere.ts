import type { SessionStore } from './SessionStore.ts';

/** Answers a function that says whether the same person is still signed in. Nobody else hears how their work has ended. */
export function stillHere(session: Pick<SessionStore, 'actor'>): () => boolean {
  const email = session.actor?.account.email;
  return () => session.actor?.account.email === email;
}
