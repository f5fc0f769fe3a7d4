import { afterEach, describe, expect, it, vi } from 'vitest';
import '#ui/app/DashboardLayout.tsx';
import '#src/live/shopPorts.ts';
import { people } from '../../contracts/tinyWorld.ts';
import { nothingPending, press, see, shown } from '../faults/screen.ts';
import { products, shopWorld } from '../faults/shopWorld.ts';
import { aProductionShop, stopProductionShops } from './aProductionShop.tsx';
import { json } from './FaultyServer.ts';
import { allSettled } from './people.ts';

// The first opening loads the whole shop's code, which is slow on a busy machine.
vi.setConfig({ testTimeout: 30_000 });
afterEach(async () => {
  vi.restoreAllMocks();
  await stopProductionShops();
});

const { admin, otherSeller } = people;
const { phone } = products;

describe('[G-TRUE-1] a seller whose only product cannot be read', () => {
  const row = {
    _id: phone.id,
    productName: phone.productName,
    categoryName: phone.categoryName,
    price: 'ask me',
    originalPrice: phone.originalPrice,
    condition: phone.condition,
    email: otherSeller.email,
  };

  async function openSellers() {
    const shop = await aProductionShop({ who: admin });
    shop.server.script = ({ url, method }) => (method === 'GET' && url === '/allproducts' ? json(200, [row]) : null);
    await shop.go('/dashboard/allseller');
    await see(otherSeller.email);
    await nothingPending();
  }

  it('has one listing in their panel', async () => {
    await openSellers();
    await press(otherSeller.name);
    await see('Listings1');
    await see('1 listing couldn’t be shown.');
    expect(shown()).not.toContain('Nothing for sale.');
  });

  it('has one listing in the downloaded list', async () => {
    await openSellers();
    await press(otherSeller.name);
    await see('Listings1');
    const files: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      if (file instanceof Blob) files.push(file);
      return 'blob:x';
    });
    // The page would follow the link.
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    await press('Download CSV (2)');
    expect(await files[0]?.text()).toMatch(/olga\.seller@shop\.example","No",1/);
  });

  it('is not deleted before the question has said that it may stay listed', async () => {
    await openSellers();
    await press(`Delete ${otherSeller.name}`);
    await see('They have 1 product for sale. It may stay listed. People’s bookings of their products may stay, too.');
  });
});

describe('[G-TRUE-1] a seller whose product carries another name, where the search knows sellers by name only', () => {
  async function openSellers(sellerName: string) {
    const listed = [products.laptop, { ...phone, sellerName }];
    const seed = { ...shopWorld, marketplace: { ...shopWorld.marketplace, products: listed } };
    const shop = await aProductionShop({ who: admin, extensions: ['search'], seed });
    await shop.go('/dashboard/allseller');
    await see(otherSeller.email);
    await nothingPending();
  }

  it('is not said to have nothing for sale', async () => {
    await openSellers('Gadget Corner');
    await press(otherSeller.name);
    await see('The search knows sellers by name only, so there may be more.');
    expect(shown()).not.toContain('Nothing for sale.');
  });

  it('is not deleted before the question has said that products and bookings may stay', async () => {
    await openSellers('Gadget Corner');
    await press(`Delete ${otherSeller.name}`);
    await allSettled();
    expect(document.querySelector('[role="alertdialog"]')?.textContent).toContain(
      'Products they have for sale may stay listed. People’s bookings of their products may stay, too.',
    );
  });

  it('has at least the products that the search finds', async () => {
    await openSellers(otherSeller.name);
    await press(`Delete ${otherSeller.name}`);
    await see('They have at least 1 product for sale. It may stay listed.');
  });
});
