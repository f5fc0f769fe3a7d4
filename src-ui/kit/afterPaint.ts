/** Runs after the current frame is painted. Answers a function that cancels it. */
export function afterPaint(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    // A frame is painted after its callbacks, so the next callback is early enough.
    timer = setTimeout(run, 16);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
