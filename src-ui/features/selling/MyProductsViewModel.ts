import { makeAutoObservable, observable, observableRef, reaction } from 'mobx';
import type { AdvertiseProduct } from '#domain/catalogue/AdvertiseProduct.ts';
import type { ListMyProducts } from '#domain/catalogue/ListMyProducts.ts';
import type { Product } from '#domain/catalogue/Product.ts';
import type { AccessFailure, ApiFailure } from '#domain/shared/Failure.ts';
import type { Listing } from '#domain/shared/reading.ts';
import { outcomeTexts } from '../../copy/outcomes.ts';
import { Action } from '../../state/Action.ts';
import type { AsyncState } from '../../state/AsyncState.ts';
import { Load } from '../../state/Load.ts';
import type { Notifications } from '../../state/Notifications.ts';
import type { SessionStore } from '../../state/SessionStore.ts';
import type { ProductDeletions } from './ProductDeletions.ts';

type SellingFailure = ApiFailure | AccessFailure;

export class MyProductsViewModel {
  readonly products = new Load<Listing<Product>, SellingFailure>();
  /** Each product is advertised by itself; one that is under way does not hold up another. */
  readonly advertising = observable.map<string, Action<SellingFailure>>({}, { deep: false });
  unlisten: (() => void) | null = null;
  readonly #list: ListMyProducts;
  readonly #advertiseProduct: AdvertiseProduct;
  readonly #deletions: ProductDeletions;
  readonly #session: SessionStore;
  readonly #notifications: Notifications;

  constructor(
    list: ListMyProducts,
    advertiseProduct: AdvertiseProduct,
    deletions: ProductDeletions,
    session: SessionStore,
    notifications: Notifications,
  ) {
    this.#list = list;
    this.#advertiseProduct = advertiseProduct;
    this.#deletions = deletions;
    this.#session = session;
    this.#notifications = notifications;
    makeAutoObservable(this, { products: observableRef, advertising: false, unlisten: false });
  }

  start(): void {
    void this.refresh();
    this.unlisten?.();
    this.unlisten = reaction(() => this.#deletions.gone, () => void this.refresh());
  }

  stop(): void {
    this.unlisten?.();
    this.products.cancel();
  }

  /** The list without what is being deleted: that is out of sight at once, and back if it cannot be. */
  get shown(): AsyncState<Listing<Product>, SellingFailure> {
    const { state } = this.products;
    if (state.status !== 'loaded' && state.status !== 'refreshing') return state;
    return { ...state, value: { ...state.value, items: state.value.items.filter((product) => !this.#deletions.hides(product)) } };
  }

  refresh(): Promise<void> {
    return this.products.run((signal) => this.#list.execute(this.#session.actor ?? null, { signal, fresh: true }));
  }

  isAdvertising(product: Product): boolean {
    return this.advertising.get(product.id)?.isPending === true;
  }

  advertisingFailure(product: Product): SellingFailure | null {
    return this.advertising.get(product.id)?.failure ?? null;
  }

  async advertise(product: Product): Promise<void> {
    const action = this.advertising.get(product.id) ?? new Action<SellingFailure>();
    this.advertising.set(product.id, action);
    const answer = await action.run(() => this.#advertiseProduct.execute(this.#session.actor ?? null, product));
    if (answer?.ok !== true) return;
    this.#notifications.say('success', outcomeTexts, (texts) => texts.productAdvertised);
    await this.refresh();
  }

  delete(product: Product): void {
    this.#deletions.begin(product);
  }
}
