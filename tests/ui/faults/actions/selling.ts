import { fireEvent } from '@testing-library/react';
import type { FakeCall } from '#fakes/control/FakeCall.ts';
import { people } from '../../../contracts/tinyWorld.ts';
import type { RunningShop } from '../aRunningShop.tsx';
import { apiFaults, type Fault, imageFaults } from '../faults.ts';
import type { PersonAction } from '../PersonAction.ts';
import { press, see, settled, type } from '../screen.ts';
import { products } from '../shopWorld.ts';

const { seller } = people;
/** The fields of a product that can be posted. */
export const productFacts = {
  'Product name': 'ZenBook 14',
  Category: 'Lenovo',
  Description: 'Works fully.',
  'Used duration': '2 years',
  'Original price': '150,000',
  'Resale price': '61,000',
  Phone: '01711 223344',
  Location: 'Banani, Dhaka',
};
const picture = 'zenbook.png';
const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);

export async function fillInProduct(shop: RunningShop): Promise<void> {
  await shop.go('/dashboard/addproducts');
  await see('Lenovo');
  await type(productFacts);
  const input = document.querySelector<HTMLInputElement>('main input[type="file"]');
  if (input === null) throw new Error('There is no place for a picture.');
  fireEvent.change(input, { target: { files: [new File([png], picture, { type: 'image/png' })] } });
  await settled();
  await see(picture);
}

function adds(call: FakeCall, faults: readonly Fault[], again: string): PersonAction {
  return {
    name: 'adds a product with its picture',
    call,
    who: seller,
    faults,
    before: fillInProduct,
    does: () => press('Post this product'),
    typed: productFacts,
    goesOn: async () => {
      await see(picture);
      await press(again);
    },
    succeeded: async ({ fakes }) => {
      await see('ZenBook 14 was added');
      const all = await fakes.marketplaceApi.products.all();
      const added = all.ok ? all.value.items.filter(({ productName }) => productName === 'ZenBook 14') : [];
      if (added.length !== 1) throw new Error(`${added.length} products were added.`);
      if (!added[0]?.image.startsWith('data:image/png')) throw new Error('The product was posted without its picture.');
    },
  };
}

function lostOnTheWay(fault: Fault): Fault {
  return fault.failure === 'no connection' ? { ...fault, failure: { code: 'api/offline' } } : fault;
}

const { laptop } = products;

const advertises: PersonAction = {
  name: 'advertises a product',
  call: 'products.advertise',
  who: seller,
  faults: apiFaults,
  before: (shop) => shop.go('/dashboard/sellersproducts'),
  does: () => press(`Advertise ${laptop.productName}`),
  goesOn: () => press(`Advertise ${laptop.productName}`),
  succeeded: async () => {
    await see('Advertised successfully');
    await see(`Advertised ${laptop.productName}`);
  },
};

const deletes: PersonAction = {
  name: 'deletes a product',
  call: 'products.delete',
  who: seller,
  faults: apiFaults,
  before: async (shop) => {
    await shop.go('/dashboard/sellersproducts');
    await press(`Delete ${laptop.productName}`);
    await press('Delete product');
  },
  does: () => press('Delete now'),
  goesOn: () => press('Try again'),
  succeeded: async ({ fakes }) => {
    await see('Product deleted successfully');
    const all = await fakes.marketplaceApi.products.all();
    if (!all.ok || all.value.items.some(({ id }) => id === laptop.id)) throw new Error('The product is still there.');
  },
};

const { advertised } = products;

/** Chooses both of the seller's products. */
async function chooseBoth(shop: RunningShop): Promise<void> {
  await shop.go('/dashboard/sellersproducts');
  await see(laptop.productName);
  for (const { productName } of [laptop, advertised]) {
    const box = document.querySelector(`[aria-label="Choose ${productName}"]`);
    if (box === null) throw new Error(`Nobody can choose ${productName}.`);
    fireEvent.click(box);
  }
  await settled();
}

const advertisesMany: PersonAction = {
  name: 'advertises many products',
  call: 'products.advertise',
  who: seller,
  faults: apiFaults,
  before: chooseBoth,
  does: () => press('Advertise 1'),
  goesOn: () => press('Try again (1)'),
  succeeded: async () => {
    await see('1 product advertised');
    await see('Advertised just now');
    await see(`Advertised ${laptop.productName}`);
  },
};

const deletesMany: PersonAction = {
  name: 'deletes many products',
  call: 'products.delete',
  who: seller,
  faults: apiFaults,
  before: async (shop) => {
    await chooseBoth(shop);
    await press('Delete 2');
    await press('Delete products');
  },
  does: () => press('Delete now'),
  goesOn: () => press('Try again (2)'),
  succeeded: async ({ fakes }) => {
    await see('2 products deleted');
    const all = await fakes.marketplaceApi.products.all();
    const left = all.ok ? all.value.items.filter(({ id }) => id === laptop.id || id === advertised.id) : [laptop];
    if (left.length > 0) throw new Error(`${left.length} products are still there.`);
  },
};

export const selling: readonly PersonAction[] = [
  // Offline, the picture upload would fail too; here the connection drops after it.
  adds('products.add', apiFaults.map(lostOnTheWay), 'Post this product'),
  adds('image.upload', imageFaults, 'Try again'),
  advertises,
  deletes,
  advertisesMany,
  deletesMany,
];
