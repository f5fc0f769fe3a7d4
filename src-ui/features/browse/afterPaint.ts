/** Runs once the frame that is being made is on the screen; answers how to stop. */
export function afterPaint(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    // A frame is painted after its callbacks; the next one is soon enough.
    timer = setTimeout(run, 16);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
