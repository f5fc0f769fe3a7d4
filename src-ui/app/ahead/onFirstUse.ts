import type { App } from '../../context/AppContext.ts';
import { announceAccount } from './announceAccount.ts';
import { catchLostFocus } from './catchLostFocus.ts';
import type { Pages } from './DataAhead.ts';
import { followLinks } from './followLinks.ts';
import { inTransition } from './inTransition.ts';
import { keepPlace } from './keepPlace.ts';

type Parts = Pages & {
  readonly app: App;
  readonly announce: (text: string) => void;
  /** The types of the events from before this code was here. */
  readonly seen: ReadonlySet<string>;
};

/**
 * Begins what the page does from its first use on. `last`: the latest event from before this code was here. Answers how
 * to draw a change of page.
 */
export function onFirstUse(
  parts: Parts,
  signal: AbortSignal,
  last: Event | undefined,
): ReturnType<typeof inTransition> {
  const { app, announce, find, loadedPage, seen } = parts;
  keepPlace(signal, seen);
  catchLostFocus(signal, last);
  announceAccount(app, announce, signal);
  followLinks(parts, signal, last);
  return inTransition((path) => loadedPage(find(path).route) !== undefined);
}
