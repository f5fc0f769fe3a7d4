import { act, fireEvent, screen } from '@testing-library/react';
import { vi } from 'vitest';
import type { Booking } from '#domain/booking/Booking.ts';
import type { Product } from '#domain/catalogue/Product.ts';
import type { Seed } from '#fakes/createFakes.ts';
import { people } from '../../contracts/tinyWorld.ts';
import { browseTexts } from '#ui/texts/browse.ts';
import { nothingPending, see, settled } from '../faults/screen.ts';
import { booking, products as few, shopWorld } from '../faults/shopWorld.ts';
import { aProductionShop, type ProductionShop } from './aProductionShop.tsx';
import type { Call } from './FaultyServer.ts';

const idOf = (place: number): string => place.toString(16).padStart(24, '0');
/** Sixty products, the newest first. */
export const many: readonly Product[] = Array.from({ length: 60 }, (_, place) => ({
  ...few.laptop,
  id: idOf(0x1000 + place),
  productName: place % 2 === 0 ? `EliteBook ${100 + place}` : `Pixel ${100 + place}`,
  categoryName: place % 2 === 0 ? 'HP' : 'Smart Phone',
  advertised: place % 10 === 0,
  postedAt: Date.UTC(2026, 0, 60 - place),
  postTime: new Date(Date.UTC(2026, 0, 60 - place)).toISOString(),
}));
export const requested: Booking = { ...booking, productId: idOf(0x1000), productName: many[0]?.productName ?? '' };
const seed: Seed = { ...shopWorld, marketplace: { ...shopWorld.marketplace, products: many, bookings: [requested] } };

/** A shop whose marketplace can search. */
export const open = (at: string, who = people.buyer) => aProductionShop({ seed, at, extensions: ['search'], who });
export const isSearch = ({ method, url }: Call): boolean => method === 'POST' && url === '/search';
/** A call that only counts. */
export const counts = ({ body }: Call): boolean => (JSON.parse(body) as { readonly size: number }).size === 0;
export const afterOf = ({ body }: Call) => (JSON.parse(body) as { readonly after: string | null }).after;
export const asksPage = (call: Call): boolean => isSearch(call) && !counts(call);
/** A call for another page than the first. */
export const asksNext = (call: Call): boolean => asksPage(call) && afterOf(call) !== null;

/** The shop at the first page of all products. */
export async function firstPage(): Promise<ProductionShop> {
  const shop = await open('/allproducts');
  await see(browseTexts.english.shownSoFar('24', '60 products'));
  await nothingPending();
  return shop;
}

/** Types the words into the list's search, and waits longer than it does for the next key. */
export async function searchFor(words: string): Promise<void> {
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search products' }), { target: { value: words } });
  await act(() => vi.advanceTimersByTimeAsync(500));
  await settled();
}
