import { makeAutoObservable, observable, reaction, runInAction } from 'mobx';
import type { Product } from '#domain/catalogue/Product.ts';
import type { AdvertiseProduct } from '#domain/selling/advertiseProduct.ts';
import type { DeleteProduct } from '#domain/selling/deleteProduct.ts';
import type { AccessFailure, ApiFailure } from '#domain/shared/Failure.ts';
import { BulkRun } from '../../state/BulkRun.ts';
import type { Notifications } from '../../state/Notifications.ts';
import type { PendingDeletions } from '../../state/PendingDeletions.ts';
import type { SessionStore } from '../../state/SessionStore.ts';
import { productDeskTexts } from '../../texts/productDesk.ts';

export type SellingFailure = ApiFailure | AccessFailure;

type ProductRunsParts = {
  readonly advertiseProduct: AdvertiseProduct;
  readonly deleteProduct: DeleteProduct;
  readonly pendingDeletions: PendingDeletions;
  readonly session: SessionStore;
  readonly notifications: Notifications;
};

/** The pending deletion of all chosen products has one id, because they share their time to undo. */
const batch = 'chosen products';

/**
 * A seller's work on many products at once. It goes on while they look at other pages, where toasts replace what
 * their own products' page shows.
 */
export class ProductRuns {
  readonly advertising: BulkRun<Product, SellingFailure>;
  readonly deletion: BulkRun<Product, SellingFailure>;
  /** Products whose deletion can still be undone. */
  readonly pending = observable.map<string, Product>({}, { deep: false });
  readonly #parts: ProductRunsParts;
  #pages = 0;
  #holds = 0;
  #resume: (() => void) | null = null;
  #toast: number | null = null;

  constructor(parts: ProductRunsParts) {
    const { advertiseProduct, session } = parts;
    this.#parts = parts;
    this.advertising = new BulkRun((product) => advertiseProduct(session.actor ?? null, product));
    this.deletion = new BulkRun((product) => this.#delete(product));
    makeAutoObservable(this, { advertising: false, deletion: false, pending: false });
    reaction(
      () => session.actor?.account.email,
      () => this.#forget(),
    );
  }

  /** Whether a product is deleted, or sent for it. The list may not know yet. */
  hides({ id }: { readonly id: string }): boolean {
    return !this.deletion.isRunning && this.deletion.stateOf(id)?.status === 'done';
  }

  /** Whether a run has this product in hand, so that nothing else may be done with it. */
  isBusy({ id }: { readonly id: string }): boolean {
    const states = [this.advertising.stateOf(id), this.deletion.stateOf(id)];
    return this.pending.has(id) || states.some((state) => state?.status === 'running' || state?.status === 'waiting');
  }

  /** The own products' page shows everything from now on. Answers a function that ends this. */
  show(): () => void {
    this.#pages += 1;
    this.#dismiss();
    return () => {
      this.#pages -= 1;
      if (this.#pages === 0 && this.pending.size > 0) this.#say();
    };
  }

  advertise(products: readonly Product[]): void {
    this.deletion.clear();
    void this.advertising.start(products).then(() => this.#tellOutcome('advertising'));
  }

  /** The products stay for some seconds, in which one or all of them can be kept. */
  delete(products: readonly Product[]): void {
    if (this.deletion.isRunning) return;
    const { pendingDeletions } = this.#parts;
    for (const run of [this.advertising, this.deletion]) run.clear();
    pendingDeletions.undo(batch);
    for (const product of products) this.pending.set(product.id, product);
    pendingDeletions.begin({ id: batch, send: () => this.#send() });
    if (this.#holds > 0) this.#resume = pendingDeletions.pause(batch);
  }

  undo(id: string): void {
    this.pending.delete(id);
    if (this.pending.size === 0) this.undoAll();
  }

  undoAll(): void {
    this.pending.clear();
    this.#parts.pendingDeletions.undo(batch);
    this.#dismiss();
  }

  deleteNow(): void {
    this.#parts.pendingDeletions.sendNow(batch);
  }

  /** Stops the time to undo. Answers a function that lets it run again, once nobody holds it any more. */
  hold(): () => void {
    this.#holds += 1;
    if (this.#holds === 1) this.#resume = this.#parts.pendingDeletions.pause(batch);
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      this.#holds -= 1;
      if (this.#holds === 0) this.#resume?.();
    };
  }

  async #send(): Promise<boolean> {
    const products = [...this.pending.values()];
    const { session } = this.#parts;
    this.#dismiss();
    runInAction(() => this.pending.clear());
    // Nobody may delete afterwards, so all are sent at once.
    if (session.signingOut.isPending) await Promise.all(products.map((product) => this.#delete(product)));
    else {
      await this.deletion.start(products);
      this.#tellOutcome('deletion');
    }
    // The batch can be used again.
    return false;
  }

  #delete(product: Product) {
    const { deleteProduct, session } = this.#parts;
    return deleteProduct(session.actor ?? null, product);
  }

  /** The next person on this page sees nothing of it. */
  #forget(): void {
    this.undoAll();
    for (const run of [this.advertising, this.deletion]) {
      run.stop();
      run.clear();
    }
  }

  #say(): void {
    const { notifications } = this.#parts;
    const count = this.pending.size;
    this.#toast = notifications.say('info', productDeskTexts, (texts) => texts.deletingSoon(count), {
      stays: true,
      pause: () => this.hold(),
      actions: [
        { label: (language) => productDeskTexts[language].undoAll, run: () => this.undoAll() },
        { label: (language) => productDeskTexts[language].deleteNow, run: () => this.deleteNow() },
      ],
    });
  }

  #dismiss(): void {
    if (this.#toast !== null) this.#parts.notifications.dismiss(this.#toast);
    this.#toast = null;
  }

  #tellOutcome(kind: 'advertising' | 'deletion'): void {
    const { total, done } = this[kind].counts;
    if (this.#pages > 0 || total === 0) return;
    this.#parts.notifications.say(done === total ? 'success' : 'danger', productDeskTexts, (texts) =>
      texts.outcome[kind](done, total - done),
    );
  }
}
