import type { SearchAbilities } from '#domain/search/CatalogueSearch.ts';

/** From this many products on, the field shows a key before the list updates. */
const slowFrom = 20_000;
/** Milliseconds in which a typist's next key comes, which spares a marketplace the call. */
const pauseBeforeCall = 120;

/** Runs a search for typed text when it does not get into the typist's way. Answers a function that cancels it. */
export function afterTyping(can: SearchAbilities, products: number, run: () => void): () => void {
  if (can.wholeLists && products < slowFrom) {
    run();
    return () => {};
  }
  const timer = can.wholeLists ? setTimeout(() => requestAnimationFrame(run), 0) : setTimeout(run, pauseBeforeCall);
  return () => clearTimeout(timer);
}
