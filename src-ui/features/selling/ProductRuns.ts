import { makeAutoObservable, reaction, runInAction } from 'mobx';
import type { Product } from '#domain/catalogue/Product.ts';
import type { AdvertiseProduct } from '#domain/selling/advertiseProduct.ts';
import type { DeleteProduct } from '#domain/selling/deleteProduct.ts';
import type { CallFailure } from '#domain/shared/Failure.ts';
import type { Listing } from '#domain/shared/reading.ts';
import { fail } from '#domain/shared/Result.ts';
import { BulkRun } from '../../state/BulkRun.ts';
import type { Notifications } from '../../state/Notifications.ts';
import type { PendingDeletions } from '../../state/PendingDeletions.ts';
import type { SessionStore } from '../../state/SessionStore.ts';
import { productDeskTexts } from '../../texts/productDesk.ts';
import { PendingBatch } from './PendingBatch.ts';

type ProductRunsParts = {
  readonly advertiseProduct: AdvertiseProduct;
  readonly deleteProduct: DeleteProduct;
  /** Called once products are deleted, as far as is known. */
  readonly onDeleted: () => void;
  readonly pendingDeletions: PendingDeletions;
  readonly session: SessionStore;
  readonly notifications: Notifications;
};

/**
 * A seller's work on many products at once. It goes on while they look at other pages, where toasts replace what
 * their own products' page shows.
 */
export class ProductRuns {
  readonly advertising: BulkRun<Product, CallFailure>;
  readonly deletion: BulkRun<Product, CallFailure>;
  /** Products whose deletion can still be undone. */
  readonly pending: PendingBatch;
  /** The ids of deleted products, which the list may still have until it is read again. */
  readonly gone = new Set<string>();
  readonly #parts: ProductRunsParts;
  #pages = 0;

  constructor(parts: ProductRunsParts) {
    const { advertiseProduct, onDeleted, pendingDeletions, session, notifications } = parts;
    this.#parts = parts;
    this.advertising = new BulkRun((product) => advertiseProduct(session.actor ?? null, product));
    this.deletion = new BulkRun((product) => this.#delete(product));
    this.pending = new PendingBatch({ pendingDeletions, notifications, send: (products) => this.#send(products) });
    makeAutoObservable(this, { advertising: false, deletion: false, pending: false });
    reaction(
      () => session.signingOut.isPending,
      (isSigningOut) => {
        if (isSigningOut) for (const run of [this.advertising, this.deletion]) run.sendAll();
      },
    );
    reaction(
      () => this.deleted,
      (now, before) => {
        if (now > before) onDeleted();
      },
    );
    reaction(
      () => session.actor?.account.email,
      () => this.#forget(),
    );
  }

  /**
   * How many products the last run has deleted, as far as is known; 0 while it goes on. Answers that come after its
   * end count as well.
   */
  get deleted(): number {
    return this.deletion.isRunning ? 0 : this.deletion.states.perhapsDone;
  }

  /** Whether a product is deleted. The list may not know yet, and shows the rows of a run that goes on. */
  hides({ id }: { readonly id: string }): boolean {
    const isInRun = this.deletion.isRunning && this.deletion.states.of(id) !== undefined;
    return this.gone.has(id) && !isInRun;
  }

  /** Whether a run has this product in hand, so that nothing else may be done with it. */
  isBusy({ id }: { readonly id: string }): boolean {
    return this.pending.products.has(id) || this.advertising.hasInHand(id) || this.deletion.hasInHand(id);
  }

  /** The own products' page shows everything from now on. Answers a function that ends this. */
  show(): () => void {
    this.#pages += 1;
    this.pending.dismiss();
    return () => {
      this.#pages -= 1;
      if (this.#pages === 0) this.pending.sayIfPending();
    };
  }

  /** Looks in a seller's products for what lost answers and other devices did. */
  confirm({ items, unreadable }: Listing<Product>): void {
    const advertised = new Set(items.filter((product) => product.advertised).map(({ id }) => id));
    this.advertising.confirm(({ id }) => advertised.has(id));
    const ids = new Set([...items, ...unreadable].map(({ id }) => id));
    // A row without an id may be any product.
    if (ids.has(null)) return;
    this.deletion.confirm(({ id }) => !ids.has(id));
    this.pending.keepOnly(ids);
    this.advertising.forget(({ id }) => !ids.has(id) && !this.#isToldGone(id));
  }

  /** Whether the run's outcome says that the marketplace found no such product to advertise. */
  #isToldGone(id: string): boolean {
    const state = this.advertising.states.of(id);
    return state?.status === 'failed' && state.failure?.code === 'api/not-found';
  }

  advertise(products: readonly Product[]): void {
    this.deletion.clear();
    void this.advertising.start(products).then(() => this.#tellOutcome('advertising'));
  }

  /** The products stay for some seconds, in which one or all of them can be kept. */
  delete(products: readonly Product[]): void {
    if (this.deletion.isRunning) return;
    for (const run of [this.advertising, this.deletion]) run.clear();
    this.pending.begin(products);
  }

  async #send(products: readonly Product[]): Promise<void> {
    const run = this.deletion.start(products);
    // Nobody may delete afterwards, so all are sent at once.
    if (this.#parts.session.signingOut.isPending) this.deletion.sendAll();
    await run;
    this.#tellOutcome('deletion');
  }

  async #delete(product: Product) {
    const { deleteProduct, session } = this.#parts;
    const answer = await deleteProduct(session.actor ?? null, product);
    // The list says whether a product is gone that the marketplace found none of.
    if (answer.ok && !answer.value) return fail({ code: 'api/malformed' } as const);
    if (answer.ok) runInAction(() => this.gone.add(product.id));
    return answer;
  }

  /** The next person on this page sees nothing of it. */
  #forget(): void {
    this.pending.undoAll();
    for (const run of [this.advertising, this.deletion]) {
      run.stop();
      run.clear();
    }
  }

  #tellOutcome(kind: 'advertising' | 'deletion'): void {
    const { counts, perhapsDone } = this[kind].states;
    const { total, done } = counts;
    if (this.#pages > 0 || total === 0) return;
    this.#parts.notifications.say(done === total ? 'success' : 'danger', productDeskTexts, (texts) =>
      texts.outcome[kind](done, total - done, perhapsDone > done),
    );
  }
}
