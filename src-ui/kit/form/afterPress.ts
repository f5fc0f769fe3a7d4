let isPressed = false;
let watches = false;

/** The last two, because some systems tell of no release over a menu. */
const ends = ['mouseup', 'dragend', 'contextmenu', 'keydown'];

/** Notes from now on whether a mouse button or a finger presses. */
export function watchPresses(): void {
  if (watches) return;
  watches = true;
  addEventListener('mousedown', () => (isPressed = true), { capture: true });
  for (const end of ends) addEventListener(end, () => (isPressed = false), { capture: true });
}

/**
 * Runs at once, or after the click of the press that is going on: what moves under a press takes its click away from
 * what was pressed.
 */
export function afterPress(run: () => void): void {
  if (!isPressed) return run();
  const ended = new AbortController();
  const end = (): void => {
    ended.abort();
    setTimeout(run);
  };
  for (const type of ends) addEventListener(type, end, { capture: true, signal: ended.signal });
}
