import { observable, runInAction } from 'mobx';
import type { DeleteProduct } from '#domain/selling/deleteProduct.ts';
import { mayHaveArrived } from '#domain/shared/mayHaveArrived.ts';
import type { DeletableProduct } from '#domain/selling/productPolicy.ts';
import type { Listing } from '#domain/shared/reading.ts';
import { deletingTexts } from '../../texts/deleting.ts';
import { failureText, failureTexts } from '../../texts/failures.ts';
import { outcomeTexts } from '../../texts/outcomes.ts';
import { productDeskTexts } from '../../texts/productDesk.ts';
import { hadNoEffect } from '../../state/hadNoEffect.ts';
import type { Notifications } from '../../state/Notifications.ts';
import type { PendingDeletions } from '../../state/PendingDeletions.ts';
import type { SessionStore } from '../../state/SessionStore.ts';
import { stillHere } from '../../state/stillHere.ts';

/** A product and its name in messages. */
export type NamedProduct = DeletableProduct & { readonly productName: string };

/** A message about a product. */
type Told = { readonly productName: string; readonly toast: number };

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
  /** The messages about products whose deletion can still be undone. */
  readonly #pending = new Map<string, Told>();
  /** The messages about products whose deletion was undone. */
  readonly #kept = new Map<string, number>();
  /** The messages about products that were not deleted. `isUnsure`: the answer was lost. */
  readonly #failed = new Map<string, Told & { readonly isUnsure: boolean }>();

  constructor(parts: ProductDeletionsParts) {
    this.#parts = parts;
    parts.session.onLeave(() => this.#failed.clear());
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
    notifications.dismiss(this.#kept.get(id));
    const toast = notifications.say('info', deletingTexts, (texts) => texts.soon(productName), {
      stays: true,
      pause: () => pendingDeletions.pause(id),
      actions: [
        { label: (language) => deletingTexts[language].undo, run: () => this.#undo(product) },
        { label: (language) => deletingTexts[language].now, run: () => pendingDeletions.sendNow(id) },
      ],
    });
    const end = (): void => {
      notifications.dismiss(toast);
      this.#pending.delete(id);
    };
    this.#pending.set(id, { productName, toast });
    pendingDeletions.begin({
      id,
      drop: end,
      send: () => {
        end();
        return this.#delete(product);
      },
    });
  }

  /** The seller's products were read anew. Those that are not among them are deleted, here or elsewhere. */
  confirm({ items, unreadable }: Listing<{ readonly id: string }>): void {
    const ids = new Set([...items, ...unreadable].map(({ id }) => id));
    // A row without an id may be any product.
    if (ids.has(null)) return;
    const { pendingDeletions, notifications } = this.#parts;
    for (const [id, { toast, productName }] of [...this.#pending].filter(([one]) => !ids.has(one))) {
      pendingDeletions.undo(id);
      this.#pending.delete(id);
      notifications.dismiss(toast);
      notifications.say('info', productDeskTexts, (texts) => texts.gone(productName));
    }
    for (const [id, { toast }] of [...this.#failed].filter(([one, { isUnsure }]) => isUnsure && !ids.has(one))) {
      this.#failed.delete(id);
      notifications.dismiss(toast);
      notifications.say('success', outcomeTexts, (texts) => texts.productDeleted);
    }
  }

  #undo(product: NamedProduct): void {
    this.#parts.pendingDeletions.undo(product.id);
    this.#pending.delete(product.id);
    const kept = this.#parts.notifications.say('info', deletingTexts, (texts) => texts.kept(product.productName));
    this.#kept.set(product.id, kept);
  }

  /** Answers whether the product is deleted. If there was none to delete, the list says whether it is there. */
  async #delete(product: NamedProduct): Promise<boolean> {
    const { deleteProduct, onAnswered, pendingDeletions, session, notifications } = this.#parts;
    notifications.dismiss(this.#failed.get(product.id)?.toast);
    this.#failed.delete(product.id);
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
    const isUnsure = mayHaveArrived(failure.code);
    const outcome = isUnsure ? 'unsure' : 'failed';
    const toast = notifications.say(
      'danger',
      deletingTexts,
      (texts, language) => texts[outcome](product.productName, failureText(failure, failureTexts[language])),
      {
        actions: [{ label: (language) => deletingTexts[language].tryAgain, run: tryAgain }],
      },
    );
    this.#failed.set(product.id, { productName: product.productName, toast, isUnsure });
    return false;
  }
}
