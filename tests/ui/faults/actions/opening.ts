import { fireEvent } from '@testing-library/react';
import type { FakeCall } from '#fakes/control/FakeCall.ts';
import { bookingSummaryTexts } from '#ui/texts/bookingSummary.ts';
import { homeSectionTexts } from '#ui/texts/homeSections.ts';
import { type Person, people } from '../../../contracts/tinyWorld.ts';
import { apiFaults, without } from '../faults.ts';
import type { PersonAction } from '../PersonAction.ts';
import { press, see, settled } from '../screen.ts';
import type { RunningShop } from '../aRunningShop.tsx';
import { booking, products } from '../shopWorld.ts';

function opens(
  name: string,
  call: FakeCall,
  who: Person | null,
  address: string,
  text: string,
  retry = 'Try again',
): PersonAction {
  return {
    name: `opens ${name}`,
    call,
    who,
    faults: apiFaults,
    does: (shop) => shop.go(address),
    goesOn: () => press(retry),
    succeeded: () => see(text),
  };
}

/** If a list of Home fails, it says so briefly and leaves the rest of the page alone. Coming back retries. */
function opensHome(
  list: string,
  call: FakeCall,
  text: string,
  said: string = homeSectionTexts.english.listMissing,
): PersonAction {
  const open = async (shop: { readonly go: (address: string) => Promise<void> }): Promise<void> => {
    await shop.go('/');
    fireEvent.scroll(window);
    await settled();
    await see('Popular brands');
  };
  return {
    name: `opens Home with ${list}`,
    call,
    who: null,
    faults: apiFaults.map((fault) => ({ ...fault, words: said })),
    does: open,
    goesOn: async (shop) => {
      await shop.go('/blog');
      await open(shop);
    },
    succeeded: () => see(text),
  };
}

/** The device's content is shown before the shop answers. */
function opensKept(name: string, address: string, keep: (shop: RunningShop) => void): PersonAction {
  return {
    ...opens(name, 'products.all', null, address, products.laptop.productName),
    before: async (shop) => keep(shop),
  };
}

const summary = `/dashboard/booking/${booking.id}`;
const opensSummary = opens('the summary of a booking', 'bookings.byId', people.buyer, summary, booking.meetingLocation);

export const opening: readonly PersonAction[] = [
  opens('a product', 'products.all', null, `/products/${products.laptop.id}`, products.laptop.description),
  opensKept('the wish list', '/wishlist', ({ app }) => app.wishList.save(products.laptop)),
  opens(
    'a comparison',
    'products.all',
    null,
    `/compare?product=${products.laptop.id}&product=${products.phone.id}`,
    products.phone.useDuration,
  ),
  { ...opensSummary, faults: without(apiFaults, 'not found', 'forbidden') },
  {
    ...opensSummary,
    // The page says what such an answer means for a booking.
    faults: [
      { name: 'not found', failure: { code: 'api/not-found' }, words: bookingSummaryTexts.english.goneTitle },
      { name: 'forbidden', failure: { code: 'api/forbidden' }, words: bookingSummaryTexts.english.notYoursTitle },
    ],
    goesOn: async (shop) => {
      await see(bookingSummaryTexts.english.seeBookings);
      await shop.go('/dashboard');
      await shop.go(summary);
    },
  },
  opens('all products', 'products.all', null, '/allproducts', products.laptop.productName),
  opens(
    'the advertised products',
    'products.advertised',
    null,
    '/allproducts/advertise',
    products.advertised.productName,
  ),
  opens('the categories', 'categories.list', null, '/categories', 'Lenovo'),
  opens('a category', 'products.ofCategory', people.buyer, '/categories/HP', products.laptop.productName),
  opens('the bookings', 'bookings.ofBuyer', people.buyer, '/dashboard', booking.productName),
  opens('my products', 'products.ofSeller', people.seller, '/dashboard/sellersproducts', products.laptop.productName),
  opens('all sellers', 'sellers.list', people.admin, '/dashboard/allseller', people.otherSeller.email),
  opens('all buyers', 'buyers.list', people.admin, '/dashboard/allbuyer', people.otherBuyer.email),
  opens('the form for a product', 'categories.list', people.seller, '/dashboard/addproducts', 'Lenovo'),
  opensHome('the categories', 'categories.list', 'Lenovo'),
  opensHome('the newly added products', 'products.ofCategory', products.phone.productName),
  opensHome('the advertised products', 'products.advertised', products.advertised.productName),
  opensHome('what is coming', 'upcomingProducts.list', 'A phone', homeSectionTexts.english.upcomingMissing),
];
