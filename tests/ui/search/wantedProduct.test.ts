import { expect, it, vi } from 'vitest';
import { ok } from '#domain/shared/Result.ts';
import type { CheckSellerVerified } from '#domain/catalogue/checkSellerVerified.ts';
import { ProductListViewModel } from '#ui/features/search/ProductListViewModel.ts';
import { VerifiedSellers } from '#ui/state/VerifiedSellers.ts';
import { aListToSearch } from '../../builders/aListToSearch.ts';
import { aProduct } from '../../builders/aProduct.ts';

it('[S-BOOK-1] a booking form never stands for the product of the address before', async () => {
  const first = aProduct({ id: 'first' });
  const viewModel = new ProductListViewModel({
    list: aListToSearch([]),
    product: (id) => (id === 'first' ? Promise.resolve(ok(first)) : new Promise(() => {})),
    verifiedSellers: new VerifiedSellers({} as CheckSellerVerified),
  });
  viewModel.start();
  viewModel.want('first');
  await vi.waitFor(() => expect(viewModel.productOf('first')).toEqual(first));
  viewModel.want('second');
  expect(viewModel.productOf('second')).toBeUndefined();
});
