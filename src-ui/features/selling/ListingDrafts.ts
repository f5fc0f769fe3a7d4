import { makeAutoObservable } from 'mobx';
import type { Product } from '#domain/catalogue/Product.ts';
import type { AddProductField } from '#domain/catalogue/productRules.ts';
import type { AddProductForm, AddProductRules } from '#domain/selling/AddProduct.ts';
import { duplicateProduct } from '#domain/selling/duplicateProduct.ts';
import { checkRules } from '#domain/shared/rules.ts';
import { fieldsToKeep } from '../../state/drafts/draftedFields.ts';
import type { DraftList, ListedDraft } from '../../state/drafts/DraftList.ts';
import type { Notifications } from '../../state/Notifications.ts';
import { listingDraftTexts } from '../../texts/listingDrafts.ts';
import { newId } from '../../state/newId.ts';

type ListingDraftsParts = {
  readonly list: DraftList;
  readonly notifications: Notifications;
  /** The values of a form that nobody has touched. */
  readonly newForm: () => Partial<AddProductForm>;
  readonly rules: AddProductRules;
  /** Whether a draft became a product on this visit. */
  readonly isPosted: (id: string) => boolean;
};

/** A seller's listings that are not posted yet. */
export class ListingDrafts {
  readonly list: DraftList;
  readonly #parts: ListingDraftsParts;

  constructor(parts: ListingDraftsParts) {
    this.#parts = parts;
    this.list = parts.list;
    makeAutoObservable(this, { list: false });
  }

  isPosted(id: string): boolean {
    return this.#parts.isPosted(id);
  }

  start(): void {
    this.list.start();
  }

  stop(): void {
    this.list.stop();
  }

  /** The required fields that a draft lacks, or has wrong, in the order of the form. */
  missing({ fields }: ListedDraft): readonly AddProductField[] {
    const form = { ...this.#parts.newForm(), ...fields };
    // A category's name and id are one field to people.
    return (Object.keys(checkRules(this.#parts.rules, form)) as AddProductField[]).filter(
      (field) => field !== 'categoryId',
    );
  }

  /** Begins a listing like this product. Answers the id of its draft. */
  duplicate(product: Product): string {
    const begun = { ...this.#parts.newForm() };
    const fields = fieldsToKeep('add-product', { ...begun, ...duplicateProduct(product) }, begun);
    const id = newId();
    this.list.add(id, { fields, copyOf: product.productName });
    return id;
  }

  discard(draft: ListedDraft): void {
    const { list, notifications } = this.#parts;
    const { undo, pause } = list.discard(draft, () => notifications.dismiss(toast));
    const toast = notifications.say('info', listingDraftTexts, (texts) => texts.discarding(nameOf(draft, texts)), {
      stays: true,
      pause,
      actions: [{ label: (language) => listingDraftTexts[language].undo, run: undo }],
    });
  }
}

/** The name that the person gave the product. */
export function nameOf({ fields }: ListedDraft, { unnamed }: typeof listingDraftTexts.english): string {
  return fields['productName']?.trim() || unnamed;
}
