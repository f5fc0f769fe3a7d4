import { makeAutoObservable, observable, runInAction } from 'mobx';
import type { Product } from '#domain/catalogue/Product.ts';
import type { Notifications } from '../../state/Notifications.ts';
import type { PendingDeletions } from '../../state/PendingDeletions.ts';
import { productDeskTexts } from '../../texts/productDesk.ts';

type PendingBatchParts = {
  readonly pendingDeletions: PendingDeletions;
  readonly notifications: Notifications;
  /** Deletes the products that nobody kept. */
  readonly send: (products: readonly Product[]) => Promise<void>;
};

/** Chosen products that are deleted soon. Until then, one or all of them can be kept. */
export class PendingBatch {
  readonly products = observable.map<string, Product>({}, { deep: false });
  readonly #parts: PendingBatchParts;
  #serial = 0;
  #holds = 0;
  #resume: (() => void) | null = null;
  #toast: number | null = null;

  constructor(parts: PendingBatchParts) {
    this.#parts = parts;
    makeAutoObservable(this, { products: false });
  }

  /** One id for all of them, because they share their time to undo. An earlier batch may still be on its way. */
  get #batch(): string {
    return `chosen products ${this.#serial}`;
  }

  begin(products: readonly Product[]): void {
    const { pendingDeletions } = this.#parts;
    pendingDeletions.undo(this.#batch);
    this.#serial += 1;
    for (const product of products) this.products.set(product.id, product);
    pendingDeletions.begin({ id: this.#batch, send: () => this.#send(), drop: () => this.undoAll() });
    if (this.#holds > 0) this.#resume = pendingDeletions.pause(this.#batch);
  }

  undo(id: string): void {
    this.products.delete(id);
    if (this.products.size === 0) this.undoAll();
  }

  /** The others are gone already, so nobody can keep them. */
  keepOnly(ids: ReadonlySet<string | null>): void {
    for (const id of this.products.keys()) if (!ids.has(id)) this.undo(id);
  }

  undoAll(): void {
    this.products.clear();
    this.#parts.pendingDeletions.undo(this.#batch);
    this.dismiss();
  }

  deleteNow(): void {
    this.#parts.pendingDeletions.sendNow(this.#batch);
  }

  /** Stops the time to undo. Answers a function that lets it run again, once nobody holds it any more. */
  hold(): () => void {
    this.#holds += 1;
    if (this.#holds === 1) this.#resume = this.#parts.pendingDeletions.pause(this.#batch);
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      this.#holds -= 1;
      if (this.#holds === 0) this.#resume?.();
    };
  }

  /** For pages that don't show the products. */
  sayIfPending(): void {
    const count = this.products.size;
    if (count === 0) return;
    this.#toast = this.#parts.notifications.say('info', productDeskTexts, (texts) => texts.deletingSoon(count), {
      stays: true,
      pause: () => this.hold(),
      actions: [
        { label: (language) => productDeskTexts[language].undoAll, run: () => this.undoAll() },
        { label: (language) => productDeskTexts[language].deleteNow, run: () => this.deleteNow() },
      ],
    });
  }

  dismiss(): void {
    if (this.#toast !== null) this.#parts.notifications.dismiss(this.#toast);
    this.#toast = null;
  }

  async #send(): Promise<boolean> {
    const products = [...this.products.values()];
    this.dismiss();
    runInAction(() => this.products.clear());
    await this.#parts.send(products);
    // The batch can be used again.
    return false;
  }
}
