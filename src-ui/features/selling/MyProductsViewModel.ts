import type { CallFailure } from '#domain/shared/Failure.ts';
import { makeAutoObservable, reaction } from 'mobx';
import type { Booking } from '#domain/booking/Booking.ts';
import type { ListRequests } from '#domain/booking/listRequests.ts';
import { requestedIds } from '#domain/booking/requestedIds.ts';
import type { AdvertiseProduct } from '#domain/selling/advertiseProduct.ts';
import type { ListMyProducts } from '#domain/selling/listMyProducts.ts';
import { canAdvertiseProduct } from '#domain/selling/productPolicy.ts';
import type { Product } from '#domain/catalogue/Product.ts';
import { type Listing, without } from '#domain/shared/reading.ts';
import { productDeskTexts } from '../../texts/productDesk.ts';
import { outcomeTexts } from '../../texts/outcomes.ts';
import { type AsyncState, valueOf } from '../../state/AsyncState.ts';
import { hadNoEffect } from '../../state/hadNoEffect.ts';
import { Load } from '../../state/Load.ts';
import type { Notifications } from '../../state/Notifications.ts';
import { RowActions } from '../../state/RowActions.ts';
import type { SessionStore } from '../../state/SessionStore.ts';
import type { NamedProduct, ProductDeletions } from './ProductDeletions.ts';
import { ProductDesk } from './ProductDesk.ts';
import type { ProductRuns } from './ProductRuns.ts';
import { stillHere } from '../../state/stillHere.ts';

type MyProductsParts = {
  readonly list: ListMyProducts;
  /** Null if the marketplace has no `sales`. */
  readonly listRequests: ListRequests | null;
  readonly advertiseProduct: AdvertiseProduct;
  readonly deletions: ProductDeletions;
  readonly runs: ProductRuns;
  readonly session: SessionStore;
  readonly notifications: Notifications;
};

export class MyProductsViewModel {
  readonly products = new Load<Listing<Product>, CallFailure>({ keepsShown: true });
  readonly advertising = new RowActions<CallFailure>();
  readonly desk = new ProductDesk(() => valueOf(this.shown)?.items ?? []);
  readonly runs: ProductRuns;
  readonly #requests = new Load<Listing<Booking>, CallFailure>();
  #isLeft = false;
  readonly #parts: MyProductsParts;
  #ends: readonly (() => void)[] = [];

  constructor(parts: MyProductsParts) {
    this.#parts = parts;
    this.runs = parts.runs;
    makeAutoObservable(this, { products: false, advertising: false, desk: false, runs: false });
  }

  start(): void {
    this.#isLeft = false;
    const { deletions, runs } = this.#parts;
    void this.refresh();
    this.#end();
    // Even a failed call may have taken effect.
    const finished = (): number =>
      deletions.answered + runs.deleted + (runs.advertising.isRunning ? 0 : runs.advertising.states.perhapsDone);
    this.#ends = [
      runs.show(),
      // The list stays as it is while a run works.
      reaction(finished, (now, before) => {
        if (now > before) void this.refresh();
      }),
    ];
  }

  stop(): void {
    this.#isLeft = true;
    this.#end();
    this.products.cancel();
    this.#requests.cancel();
  }

  /** The list without products that are being deleted; they reappear if the deletion fails or is undone. */
  get shown(): AsyncState<Listing<Product>, CallFailure> {
    const { state } = this.products;
    const { deletions, runs } = this.#parts;
    if (state.status !== 'loaded' && state.status !== 'refreshing') return state;
    return { ...state, value: without(state.value, (id) => deletions.hides(id) || runs.hides({ id })) };
  }

  async refresh(): Promise<void> {
    const { list, session } = this.#parts;
    void this.#loadRequests();
    await this.products.run((signal) => list(session.actor ?? null, { signal, fresh: true }));
    const { value } = this.products;
    if (value === undefined) return;
    this.desk.selection.keepOnly(value.items.map(({ id }) => id));
    this.runs.confirm(value);
    this.#parts.deletions.confirm(value);
  }

  /** The person has been away. While a run works, the list stays as it is, and is read after it. */
  async lookAgain(): Promise<void> {
    if (!this.runs.advertising.isRunning && !this.runs.deletion.isRunning) await this.refresh();
  }

  isAdvertising(product: Product): boolean {
    return this.advertising.isPending(product.id) || this.runs.advertising.hasInHand(product.id);
  }

  advertisingFailure(product: Product): CallFailure | null {
    return this.advertising.failure(product.id);
  }

  async advertise(product: Product): Promise<void> {
    const { advertiseProduct, session, notifications } = this.#parts;
    if (this.isAdvertising(product)) return;
    const isHere = stillHere(session);
    await this.advertising.run(product.id, async () => {
      const answer = await advertiseProduct(session.actor ?? null, product);
      if (answer.ok && isHere()) notifications.say('success', outcomeTexts, (texts) => texts.productAdvertised);
      // The row would say it.
      if (!answer.ok && this.#isLeft && isHere())
        notifications.say('danger', outcomeTexts, (texts) => texts.productNotAdvertised(product.productName));
      // Even a failed call may have taken effect. Until the list says so, the row offers nothing.
      if (!this.#isLeft && (answer.ok || !hadNoEffect(answer.failure.code))) await this.refresh();
      if (!answer.ok && !this.#isLeft && isHere()) this.#tellGone(product, answer.failure);
      return answer;
    });
  }

  /** The product was deleted elsewhere. The row that would say so is gone. */
  #tellGone({ id, productName }: Product, { code }: CallFailure): void {
    if (code !== 'api/not-found' || this.products.value?.items.some((product) => product.id === id) !== false) return;
    this.#parts.notifications.say('info', productDeskTexts, (texts) => texts.gone(productName));
  }

  delete(product: NamedProduct): void {
    this.desk.selection.choose(product.id, false);
    this.#parts.deletions.begin(product);
  }

  /** The chosen products that can be advertised now. */
  get toAdvertise(): readonly Product[] {
    const actor = this.#parts.session.actor ?? null;
    return this.toDelete.filter((product) => canAdvertiseProduct(actor, product) && !this.isAdvertising(product));
  }

  /** The chosen products that no run has in hand. */
  get toDelete(): readonly Product[] {
    return this.desk.chosen.filter((product) => !this.runs.isBusy(product));
  }

  advertiseChosen(): void {
    const products = this.toAdvertise;
    this.desk.selection.clear();
    this.runs.advertise(products);
  }

  /** Deletes the products that were asked about, and no others. */
  deleteChosen(products: readonly Product[]): void {
    this.desk.selection.clear();
    this.runs.delete(products);
  }

  /** A shop that can't be asked has no filter by requests. */
  async #loadRequests(): Promise<void> {
    const { listRequests, session } = this.#parts;
    if (listRequests === null) return;
    await this.#requests.run((signal) => listRequests(session.actor ?? null, { signal, fresh: true }));
    const { value } = this.#requests;
    this.desk.setRequested(value === undefined ? null : requestedIds(value.items));
  }

  #end(): void {
    for (const end of this.#ends) end();
    this.#ends = [];
  }
}
