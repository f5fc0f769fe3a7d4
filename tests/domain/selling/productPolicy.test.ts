import { describe, expect, it } from 'vitest';
import { canAdvertiseProduct, canDeleteProduct } from '#domain/selling/productPolicy.ts';
import { aProduct } from '../../builders/aProduct.ts';
import { aSession, visitor } from '../../builders/aSession.ts';

const strangers = [
  ['a visitor', visitor],
  ['a buyer', aSession('buyer')],
  ['an admin', aSession('admin')],
  ['another seller', aSession('seller', 'other@example.com')],
  ['a buyer of the same address', aSession('buyer', 'seller@example.com')],
] as const;

describe("a seller's product", () => {
  it('[S-SELL-4] [S-SELL-5] is advertised and deleted by its seller', () => {
    expect(canAdvertiseProduct(aSession('seller'), aProduct())).toBe(true);
    expect(canDeleteProduct(aSession('seller'), aProduct())).toBe(true);
    expect(canDeleteProduct(aSession('seller and admin'), aProduct({ sellerEmail: 'both@example.com' }))).toBe(true);
  });

  it.each(strangers)('may be neither by %s', (_who, actor) => {
    expect(canAdvertiseProduct(actor, aProduct())).toBe(false);
    expect(canDeleteProduct(actor, aProduct())).toBe(false);
  });

  it('[S-SELL-5] is not advertised a second time, and can still be deleted', () => {
    expect(canAdvertiseProduct(aSession('seller'), aProduct({ advertised: true }))).toBe(false);
    expect(canDeleteProduct(aSession('seller'), aProduct({ advertised: true }))).toBe(true);
  });

  it('[G-TRUE-1] that names no seller is deleted by the seller in whose list it is, and by nobody else', () => {
    const unreadable = { id: 'p1', sellerEmail: null };
    expect(canDeleteProduct(aSession('seller'), unreadable)).toBe(true);
    expect(canDeleteProduct(visitor, unreadable)).toBe(false);
    expect(canDeleteProduct(aSession('buyer'), unreadable)).toBe(false);
  });

  it('[G-SALE-1] is not advertised once it is sold', () => {
    expect(canAdvertiseProduct(aSession('seller'), aProduct({ status: 'sold' }))).toBe(false);
    expect(canAdvertiseProduct(aSession('seller'), aProduct({ status: 'available' }))).toBe(true);
  });
});
