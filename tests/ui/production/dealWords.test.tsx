import { afterEach, describe, expect, it, vi } from 'vitest';
import '#ui/app/DashboardLayout.tsx';
import '#ui/features/booking/BookingSummaryPage.tsx';
import '#src/live/shopPorts.ts';
import type { BookingStage } from '#domain/booking/bookingLife.ts';
import { bookingsTexts } from '#ui/texts/bookings.ts';
import { outcomeTexts } from '#ui/texts/outcomes.ts';
import { aDeal } from '../../builders/aDeal.ts';
import { people, type Person } from '../../contracts/tinyWorld.ts';
import { nothingPending, press, see, shown, type } from '../faults/screen.ts';
import { booking, products, shopWorld } from '../faults/shopWorld.ts';
import { aProductionShop, stopProductionShops } from './aProductionShop.tsx';
import { toasts } from './people.ts';
import { playStripe } from './playedStripe.ts';

afterEach(async () => {
  vi.restoreAllMocks();
  await stopProductionShops();
});

const { buyer, seller } = people;
const { laptop } = products;
const { id: productId, productName, price, image, categoryName, categoryId, sellerEmail } = laptop;
const offer = { productId, productName, price, image, categoryName, categoryId, sellerEmail };
const dealPage = `/dashboard/booking/${booking.id}`;

/** Opens a page where the buyer and the seller have a deal about the laptop. */
function open(
  stage: BookingStage,
  at: string,
  { who = buyer, isOffered = true }: { who?: Person; isOffered?: boolean },
) {
  const bookings = [aDeal(stage, { ...offer, id: booking.id, buyerName: buyer.name, email: buyer.email })];
  const offered = Object.values(products).filter(({ id }) => isOffered || id !== laptop.id);
  const marketplace = { ...shopWorld.marketplace, bookings, products: offered };
  return aProductionShop({ who, at, extensions: ['sales'], seed: { ...shopWorld, marketplace } });
}

async function askToDelete(): Promise<void> {
  await see(productName);
  await nothingPending();
  const texts = bookingsTexts.english;
  await press(texts.delete + texts.deleteBookingOf(productName));
}

it('[G-TRUE-1] a deal that Delete has cancelled is told to be cancelled although the answer is lost', async () => {
  const { server } = await open('accepted', '/dashboard', {});
  await askToDelete();
  server.script = ({ method }) => (method === 'DELETE' ? { kind: 'answer-lost' } : null);
  await press(bookingsTexts.english.confirmDelete);
  await see(outcomeTexts.english.bookingCancelled);
  await vi.waitFor(() => expect(document.querySelector('dialog')).toBeNull());
  await see('Cancelled');
  expect(document.querySelector('table')?.textContent).toContain(productName);
});

it('[G-TRUE-1] a completed deal that is taken off the list is not called a deleted booking', async () => {
  await open('completed', '/dashboard', {});
  await askToDelete();
  await press(bookingsTexts.english.confirmDelete);
  await see(outcomeTexts.english.bookingRemoved);
  expect(toasts()).not.toContain(outcomeTexts.english.bookingDeleted);
});

describe.each(['completed', 'seller-handed-over'] as const)('[G-HAND-1] [G-TRUE-1] a %s deal', (stage) => {
  it('names its seller by the booking once the product is deleted', async () => {
    await open(stage, dealPage, { isOffered: false });
    await see('Receipt');
    await vi.waitFor(() => expect(document.querySelector('.receipt')?.textContent).toContain(seller.email));
    expect(document.querySelector('.meet-card')?.textContent).toContain(seller.email);
    expect(shown()).not.toContain('bookings don’t record the seller');
  });
});

it('[G-HAND-1] [G-TRUE-1] the receipt of a test payment says that no money moved', async () => {
  const shop = await aProductionShop({ who: buyer });
  const { left } = playStripe(shop.server.url);
  await shop.go(`/dashboard/payment/${booking.id}`);
  await see('Pay 41,000 tk');
  await type({ 'Card number': '4242 4242 4242 4242', 'Expiration date': '12/34', 'Security code': '123' });
  await press('Pay 41,000 tk');
  await vi.waitFor(() => expect(left).toHaveLength(1));
  const { pathname, search } = new URL(left[0] ?? '');
  const back = await shop.reload(pathname + search);
  await see('Payment succeeded!');
  await back.go(dealPage);
  await see('Receipt');
  const receipt = document.querySelector('.receipt')?.textContent;
  expect(receipt).toContain('Test paymentNo money moved: 41,000 tk (reference');
  expect(receipt).not.toContain('Paid on this device');
});

it('[G-SALE-1] the seller’s calendar entry speaks to the seller', async () => {
  await open('accepted', dealPage, { who: seller });
  await see('agreed on with the buyer');
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return 'blob:entry';
  });
  // The page would follow the link.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  await type({ 'Day of the meeting': '2099-01-01' });
  await press('Save calendar entry');
  const entry = await files[0]?.text();
  expect(entry).toContain(`SUMMARY:Sell ${productName}`);
  expect(entry).not.toContain(seller.email);
});
