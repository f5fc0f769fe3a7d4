import type { Booking } from '#domain/booking/Booking.ts';
import type { Product } from '#domain/catalogue/Product.ts';
import type { Seed } from '#fakes/createFakes.ts';
import { createDemoWorld } from '#fakes/seed/createDemoWorld.ts';
import { objectId } from '#fakes/seed/objectId.ts';
import { demoBuyer, demoSeller } from './people.ts';

const hour = 60 * 60 * 1000;
const now = Date.now();
const said = now - 3 * hour;
const seller = { seller: said };
const buyer = { buyer: said };
const paid = { isPaid: true, paymentIntentId: 'pi_3Q8sFhLkdIwHu7ix0Ab1Cd2E' };

type Deal = Pick<Booking, 'state' | 'handedOver' | 'reason' | 'isPaid' | 'paymentIntentId'>;
export type DealCase = Deal & {
  readonly name: string;
  /** Somebody else's request of the same product. */
  readonly rival?: Deal;
};

/** Every state of a deal, paid and not paid. */
export const dealCases: readonly DealCase[] = [
  { name: 'requested', state: 'requested' },
  { name: 'waiting', state: 'requested', rival: { state: 'accepted' } },
  { name: 'accepted', state: 'accepted', isPaid: false, rival: { state: 'requested' } },
  { name: 'accepted, paid', state: 'accepted', ...paid },
  { name: 'handed over by the seller', state: 'handed-over', handedOver: seller, isPaid: false },
  { name: 'handed over by the seller, paid', state: 'handed-over', handedOver: seller, ...paid },
  { name: 'handed over by the buyer', state: 'handed-over', handedOver: buyer },
  { name: 'handed over by the buyer, paid', state: 'handed-over', handedOver: buyer, ...paid },
  { name: 'completed', state: 'completed', handedOver: { ...seller, ...buyer }, isPaid: false },
  { name: 'completed, paid', state: 'completed', handedOver: { ...seller, ...buyer }, ...paid },
  { name: 'declined', state: 'declined' },
  {
    name: 'declined, with a reason',
    state: 'declined',
    reason: 'আমার মেয়ে এটা রাখতে চায়। My daughter wants to keep it, so it is not for sale any more. Sorry!',
  },
  { name: 'declined, paid', state: 'declined', reason: 'I sold it elsewhere', ...paid },
  { name: 'cancelled', state: 'cancelled', reason: 'I found another one' },
  { name: 'cancelled, paid', state: 'cancelled', reason: 'We found no time to meet', ...paid },
];

const longName =
  'Samsung Galaxy S22 Ultra 5G, 12/256 GB, Phantom Black, with box, charger, two cases and an S Pen that was never used';
const places = [
  'North End Coffee, Banani 11, Dhaka',
  'ধানমন্ডি ২৭ নম্বর, মীনা বাজারের সামনে, ঢাকা ১২০৯',
  'Bashundhara City Shopping Complex, level 5, block C, in front of the escalator beside the food court, Panthapath',
];
const names = ['Farhana Akter', 'মোছাম্মৎ শারমিন সুলতানা', 'Mohammad Shahidul Islam Chowdhury-Bhattacharya', 'Tuhin'];
const phone = '01712 345678';
const pictures = ['camera-00.webp', 'phone-00.webp', 'drone-00.webp', 'phone-01.webp', 'laptop-00.webp'];

/** The demo's own pictures have addresses that only its build knows. */
export const pictureHost = 'pictures.example';

/** Products of the demo seller's: phones in the first places, some with a long name. */
function offered(products: readonly Product[]): readonly Product[] {
  return products.map((product, place) => ({
    ...product,
    sellerEmail: demoSeller.email,
    sellerName: demoSeller.name,
    phone,
    image: `https://${pictureHost}/${pictures[place % pictures.length]}`,
    ...(place % 4 === 1 ? { productName: `${longName} (${place})`, location: places[1] ?? '' } : {}),
    ...(place % 2 === 0 ? {} : { categoryName: 'Smart Phone' }),
  }));
}

type Asked = { readonly product: Product; readonly deal: Deal; readonly serial: number; readonly isDemoBuyer: boolean };

function request({ product, deal, serial, isDemoBuyer }: Asked): Booking {
  const { price, productName, image, categoryName, categoryId, id: productId, sellerEmail } = product;
  const name = names[serial % names.length] ?? '';
  return {
    ...deal,
    id: objectId('booking', serial),
    buyerName: isDemoBuyer ? demoBuyer.name : name,
    email: isDemoBuyer ? demoBuyer.email : `buyer-${serial}@example.com`,
    phone: '01812 345678',
    meetingLocation: places[serial % places.length] ?? '',
    bookedAt: now - serial * 2 * hour,
    // The others booked before the price fell.
    price: isDemoBuyer ? price : price + 1500,
    productName,
    image,
    categoryName,
    categoryId,
    productId,
    sellerEmail,
  };
}

/** Products of the demo world. */
export const worldSize = 24;

/** The demo world, whose name it keeps, because people are signed in to that. */
function worldOf(bookings: (products: readonly Product[]) => readonly Booking[]): Seed {
  const { marketplace, accounts } = createDemoWorld({ products: worldSize, now });
  const products = offered(marketplace.products);
  return {
    accounts,
    marketplace: { ...marketplace, products, bookings: bookings(products) },
    name: `demo-${worldSize}`,
  };
}

function productAt(products: readonly Product[], place: number): Product {
  const product = products[place];
  if (product === undefined) throw new Error(`The world has no product ${place}.`);
  return product;
}

/** The demo buyer's booking of a case; it is of the product at the same place. */
export function bookingOf(name: string): string {
  return objectId('booking', dealCases.findIndex((one) => one.name === name) + 1);
}

export function productOf(name: string): string {
  return productAt(
    world.marketplace.products,
    dealCases.findIndex((one) => one.name === name),
  ).id;
}

/** The demo buyer's deals with the demo seller: one of every case. */
const world = worldOf((products) =>
  dealCases.flatMap(({ name: _name, rival, ...deal }, place) => {
    const product = productAt(products, place);
    const mine = request({ product, deal, serial: place + 1, isDemoBuyer: true });
    if (rival === undefined) return [mine];
    return [mine, request({ product, deal: rival, serial: 100 + place, isDemoBuyer: false })];
  }),
);

/** Twenty requests of five products, most of them open. */
const busy: readonly (readonly Deal[])[] = [
  Array.from({ length: 7 }, () => ({ state: 'requested' })),
  [{ state: 'accepted', ...paid }, ...Array.from({ length: 4 }, () => ({ state: 'requested' as const }))],
  [{ state: 'handed-over', handedOver: seller }],
  [{ state: 'handed-over', handedOver: buyer, ...paid }],
  [
    { state: 'completed', handedOver: { ...seller, ...buyer }, ...paid },
    { state: 'declined', reason: 'The product was sold to another buyer.' },
    { state: 'cancelled', reason: 'I found another one' },
    { state: 'declined' },
    { state: 'cancelled' },
    { state: 'declined', reason: places[1] ?? '' },
  ],
];

export const worlds = {
  'every deal': world,
  'no deal': worldOf(() => []),
  'one request': worldOf((products) => [
    request({ product: productAt(products, 1), deal: { state: 'requested' }, serial: 1, isDemoBuyer: true }),
  ]),
  'twenty requests': worldOf((products) => {
    let serial = 0;
    return busy.flatMap((deals, place) =>
      deals.map((deal) => {
        serial += 1;
        return request({ product: productAt(products, place), deal, serial, isDemoBuyer: serial === 1 });
      }),
    );
  }),
} satisfies Readonly<Record<string, Seed>>;
