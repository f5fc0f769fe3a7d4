import type { SearchAbilities } from '#domain/search/CatalogueSearch.ts';

/** From this many products on, the field shows a key before the list updates. */
const slowFrom = 20_000;
/** Milliseconds. A marketplace is asked at most once in that time, and for the latest text. */
const betweenCalls = 120;

/** Runs a search for typed text when it does not get into the typist's way. */
export class TypingPace {
  #lastCall = -Infinity;
  #cancel = (): void => {};

  /** `products`: the length of the list that is searched. Only the latest search runs. */
  run(can: SearchAbilities, products: number, search: () => void): void {
    this.stop();
    if (!can.wholeLists) this.#runAfter(this.#lastCall + betweenCalls - performance.now(), search);
    else if (products < slowFrom) search();
    else this.#set(setTimeout(() => requestAnimationFrame(search), 0));
  }

  stop(): void {
    this.#cancel();
  }

  #runAfter(milliseconds: number, search: () => void): void {
    const call = (): void => {
      this.#lastCall = performance.now();
      search();
    };
    if (milliseconds <= 0) call();
    else this.#set(setTimeout(call, milliseconds));
  }

  #set(timer: ReturnType<typeof setTimeout>): void {
    this.#cancel = () => clearTimeout(timer);
  }
}
