import type { FindProduct } from '#domain/catalogue/FindProduct.ts';
import type { Product } from '#domain/catalogue/Product.ts';
import type { ApiFailure } from '#domain/shared/Failure.ts';
import type { ProductFacts } from '../../state/KeptProduct.ts';
import type { KeptProducts } from '../../state/KeptProducts.ts';
import { Load } from '../../state/Load.ts';
import { type KeptEntry, keptEntries } from './KeptEntry.ts';

/** The products of a comparison, whose ids stand in the address. */
export class CompareViewModel {
  readonly all = new Load<readonly Product[], ApiFailure>();
  readonly #find: FindProduct;
  readonly #kept: readonly KeptProducts[];

  /** `kept`: whoever on this device may remember a product that is gone. */
  constructor(find: FindProduct, kept: readonly KeptProducts[]) {
    this.#find = find;
    this.#kept = kept;
  }

  stop(): void {
    this.all.cancel();
  }

  async look(ids: readonly string[]): Promise<void> {
    await this.all.run((signal) => this.#find.among(ids, { signal }));
    if (this.all.value === undefined) return;
    for (const list of this.#kept) list.learn(this.all.value);
  }

  entries(ids: readonly string[]): readonly KeptEntry[] {
    const kept = ids.map((productId) => ({ productId, keptAt: 0, facts: this.#factsOf(productId) }));
    return keptEntries(kept, this.all.value ?? []);
  }

  #factsOf(productId: string): ProductFacts | null {
    for (const list of this.#kept) {
      const facts = list.factsOf(productId);
      if (facts !== null) return facts;
    }
    return null;
  }
}
