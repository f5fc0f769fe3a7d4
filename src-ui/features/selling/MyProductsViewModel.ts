import { makeAutoObservable, observable, observableRef } from 'mobx';
import type { AdvertiseProduct } from '#domain/catalogue/AdvertiseProduct.ts';
import type { DeleteProduct } from '#domain/catalogue/DeleteProduct.ts';
import type { ListMyProducts } from '#domain/catalogue/ListMyProducts.ts';
import type { Product } from '#domain/catalogue/Product.ts';
import type { AccessFailure, ApiFailure } from '#domain/shared/Failure.ts';
import type { Listing } from '#domain/shared/reading.ts';
import { outcomeTexts } from '../../copy/outcomes.ts';
import { Action } from '../../state/Action.ts';
import { Load } from '../../state/Load.ts';
import type { Notifications } from '../../state/Notifications.ts';
import type { SessionStore } from '../../state/SessionStore.ts';

type SellingFailure = ApiFailure | AccessFailure;

export class MyProductsViewModel {
  readonly products = new Load<Listing<Product>, SellingFailure>();
  readonly deletion = new Action<SellingFailure>();
  /** Each product is advertised by itself; one that is under way does not hold up another. */
  readonly advertising = observable.map<string, Action<SellingFailure>>({}, { deep: false });
  readonly #list: ListMyProducts;
  readonly #advertiseProduct: AdvertiseProduct;
  readonly #deleteProduct: DeleteProduct;
  readonly #session: SessionStore;
  readonly #notifications: Notifications;

  constructor(
    list: ListMyProducts,
    advertiseProduct: AdvertiseProduct,
    deleteProduct: DeleteProduct,
    session: SessionStore,
    notifications: Notifications,
  ) {
    this.#list = list;
    this.#advertiseProduct = advertiseProduct;
    this.#deleteProduct = deleteProduct;
    this.#session = session;
    this.#notifications = notifications;
    makeAutoObservable(this, {
      products: observableRef, deletion: observableRef, advertising: false,
    });
  }

  start(): void {
    void this.refresh();
  }

  stop(): void {
    this.products.cancel();
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

  /** Answers whether the product is gone now. */
  async delete(product: Product): Promise<boolean> {
    const answer = await this.deletion.run(() => this.#deleteProduct.execute(this.#session.actor ?? null, product));
    if (answer?.ok !== true) return false;
    this.#notifications.say('success', outcomeTexts, (texts) => texts.productDeleted);
    this.#takeOut(product);
    void this.refresh();
    return true;
  }

  /** Out of sight at once; the list that is asked for anew has the last word. */
  #takeOut(gone: Product): void {
    const shown = this.products.value;
    if (shown === undefined) return;
    this.products.set({ ...shown, items: shown.items.filter(({ id }) => id !== gone.id) });
  }
}
