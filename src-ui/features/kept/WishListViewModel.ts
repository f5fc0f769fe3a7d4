import { makeAutoObservable } from 'mobx';
import type { FindProduct } from '#domain/catalogue/FindProduct.ts';
import type { Product } from '#domain/catalogue/Product.ts';
import type { ApiFailure } from '#domain/shared/Failure.ts';
import { Load } from '../../state/Load.ts';
import type { RecentlyViewed } from '../../state/RecentlyViewed.ts';
import type { VerifiedSellers } from '../../state/VerifiedSellers.ts';
import type { WishList } from '../../state/WishList.ts';
import { type KeptEntry, keptEntries } from './KeptEntry.ts';

/** What is wished for and what was looked at, beside what is on offer. */
export class WishListViewModel {
  readonly all = new Load<readonly Product[], ApiFailure>();
  readonly verified: VerifiedSellers;
  readonly viewed: RecentlyViewed;
  readonly #find: FindProduct;
  readonly #wishList: WishList;

  constructor(find: FindProduct, verified: VerifiedSellers, wishList: WishList, viewed: RecentlyViewed) {
    this.#find = find;
    this.verified = verified;
    this.#wishList = wishList;
    this.viewed = viewed;
    makeAutoObservable(this, { all: false, verified: false, viewed: false });
  }

  start(): void {
    if (this.#wishList.size > 0 || this.viewed.size > 0) void this.load();
  }

  stop(): void {
    this.all.cancel();
  }

  async load(): Promise<void> {
    const ids = this.#wishList.latestFirst.map(({ productId }) => productId);
    await this.all.run((signal) => this.#find.among(ids, { signal }));
    if (this.all.value === undefined) return;
    this.#wishList.learn(this.all.value);
    this.viewed.learn(this.all.value);
  }

  get wishes(): readonly KeptEntry[] {
    return keptEntries(this.#wishList.latestFirst, this.all.value ?? []);
  }

  get recent(): readonly KeptEntry[] {
    return keptEntries(this.viewed.latestFirst.slice(0, 12), this.all.value ?? []);
  }
}
