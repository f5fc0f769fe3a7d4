import { expect, it } from 'vitest';
import { noListings } from '#domain/administration/PersonListings.ts';
import type { FindListedProducts } from '#domain/administration/findListedProducts.ts';
import { ok } from '#domain/shared/Result.ts';
import { SellerRemoval } from '#ui/parts/administration/SellerRemoval.ts';
import { aProduct } from '../../builders/aProduct.ts';
import { later } from '../state/later.ts';

it('[G-TRUE-1] shows what the last removed seller leaves, whichever seller is looked up faster', async () => {
  const answers = [
    later<Awaited<ReturnType<FindListedProducts>>>(),
    later<Awaited<ReturnType<FindListedProducts>>>(),
  ] as const;
  const open = [...answers];
  const rest = aProduct();
  const removal = new SellerRemoval({
    findListed: async () => open.shift()?.promise ?? ok(noListings),
    session: { actor: null },
  });
  const first = removal.lookForRest({ name: 'Abir', email: 'abir@example.com' });
  const last = removal.lookForRest({ name: 'Bina', email: 'bina@example.com' });
  answers[1].resolve(ok({ ...noListings, products: [rest] }));
  await last;
  answers[0].resolve(ok(noListings));
  await first;
  expect(removal.stillListed).toEqual([rest]);
});
