import { createAtom } from 'mobx';
import { localDay } from './localDay.ts';

/** Milliseconds between two looks at the clock. A timer that waits for midnight stands still while a device sleeps. */
const pause = 30_000;

let day = '';
let timer: ReturnType<typeof setInterval> | undefined;

const days = createAtom(
  'day',
  () => {
    day = localDay(Date.now());
    timer = setInterval(look, pause);
    document.addEventListener('visibilitychange', look);
  },
  () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  },
);

function look(): void {
  const today = localDay(Date.now());
  if (today === day) return;
  day = today;
  days.reportChanged();
}

/** An observer that says 'today' or 'since Tuesday' says it anew on the next day. */
export function observeDay(): void {
  days.reportObserved();
}
