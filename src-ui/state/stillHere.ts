import type { SessionStore } from './SessionStore.ts';

/** Answers whether, later, the same person is signed in as now. Only they hear how what they began has ended. */
export function stillHere(session: Pick<SessionStore, 'actor'>): () => boolean {
  const email = session.actor?.account.email;
  return () => session.actor?.account.email === email;
}
