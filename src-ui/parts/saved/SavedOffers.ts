import type { SavedProduct } from '#domain/saved/SavedProduct.ts';
import type { ListOffersWith } from '#domain/search/listOffersWith.ts';
import { type Offers, noOffers } from '#domain/search/Offers.ts';
import type { ApiFailure } from '#domain/shared/Failure.ts';
import { ok } from '#domain/shared/Result.ts';
import { Load } from '../../state/Load.ts';
import type { SavedProducts } from '../../state/SavedProducts.ts';
import { type SavedEntry, savedEntries } from './SavedEntry.ts';

type Answer = { readonly asked: ReadonlySet<string>; readonly offers: Offers };

/** The current offers of saved products. */
export class SavedOffers {
  readonly load = new Load<Answer, ApiFailure>({ keepsShown: true });
  readonly #listWith: ListOffersWith;
  readonly #lists: readonly SavedProducts[];

  /** `lists`: the lists on this device that store these products' facts. */
  constructor(listWith: ListOffersWith, lists: readonly SavedProducts[]) {
    this.#listWith = listWith;
    this.#lists = lists;
  }

  async read(ids: readonly string[]): Promise<void> {
    await this.load.run(async (signal) => {
      const answer = await this.#listWith(ids, { signal });
      return answer.ok ? ok({ asked: new Set(ids), offers: answer.value }) : answer;
    });
    const { value } = this.load;
    if (value === undefined) return;
    for (const list of this.#lists) list.updateFacts(value.offers.products);
  }

  /** Whether the answer tells if this product is on offer. */
  knows(id: string): boolean {
    return this.load.value?.asked.has(id) === true;
  }

  /** Leaves out products that were not asked for yet, because nobody knows whether they are gone. */
  entries(saved: readonly SavedProduct[]): readonly SavedEntry[] {
    const known = saved.filter(({ productId }) => this.knows(productId));
    return savedEntries(known, this.load.value?.offers ?? noOffers);
  }
}
