import { people } from '../../contracts/tinyWorld.ts';
import { booking, products } from '../faults/shopWorld.ts';
import { othersDeal } from './dealsWorld.ts';
import { firstReport } from './Setting.ts';
import type { Tab } from './Tab.ts';
import { productForm } from './formInput.ts';
import { deleteNow } from './sellingPages.ts';

/** Calls that bypass the guard: pages that the person may not open, and actions that no screen offers them. */
const ways = {
  'list the sellers': (tab) => tab.viewModels.sellers().refresh(),
  'list the buyers': (tab) => tab.viewModels.buyers().refresh(),
  'verify a seller': (tab) =>
    tab.viewModels.sellers().verification.verify({ id: '1', ...people.seller, verified: false }),
  'delete a seller': (tab) => tab.viewModels.sellers().delete({ id: '1', ...people.seller, verified: false }),
  'delete a buyer': (tab) => tab.viewModels.buyers().delete({ id: '1', ...people.buyer }),
  'list products as a seller': (tab) => tab.viewModels.myProducts().refresh(),
  'add a product': (tab) => {
    const form = tab.viewModels.addProduct('contraband');
    return form.submit(productForm('Contraband', form.initialForm));
  },
  "advertise another's product": (tab) => tab.viewModels.myProducts().advertise(products.phone),
  "delete another's product": async (tab) => deleteNow(tab, products.phone),
  "delete another's booking": (tab) => tab.viewModels.bookings().delete(booking),
  "move another's deal": (tab) => {
    const requests = tab.viewModels.requests(tab.viewModels.requestCount(), () => true);
    return requests.move({ booking: othersDeal, stage: 'requested', kind: 'answer', moves: ['accept'] }, 'accept');
  },
  'read the reports': (tab) => tab.viewModels.reportedItems().refresh(),
  'dismiss a report': async (tab) => {
    const { dismissals } = tab.viewModels.reportedItems();
    const { id, productId } = firstReport;
    tab.deletions.ask([id]);
    dismissals?.begin({ productId, name: '', ids: [id] });
    for (const begun of dismissals?.of(productId) ?? []) dismissals?.sendNow(begun);
  },
  "pay another's booking": (tab) => tab.viewModels.payment({ bookingId: booking.id, link: null }, () => {}).begin(),
} as const satisfies Readonly<Record<string, (tab: Tab) => Promise<unknown>>>;

export type ForbiddenCommand = keyof typeof ways;
export const forbiddenCommands = Object.keys(ways) as readonly ForbiddenCommand[];

/** People who may do it succeed; `mayCall` catches the others. */
export function tryForbidden(tab: Tab, what: ForbiddenCommand): void {
  void ways[what](tab);
}
