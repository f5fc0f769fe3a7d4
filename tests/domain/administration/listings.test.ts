import { describe, expect, it } from 'vitest';
import { findListedProducts } from '#domain/administration/findListedProducts.ts';
import { listingsBySeller } from '#domain/administration/listingsBySeller.ts';
import { countListings } from '#domain/administration/PersonListings.ts';
import type { ProductsApi } from '#domain/catalogue/ProductsApi.ts';
import { listing } from '#domain/shared/reading.ts';
import { ok } from '#domain/shared/Result.ts';
import { aProduct } from '../../builders/aProduct.ts';
import { aSession } from '../../builders/aSession.ts';
import { answers } from '../../builders/answers.ts';
import { Journal } from '../../builders/Journal.ts';

const seller = { name: 'Olga', email: 'Olga@example.com' };
const product = aProduct({ sellerEmail: 'olga@example.com' });
const unreadable = { id: 'p9', email: 'olga@example.com ' };
const list = listing([product], [unreadable, { id: 'p8', email: null }]);

describe('[G-TRUE-1] the products that a seller has for sale', () => {
  it('include the unreadable ones that name the seller', () => {
    const listings = listingsBySeller(list);
    expect(listings.get(product.sellerEmail)).toEqual({ products: [product], unreadable: 1, isComplete: true });
    expect(listingsBySeller(listing([], [unreadable])).get(product.sellerEmail)).toMatchObject({ unreadable: 1 });
  });

  it('are counted before the seller is deleted', async () => {
    const products = new Journal().port<ProductsApi>({ all: answers(list) });
    const found = await findListedProducts({ products, search: null })(aSession('admin'), seller);
    expect(found).toEqual(ok({ products: [product], unreadable: 1, isComplete: true }));
    expect(found.ok && countListings(found.value)).toBe(2);
  });
});
