import type { AddProductField } from '#domain/catalogue/productRules.ts';
import { addProduct as form } from './addProduct.ts';

const names: { readonly [F in AddProductField]: string } = {
  productName: form.productName,
  email: form.email,
  condition: form.condition,
  sellerName: form.sellerName,
  description: form.description,
  useDuration: form.useDuration,
  postTime: form.postTime,
  originalPrice: form.originalPrice,
  price: form.resalePrice,
  categoryName: form.category,
  categoryId: form.category,
  phone: form.phone,
  location: form.location,
};

export const listingDrafts = {
  title: (count: number) => (count === 1 ? '1 draft' : `${count} drafts`),
  otherTitle: (count: number) => (count === 1 ? '1 other draft' : `${count} other drafts`),
  kept: 'Saved on this device only, until you sign out, for 30 days at most.',
  full: (max: number) =>
    `Saved on this device only, until you sign out, for 30 days at most. A new draft now replaces the oldest of these ${max}.`,
  unnamed: 'Product without a name',
  missing: (fields: readonly AddProductField[]) => {
    const [first, ...more] = fields;
    if (first === undefined) return 'Ready to post';
    const others = more.length === 0 ? '' : more.length === 1 ? ' and 1 more' : ` and ${more.length} more`;
    return `Missing: ${names[first]}${others}`;
  },
  copy: 'Copy',
  today: (time: string) => `today, ${time}`,
  yesterday: (time: string) => `yesterday, ${time}`,
  discard: (name: string) => `Delete draft: ${name}`,
  discarding: (name: string) => `Deleting the draft of ${name}. You can still undo this.`,
  undo: 'Undo',
  all: (count: number) => `Show all ${count} drafts`,
  another: 'Start another product',
  copyTitle: (name: string) => `A copy of ${name}`,
  copyText: 'Change what is different, and add its own photo. The copy is saved on this device only.',
};
