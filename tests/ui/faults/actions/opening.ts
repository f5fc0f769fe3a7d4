import { fireEvent } from '@testing-library/react';
import type { FakeCall } from '#fakes/control/FakeCall.ts';
import { homeSectionTexts } from '#ui/copy/homeSections.ts';
import { type Person, people } from '../../../contracts/tinyWorld.ts';
import { apiFaults } from '../faults.ts';
import type { PersonAction } from '../PersonAction.ts';
import { press, see, settled } from '../screen.ts';
import { booking, products } from '../shopWorld.ts';

function opens(name: string, call: FakeCall, who: Person | null, address: string, text: string, retry = 'Retry'): PersonAction {
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

/** A list of Home that does not come says so in a few words and leaves the page whole; coming back asks again. */
function opensHome(list: string, call: FakeCall, text: string, said: string = homeSectionTexts.english.listMissing): PersonAction {
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

export const opening: readonly PersonAction[] = [
  opens('all products', 'products.all', null, '/allproducts', products.laptop.productName),
  opens('the advertised products', 'products.advertised', null, '/allproducts/advertise', products.advertised.productName),
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
