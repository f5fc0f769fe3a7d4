import { defaultCondition } from '#domain/catalogue/Product.ts';
import type { AddProductForm } from '#domain/selling/AddProduct.ts';
import type { Clock } from '#domain/shared/Clock.ts';
import { localDay } from '../../state/localDay.ts';
import type { SessionStore } from '../../state/SessionStore.ts';

type Parts = { readonly session: Pick<SessionStore, 'actor'>; readonly clock: Clock };

/** A new product's first values: the seller's own name and address, today, and the default condition. */
export function newProductForm({ session, clock }: Parts) {
  const account = session.actor?.account;
  return {
    sellerName: account?.displayName ?? '',
    email: account?.email ?? '',
    condition: defaultCondition,
    postTime: localDay(clock.now()),
  } satisfies Partial<AddProductForm>;
}
