import type { ListOffersWith } from '#domain/search/listOffersWith.ts';
import type { Product } from '#domain/catalogue/Product.ts';
import type { ApiFailure } from '#domain/shared/Failure.ts';
import type { ProductFacts } from '#domain/saved/SavedProduct.ts';
import type { SavedProducts } from '../../state/SavedProducts.ts';
import { Load } from '../../state/Load.ts';
import { type SavedEntry, savedEntries } from '../../parts/saved/SavedEntry.ts';

type CompareParts = {
  readonly listWith: ListOffersWith;
  /** Lists on this device that may have saved a product that is gone. */
  readonly lists: readonly SavedProducts[];
};

/** The products of a comparison, whose ids are in the address. */
export class CompareViewModel {
  readonly all = new Load<readonly Product[], ApiFailure>();
  readonly #parts: CompareParts;

  constructor(parts: CompareParts) {
    this.#parts = parts;
  }

  stop(): void {
    this.all.cancel();
  }

  async look(ids: readonly string[]): Promise<void> {
    await this.all.run((signal) => this.#parts.listWith(ids, { signal }));
    if (this.all.value === undefined) return;
    for (const list of this.#parts.lists) list.updateFacts(this.all.value);
  }

  entries(ids: readonly string[]): readonly SavedEntry[] {
    const saved = ids.map((productId) => ({ productId, savedAt: 0, facts: this.#factsOf(productId) }));
    return savedEntries(saved, this.all.value ?? []);
  }

  #factsOf(productId: string): ProductFacts | null {
    for (const list of this.#parts.lists) {
      const facts = list.factsOf(productId);
      if (facts !== null) return facts;
    }
    return null;
  }
}
