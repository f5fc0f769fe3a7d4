/** Runs something after a second unless stopped before. */
export function afterASecond(run: () => void): () => void {
  const timer = setTimeout(run, 1000);
  return () => clearTimeout(timer);
}
