import type { App } from '../../context/AppContext.ts';
import { announceAccount } from './announceAccount.ts';
import { catchLostFocus } from './catchLostFocus.ts';
import { colourBars } from './colourBars.ts';
import type { Pages } from './DataAhead.ts';
import { followLinks } from './followLinks.ts';
import { inTransition } from './inTransition.ts';
import { keepPlace } from './keepPlace.ts';

type Parts = Pages & {
  readonly app: App;
  readonly announce: (text: string) => void;
  /** The latest event of each type from before this code was here, in the order of time. */
  readonly seen: ReadonlyMap<string, Event>;
};

/** Begins what the page does from its first use on. Answers how to draw a change of page. */
export function onFirstUse(parts: Parts, signal: AbortSignal): ReturnType<typeof inTransition> {
  const { app, announce, find, loadedPage, seen } = parts;
  keepPlace(signal, seen);
  // The focus may be lost already, by a key that was pressed since.
  catchLostFocus(signal, seen.get('focusin'));
  announceAccount(app, announce, signal);
  colourBars(signal);
  followLinks(parts, signal, [...seen.values()].pop());
  return inTransition((path) => loadedPage(find(path).route) !== undefined);
}
