import { observable, runInAction } from 'mobx';
import type { DeleteProduct } from '#domain/selling/deleteProduct.ts';
import { mayHaveArrived } from '#domain/shared/mayHaveArrived.ts';
import type { DeletableProduct } from '#domain/selling/productPolicy.ts';
import { deletingTexts } from '../../texts/deleting.ts';
import { failureText, failureTexts } from '../../texts/failures.ts';
import { outcomeTexts } from '../../texts/outcomes.ts';
import { hadNoEffect } from '../../state/hadNoEffect.ts';
import type { Notifications } from '../../state/Notifications.ts';
import type { PendingDeletions } from '../../state/PendingDeletions.ts';
import type { SessionStore } from '../../state/SessionStore.ts';
import { stillHere } from '../../state/stillHere.ts';

/** A product and its name in messages. */
export type NamedProduct = DeletableProduct & { readonly productName: string };

type ProductDeletionsParts = {
  readonly deleteProduct: DeleteProduct;
  /** Called after each answer that may have had an effect, because even a failed call may have been carried out. */
  readonly onAnswered: () => void;
  readonly pendingDeletions: PendingDeletions;
  readonly session: SessionStore;
  readonly notifications: Notifications;
};

/** A seller's deletions. A toast shows each pending deletion, and another its outcome. */
export class ProductDeletions {
  readonly #parts: ProductDeletionsParts;
  readonly #answered = observable.box(0);
  /** The messages about products that were not deleted. */
  readonly #failed = new Map<string, number>();

  constructor(parts: ProductDeletionsParts) {
    this.#parts = parts;
  }

  hides(id: string): boolean {
    return this.#parts.pendingDeletions.hides(id);
  }

  /** The number of deletions that were answered and may have had an effect. */
  get answered(): number {
    return this.#answered.get();
  }

  begin(product: NamedProduct): void {
    const { pendingDeletions, notifications } = this.#parts;
    const { id, productName } = product;
    if (pendingDeletions.hides(id)) return;
    const toast = notifications.say('info', deletingTexts, (texts) => texts.soon(productName), {
      stays: true,
      pause: () => pendingDeletions.pause(id),
      actions: [
        { label: (language) => deletingTexts[language].undo, run: () => this.#undo(product) },
        { label: (language) => deletingTexts[language].now, run: () => pendingDeletions.sendNow(id) },
      ],
    });
    pendingDeletions.begin({
      id,
      drop: () => notifications.dismiss(toast),
      send: () => {
        notifications.dismiss(toast);
        return this.#delete(product);
      },
    });
  }

  #undo(product: NamedProduct): void {
    this.#parts.pendingDeletions.undo(product.id);
    this.#parts.notifications.say('info', deletingTexts, (texts) => texts.kept(product.productName));
  }

  /** Answers whether the product is deleted. If there was none to delete, the list says whether it is there. */
  async #delete(product: NamedProduct): Promise<boolean> {
    const { deleteProduct, onAnswered, pendingDeletions, session, notifications } = this.#parts;
    notifications.dismiss(this.#failed.get(product.id));
    const isHere = stillHere(session);
    const answer = await deleteProduct(session.actor ?? null, product);
    if (answer.ok || !hadNoEffect(answer.failure.code)) {
      runInAction(() => this.#answered.set(this.answered + 1));
      onAnswered();
    }
    if (!isHere()) return answer.ok;
    if (answer.ok) {
      const wasThere = answer.value;
      notifications.say(wasThere ? 'success' : 'info', outcomeTexts, (texts) =>
        wasThere ? texts.productDeleted : texts.productNotThere(product.productName),
      );
      return wasThere;
    }
    const { failure } = answer;
    const tryAgain = (): void => {
      // Its row is back, so it may be about to be deleted anew.
      if (pendingDeletions.hides(product.id)) pendingDeletions.sendNow(product.id);
      else void pendingDeletions.send({ id: product.id, send: () => this.#delete(product) });
    };
    const outcome = mayHaveArrived(failure.code) ? 'unsure' : 'failed';
    const toast = notifications.say(
      'danger',
      deletingTexts,
      (texts, language) => texts[outcome](product.productName, failureText(failure, failureTexts[language])),
      {
        actions: [{ label: (language) => deletingTexts[language].tryAgain, run: tryAgain }],
      },
    );
    this.#failed.set(product.id, toast);
    return false;
  }
}
