import type { Fakes } from '#fakes/createFakes.ts';
import type { Report } from '#domain/reporting/Report.ts';
import { failureTexts } from '#ui/texts/failures.ts';
import { people } from '../../../contracts/tinyWorld.ts';
import type { RunningShop } from '../aRunningShop.tsx';
import { apiFaults, worded } from '../faults.ts';
import type { PersonAction } from '../PersonAction.ts';
import { choose, press, see, type } from '../screen.ts';
import { products } from '../shopWorld.ts';

const { laptop } = products;
const { admin, buyer, seller } = people;
const details = { Details: 'Two phones, one picture.' };
const extensions = ['reports'] as const;
const queue = '/dashboard/reporteditem';

function reported({ marketplace }: Fakes): readonly Report[] {
  const token = marketplace.issueToken(admin.email);
  const listed = marketplace.reports?.list(token.ok ? token.value : null);
  if (listed?.ok !== true) throw new Error('The reports are not listed.');
  return listed.value;
}

function expectReports(fakes: Fakes, count: number): void {
  const found = reported(fakes).length;
  if (found !== count) throw new Error(`The marketplace holds ${found} reports instead of ${count}.`);
}

/** Two visitors' reports of the same product. */
async function beginWithReports({ fakes }: RunningShop): Promise<void> {
  for (const reason of ['already-sold', 'money-first'] as const)
    fakes.marketplace.reports?.report(null, { productId: laptop.id, reason, details: '' });
  expectReports(fakes, 2);
}

async function openQueue(shop: RunningShop): Promise<void> {
  await beginWithReports(shop);
  await shop.go(queue);
}

function reports(who: PersonAction['who'], name: string): PersonAction {
  return {
    name: `reports a product as ${name}`,
    call: 'reports.report',
    who,
    extensions,
    faults: who === null ? worded(apiFaults, 'forbidden', failureTexts.english.loginRequired) : apiFaults,
    before: async (shop) => {
      await shop.go(`/products/${laptop.id}`);
      await press('Report this product');
      await choose('Something else');
      await type(details);
    },
    does: async ({ fakes }) => {
      await press('Send report');
      expectReports(fakes, 0);
    },
    typed: details,
    goesOn: () => press('Send report'),
    succeeded: async ({ fakes }) => {
      await see('The shop has your report.');
      expectReports(fakes, 1);
    },
  };
}

const opensQueue: PersonAction = {
  name: 'opens the reports',
  call: 'reports.list',
  who: admin,
  extensions,
  faults: apiFaults,
  before: beginWithReports,
  does: (shop) => shop.go(queue),
  goesOn: () => press('Try again'),
  succeeded: () => see('2 reports about 1 product'),
};

const dismisses: PersonAction = {
  name: 'dismisses reports',
  call: 'reports.delete',
  who: admin,
  extensions,
  faults: apiFaults,
  before: async (shop) => {
    await openQueue(shop);
    await press(`Dismiss 2 reports about ${laptop.productName}`);
  },
  does: async ({ fakes }) => {
    await press(`Dismiss now about ${laptop.productName}`);
    // 'were dismissed' if nobody can tell, and 'weren’t'.
    await see(`2 of 2 reports about ${laptop.productName} were`);
    expectReports(fakes, 2);
  },
  goesOn: () => press('Try again'),
  succeeded: async ({ fakes }) => {
    await see('No open reports');
    expectReports(fakes, 0);
  },
};

const removesSeller: PersonAction = {
  name: 'removes the seller of a reported product',
  call: 'sellers.delete',
  who: admin,
  extensions,
  faults: apiFaults,
  before: async (shop) => {
    await openQueue(shop);
    await press(`Remove seller ${seller.name}`);
  },
  does: () => press('Confirm Delete'),
  goesOn: () => press('Confirm Delete'),
  succeeded: async ({ fakes }) => {
    await see('This seller is removed');
    // The reports wait for the admin's decision.
    expectReports(fakes, 2);
  },
};

export const reporting: readonly PersonAction[] = [
  reports(null, 'a visitor'),
  reports(buyer, 'a buyer'),
  opensQueue,
  dismisses,
  removesSeller,
];
