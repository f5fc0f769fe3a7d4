type Listener = (at: number) => void;

let listener: Listener | null = null;
/** Told before anybody listened. */
let untold: number[] = [];

/** Tells the page that it shows a kept answer, and from when. */
export const keptNews = {
  tell(at: number): void {
    if (listener === null) untold.push(at);
    else listener(at);
  },
  listen(next: Listener): void {
    listener = next;
    for (const at of untold) next(at);
    untold = [];
  },
};
