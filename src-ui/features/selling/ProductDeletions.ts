import { observable, reaction, runInAction } from 'mobx';
import type { DeleteProduct } from '#domain/catalogue/DeleteProduct.ts';
import type { Product } from '#domain/catalogue/Product.ts';
import { deletingTexts } from '../../copy/deleting.ts';
import { failureText } from '../../copy/failures.ts';
import { outcomeTexts } from '../../copy/outcomes.ts';
import type { Notifications } from '../../state/Notifications.ts';
import type { SessionStore } from '../../state/SessionStore.ts';

/** Time for a second thought, in milliseconds. */
const waits = 8000;

/**
 * Products that their seller has told to delete, wherever in the shop they are by now. Nothing is sent for a few
 * seconds, and nothing at all when the page is closed meanwhile: then the product is simply still there.
 */
export class ProductDeletions {
  /** Out of the seller's sight: waiting with the id of its toast, being sent, or gone. */
  readonly #hidden = observable.map<string, number | 'sending' | 'gone'>();
  readonly #deleteProduct: DeleteProduct;
  readonly #session: SessionStore;
  readonly #notifications: Notifications;

  constructor(deleteProduct: DeleteProduct, session: SessionStore, notifications: Notifications) {
    this.#deleteProduct = deleteProduct;
    this.#session = session;
    this.#notifications = notifications;
    // Whoever signs out has made up their mind: what waits is sent while they still may.
    reaction(() => session.leaving.isPending, (isLeaving) => {
      if (isLeaving) this.#hurry();
    });
  }

  hides(product: Product): boolean {
    return this.#hidden.has(product.id);
  }

  /** How many are really gone. */
  get gone(): number {
    return [...this.#hidden.values()].filter((state) => state === 'gone').length;
  }

  begin(product: Product): void {
    if (this.hides(product)) return;
    const toast = this.#notifications.say('info', deletingTexts, (texts) => texts.soon(product.productName), {
      lasts: waits,
      action: { label: (language) => deletingTexts[language].undo, run: () => this.#keep(product) },
      closing: (language) => deletingTexts[language].now,
      onGone: () => void this.#send(product),
    });
    runInAction(() => this.#hidden.set(product.id, toast));
  }

  #keep(product: Product): void {
    runInAction(() => this.#hidden.delete(product.id));
    this.#notifications.say('info', deletingTexts, (texts) => texts.kept(product.productName));
  }

  async #send(product: Product): Promise<void> {
    if (this.#hidden.get(product.id) === 'sending') return;
    runInAction(() => this.#hidden.set(product.id, 'sending'));
    const answer = await this.#deleteProduct.execute(this.#session.actor ?? null, product);
    runInAction(() => {
      if (answer.ok) this.#hidden.set(product.id, 'gone');
      else this.#hidden.delete(product.id);
    });
    if (answer.ok) {
      this.#notifications.say('success', outcomeTexts, (texts) => texts.productDeleted);
      return;
    }
    const { failure } = answer;
    this.#notifications.say('danger', deletingTexts, (texts) => texts.failed(product.productName, failureText(failure, texts.failures)), {
      action: { label: (language) => deletingTexts[language].tryAgain, run: () => void this.#send(product) },
    });
  }

  #hurry(): void {
    for (const state of this.#hidden.values()) if (typeof state === 'number') this.#notifications.dismiss(state);
  }
}
