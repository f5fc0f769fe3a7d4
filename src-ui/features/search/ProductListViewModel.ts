import type { Product } from '#domain/catalogue/Product.ts';
import type { FindingQuery } from '#domain/search/FindingQuery.ts';
import { withinAbilities } from '#domain/search/withinAbilities.ts';
import type { SearchableList } from '#domain/search/SearchableList.ts';
import type { ApiFailure, CallFailure } from '#domain/shared/Failure.ts';
import type { ReadOptions } from '#domain/shared/reading.ts';
import { ok, type Result } from '#domain/shared/Result.ts';
import { Load } from '../../state/Load.ts';
import type { VerifiedSellers } from '../../state/VerifiedSellers.ts';
import { FindingViewModel } from './FindingViewModel.ts';
import { shownBefore } from './placesInLists.ts';

type ProductListParts = {
  readonly list: SearchableList<CallFailure>;
  readonly product: (id: string, options: ReadOptions) => Promise<Result<Product | null, ApiFailure>>;
  readonly verifiedSellers: VerifiedSellers;
  /** Hears which list is shown, and null once the page is left. */
  readonly onShown?: (snapshot: object | null) => void;
};

/** A product list that shoppers see: all products, a category's, or the advertised ones. */
export class ProductListViewModel {
  readonly verified: VerifiedSellers;
  readonly finding: FindingViewModel;
  /** The product that the address names, if it is not among those shown. */
  readonly wanted = new Load<{ readonly id: string; readonly product: Product | null }, ApiFailure>();
  readonly #parts: ProductListParts;
  /** Products whose booking was refused. An earlier answer about them may be stale. */
  readonly #refused = new Set<string>();
  /** The id of the product that was looked up last. */
  #wantedId: string | null = null;

  constructor(parts: ProductListParts) {
    this.#parts = parts;
    this.verified = parts.verifiedSellers;
    this.finding = new FindingViewModel({
      list: parts.list,
      verified: parts.verifiedSellers,
      onFound: ({ snapshot }) => parts.onShown?.(snapshot ?? null),
    });
  }

  get products() {
    return this.finding.results.products;
  }

  start(): void {
    void this.finding.start({ atLeast: shownBefore() });
  }

  stop(): void {
    this.finding.stop();
    this.wanted.cancel();
    this.#parts.onShown?.(null);
  }

  refresh(): Promise<void> {
    return this.finding.start({ fresh: true, atLeast: this.products.value?.items.length ?? 0 });
  }

  /** A booking of the product was refused: reads anew whether it is still there. */
  async refuse(id: string): Promise<void> {
    this.#refused.add(id);
    await this.refresh();
    // The person may have opened another product's form meanwhile.
    if (this.#wantedId === id) this.want(id);
  }

  /** Reads into the cache what the page shows first for this query. */
  readAhead(query: FindingQuery): Promise<Result<unknown, CallFailure>> {
    return this.finding.results.readAhead(withinAbilities(query, this.finding.can));
  }

  /** Looks up a product of the list that may not be among those shown. */
  want(id: string): void {
    if (this.#shown(id) !== undefined) return;
    this.#wantedId = id;
    const known = this.wanted.value;
    void this.wanted.run(async (signal) => {
      const found = await this.#parts.product(id, { signal, fresh: this.#refused.has(id) });
      if (found.ok) return ok({ id, product: found.value });
      // Its form stays open.
      return known?.id === id ? ok(known) : found;
    });
  }

  /** Null if it is gone; undefined while unknown. */
  productOf(id: string | null): Product | null | undefined {
    if (id === null || this.products.value === undefined) return undefined;
    const { value } = this.wanted;
    return this.#shown(id) ?? (value?.id === id ? value.product : undefined);
  }

  #shown(id: string): Product | undefined {
    return this.products.value?.items.find((product) => product.id === id);
  }
}
