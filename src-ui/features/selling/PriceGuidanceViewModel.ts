import type { CatalogueSearch } from '#domain/search/CatalogueSearch.ts';
import type { PriceGuidance, ProductToPrice } from '#domain/search/priceGuidance.ts';
import type { ApiFailure } from '#domain/shared/Failure.ts';
import { ok } from '#domain/shared/Result.ts';
import { Load } from '../../state/Load.ts';

/** Milliseconds after a key, which spares a marketplace the calls while a name is typed. */
const pauseBeforeCall = 300;

type Answer = { readonly thing: ProductToPrice; readonly guidance: PriceGuidance | null };

/** Prices of listings similar to the product in the form. */
export class PriceGuidanceViewModel {
  readonly prices = new Load<Answer, ApiFailure>();
  readonly #search: Pick<CatalogueSearch, 'can' | 'prices'>;
  #pause: ReturnType<typeof setTimeout> | undefined;

  constructor(search: Pick<CatalogueSearch, 'can' | 'prices'>) {
    this.#search = search;
  }

  stop(): void {
    clearTimeout(this.#pause);
    this.prices.cancel();
  }

  /** Called whenever the form has something to compare. Without an answer it simply shows no guidance. */
  ask(thing: ProductToPrice): void {
    clearTimeout(this.#pause);
    const run = (): void =>
      void this.prices.run(async (signal) => {
        const found = await this.#search.prices(thing, { signal });
        return found.ok ? ok({ thing, guidance: found.value }) : found;
      });
    if (this.#search.can.wholeLists) run();
    else this.#pause = setTimeout(run, pauseBeforeCall);
  }

  /** Null while it is unknown, or if too few are similar. While the name is typed, the latest answer stays. */
  of({ categoryName, condition }: Pick<ProductToPrice, 'categoryName' | 'condition'>): PriceGuidance | null {
    const answer = this.prices.value;
    const isSame = answer?.thing.categoryName === categoryName && answer.thing.condition === condition;
    return isSame ? answer.guidance : null;
  }
}
