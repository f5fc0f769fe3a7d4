/** Scrolls a track sideways in exactly this time; at once for 0. Answers a function that stops it where it is. */
export function glide(track: HTMLElement, to: number, milliseconds: number): () => void {
  const from = track.scrollLeft;
  const begun = performance.now();
  // Scroll snapping would undo every step.
  track.classList.add('is-gliding');
  let frame = 0;
  const stop = (): void => {
    cancelAnimationFrame(frame);
    track.classList.remove('is-gliding');
  };
  const step = (now: number): void => {
    const share = milliseconds === 0 ? 1 : Math.min(1, Math.max(0, (now - begun) / milliseconds));
    track.scrollLeft = from + (to - from) * (1 - (1 - share) ** 3);
    if (share < 1) frame = requestAnimationFrame(step);
    else stop();
  };
  step(begun);
  return stop;
}
