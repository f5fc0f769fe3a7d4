let waiting = 0;

/** Counts a part of the page whose code or data is loading. Answers a function that removes it. */
export function addWaitingPart(): () => void {
  waiting += 1;
  return () => {
    waiting -= 1;
  };
}

export function isAnythingWaiting(): boolean {
  return waiting > 0;
}
