import { people } from '../../contracts/tinyWorld.ts';
import { booking, products } from '../faults/shopWorld.ts';
import type { Tab } from './Tab.ts';
import { productForm } from './typed.ts';
import { deleteNow } from './workPages.ts';

/** Past the guard: what a page would do that its person may not open, and what nobody offers them. */
const ways = {
  'list the sellers': (tab) => tab.viewModels.sellers().refresh(),
  'list the buyers': (tab) => tab.viewModels.buyers().refresh(),
  'verify a seller': (tab) => tab.viewModels.sellers().verify({ id: '1', ...people.seller, verified: false }),
  'delete a seller': (tab) => tab.viewModels.sellers().delete({ id: '1', ...people.seller, verified: false }),
  'delete a buyer': (tab) => tab.viewModels.buyers().delete({ id: '1', ...people.buyer }),
  'list products as a seller': (tab) => tab.viewModels.myProducts().refresh(),
  'add a product': (tab) => {
    const form = tab.viewModels.addProduct();
    return form.submit(productForm('Contraband', form.initialForm));
  },
  "advertise another's product": (tab) => tab.viewModels.myProducts().advertise(products.phone),
  "delete another's product": async (tab) => deleteNow(tab, products.phone),
  "delete another's booking": (tab) => tab.viewModels.bookings().delete(booking),
  "pay another's booking": (tab) => tab.viewModels.payment({ bookingId: booking.id, link: null }).begin(),
} as const satisfies Readonly<Record<string, (tab: Tab) => Promise<unknown>>>;

export type Trespass = keyof typeof ways;
export const trespasses = Object.keys(ways) as readonly Trespass[];

/** Whoever may do it does it; `allowed.ts` sees to the others. */
export function trespass(tab: Tab, what: Trespass): void {
  void ways[what](tab);
}
