import { makeAutoObservable, observableRef } from 'mobx';
import type { ListOffersWith } from '#domain/search/listOffersWith.ts';
import type { ProductFacts } from '#domain/saved/SavedProduct.ts';
import type { SavedProducts } from '../../state/SavedProducts.ts';
import type { SavedEntry } from '../../parts/saved/SavedEntry.ts';
import { SavedOffers } from '../../parts/saved/SavedOffers.ts';

type CompareParts = {
  readonly listWith: ListOffersWith;
  /** Lists on this device that may have saved a product that is gone. */
  readonly lists: readonly SavedProducts[];
};

/** The products of a comparison, whose ids are in the address. */
export class CompareViewModel {
  offers: SavedOffers;
  ids: readonly string[] = [];
  readonly #parts: CompareParts;

  constructor(parts: CompareParts) {
    this.#parts = parts;
    this.offers = new SavedOffers(parts.listWith, parts.lists);
    makeAutoObservable(this, { offers: observableRef, ids: observableRef });
  }

  stop(): void {
    this.offers.load.cancel();
  }

  async refresh(): Promise<void> {
    if (this.ids.length > 0) await this.offers.read(this.ids);
  }

  async look(ids: readonly string[]): Promise<void> {
    const { listWith, lists } = this.#parts;
    this.ids = ids;
    if (!ids.every((id) => this.offers.knows(id))) {
      this.offers.load.cancel();
      this.offers = new SavedOffers(listWith, lists);
    }
    await this.refresh();
  }

  entries(ids: readonly string[]): readonly SavedEntry[] {
    return this.offers.entries(ids.map((productId) => ({ productId, savedAt: 0, facts: this.#factsOf(productId) })));
  }

  #factsOf(productId: string): ProductFacts | null {
    for (const list of this.#parts.lists) {
      const facts = list.factsOf(productId);
      if (facts !== null) return facts;
    }
    return null;
  }
}
