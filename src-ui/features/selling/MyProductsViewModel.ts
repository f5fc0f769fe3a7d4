import { makeAutoObservable, reaction } from 'mobx';
import type { AdvertiseProduct } from '#domain/selling/advertiseProduct.ts';
import type { ListMyProducts } from '#domain/selling/listMyProducts.ts';
import type { Product } from '#domain/catalogue/Product.ts';
import type { AccessFailure, ApiFailure } from '#domain/shared/Failure.ts';
import { type Listing, without } from '#domain/shared/reading.ts';
import { outcomeTexts } from '../../texts/outcomes.ts';
import type { AsyncState } from '../../state/AsyncState.ts';
import { Load } from '../../state/Load.ts';
import type { Notifications } from '../../state/Notifications.ts';
import { RowActions } from '../../state/RowActions.ts';
import type { SessionStore } from '../../state/SessionStore.ts';
import type { NamedProduct, ProductDeletions } from './ProductDeletions.ts';

type SellingFailure = ApiFailure | AccessFailure;

type MyProductsParts = {
  readonly list: ListMyProducts;
  readonly advertiseProduct: AdvertiseProduct;
  readonly deletions: ProductDeletions;
  readonly session: SessionStore;
  readonly notifications: Notifications;
};

export class MyProductsViewModel {
  readonly products = new Load<Listing<Product>, SellingFailure>({ keepsShown: true });
  readonly advertising = new RowActions<SellingFailure>();
  unlisten: (() => void) | null = null;
  readonly #parts: MyProductsParts;

  constructor(parts: MyProductsParts) {
    this.#parts = parts;
    makeAutoObservable(this, { products: false, advertising: false, unlisten: false });
  }

  start(): void {
    void this.refresh();
    this.unlisten?.();
    this.unlisten = reaction(
      () => this.#parts.deletions.deletedCount,
      () => void this.refresh(),
    );
  }

  stop(): void {
    this.unlisten?.();
    this.products.cancel();
  }

  /** The list without products that are being deleted; they reappear if the deletion fails or is undone. */
  get shown(): AsyncState<Listing<Product>, SellingFailure> {
    const { state } = this.products;
    if (state.status !== 'loaded' && state.status !== 'refreshing') return state;
    return { ...state, value: without(state.value, (id) => this.#parts.deletions.hides(id)) };
  }

  refresh(): Promise<void> {
    const { list, session } = this.#parts;
    return this.products.run((signal) => list(session.actor ?? null, { signal, fresh: true }));
  }

  isAdvertising(product: Product): boolean {
    return this.advertising.isPending(product.id);
  }

  advertisingFailure(product: Product): SellingFailure | null {
    return this.advertising.failure(product.id);
  }

  async advertise(product: Product): Promise<void> {
    const { advertiseProduct, session, notifications } = this.#parts;
    const answer = await this.advertising.run(product.id, () => advertiseProduct(session.actor ?? null, product));
    if (answer?.ok !== true) return;
    notifications.say('success', outcomeTexts, (texts) => texts.productAdvertised);
    await this.refresh();
  }

  delete(product: NamedProduct): void {
    this.#parts.deletions.begin(product);
  }
}
