import { fireEvent } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { failureTexts } from '#ui/texts/failures.ts';
import { reportDialogTexts } from '#ui/texts/reportDialog.ts';
import { aReport } from '../../builders/aReport.ts';
import { people } from '../../contracts/tinyWorld.ts';
import { nothingPending, press, pressTwice, see, shown, type } from '../faults/screen.ts';
import { products, shopWorld } from '../faults/shopWorld.ts';
import { aProductionShop, type ProductionShop, stopProductionShops } from './aProductionShop.tsx';
import { type Fault, hang, json, reset, text } from './FaultyServer.ts';
import { holdLongWaits } from './longWaits.ts';

// The first page that a test opens waits for its code.
vi.setConfig({ testTimeout: 30_000 });

afterEach(async () => {
  vi.restoreAllMocks();
  await stopProductionShops();
});

const { laptop } = products;
const page = `/products/${laptop.id}`;
const html = text(200, '<!doctype html><title>Proxy</title>');
const { malformed, unavailable, unreachable, timeout, forbidden, loginRequired } = failureTexts.english;
const details = 'Two phones, one picture';
const thanks = 'The shop has your report.';

type Who = NonNullable<Parameters<typeof aProductionShop>[0]>['who'];

async function open(who: NonNullable<Who> | null, path: string): Promise<ProductionShop> {
  const { id: productId, productName, sellerEmail } = laptop;
  const of = { productId, productName, sellerEmail };
  const reports = [
    aReport({ ...of, id: '0000000000000000000000a1' }),
    aReport({ ...of, id: '0000000000000000000000a2' }),
  ];
  const shop = await aProductionShop({
    who,
    seed: { ...shopWorld, marketplace: { ...shopWorld.marketplace, reports } },
    extensions: ['reports'],
  });
  await shop.go(path);
  await see(laptop.productName);
  await nothingPending();
  return shop;
}

async function fillIn(): Promise<void> {
  await press('Report this product');
  await see('What is wrong?');
  const other = [...document.querySelectorAll('dialog label')].find((one) => one.textContent === 'Something else');
  fireEvent.click(other?.querySelector('input') ?? document.body);
  await type({ Details: details });
}

const calls = ({ server }: ProductionShop, method: string) =>
  server.calls.filter((call) => call.method === method && call.url.startsWith('/reporteditems'));

function kept({ backend }: ProductionShop) {
  const { marketplace } = backend.world;
  const token = marketplace.issueToken(people.admin.email);
  const listed = marketplace.reports?.list(token.ok ? token.value : '');
  return listed?.ok === true ? listed.value : [];
}

const refusal = text(403, 'forbidden access');
const faults: readonly (readonly [string, Fault, string])[] = [
  ['a broken connection', reset, unreachable],
  ['HTML', html, malformed],
  ['500', json(500, {}), unavailable],
];

describe('[G-REP-1] a report over the wire', () => {
  it.each([
    ['a visitor', null],
    ['a buyer', people.buyer],
  ])('of %s is sent once, and the marketplace holds it', async (_who, who) => {
    const shop = await open(who, page);
    await fillIn();
    await press('Send report');
    await see(thanks);
    expect(calls(shop, 'POST').map(({ body }) => JSON.parse(body) as unknown)).toEqual([
      { productId: laptop.id, reason: 'other', details },
    ]);
    const newest = kept(shop).find((report) => report.details === details);
    expect(newest?.reporterEmail).toBe(who?.email);
    await press('Back to the product');
    await see('You reported this product');
  });

  it('is sent once for a double click', async () => {
    const shop = await open(null, page);
    await fillIn();
    let release = (): void => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    shop.server.script = ({ url }) => (url === '/reporteditems' ? { kind: 'late', release: released } : null);
    await pressTwice('Send report', release);
    await see(thanks);
    expect(calls(shop, 'POST')).toHaveLength(1);
  });

  it.each([
    ...faults.map((fault) => [...fault, null] as const),
    ['401 for a visitor', text(401, 'unauthorized access'), loginRequired, null] as const,
    ['403 for a visitor', refusal, loginRequired, null] as const,
    ['403 for a buyer', refusal, forbidden, people.buyer] as const,
  ])('that meets %s is not thanked for, keeps the words, and is sent on another try', async (...given) => {
    const [, fault, words, who] = given;
    const shop = await open(who, page);
    await fillIn();
    let failed = 0;
    shop.server.script = ({ url }) => (url === '/reporteditems' && (failed += 1) === 1 ? fault : null);
    await press('Send report');
    await see(words);
    expect(shown()).not.toContain(thanks);
    expect(document.querySelector('textarea')?.value).toBe(details);
    await press('Send report');
    await see(thanks);
    expect(kept(shop)).toHaveLength(3);
  });

  it('that hangs ends after its time, and is sent on another try', async () => {
    const shop = await open(null, page);
    await fillIn();
    const waits = holdLongWaits();
    let asked = 0;
    shop.server.script = ({ url }) => (url === '/reporteditems' && (asked += 1) === 1 ? hang : null);
    await press('Send report');
    await waits.pass(16);
    await see(timeout);
    await press('Send report');
    await see(thanks);
  });

  it('[G-TRUE-1] that the marketplace took without saying so is not called unsent', async () => {
    const shop = await open(null, page);
    await fillIn();
    shop.server.script = ({ url }) => (url === '/reporteditems' ? { kind: 'answer-lost' } : null);
    await press('Send report');
    await see(reportDialogTexts.english.unsure(unreachable));
    expect(kept(shop)).toHaveLength(3);
  });

  it('that the marketplace took without saying so is known to be there on another try', async () => {
    const shop = await open(people.buyer, page);
    await fillIn();
    let lost = 0;
    shop.server.script = ({ url }) => (url === '/reporteditems' && (lost += 1) === 1 ? { kind: 'answer-lost' } : null);
    await press('Send report');
    await see(unreachable);
    await press('Send report');
    await see('You’ve already reported this product');
    expect(kept(shop)).toHaveLength(3);
  });

  it('that another device of this person has sent is not sent twice', async () => {
    const shop = await open(people.buyer, page);
    const { marketplace } = shop.backend.world;
    const token = marketplace.issueToken(people.buyer.email);
    const elsewhere = { productId: laptop.id, reason: 'already-sold', details: '' } as const;
    expect(marketplace.reports?.report(token.ok ? token.value : '', elsewhere).ok).toBe(true);
    await fillIn();
    await press('Send report');
    await see('Nothing more was sent.');
    expect(kept(shop)).toHaveLength(3);
  });

  it('is forgotten by this device when the person signs out', async () => {
    await open(people.buyer, page);
    await fillIn();
    await press('Send report');
    await see(thanks);
    await press('Back to the product');
    const isKept = (): boolean =>
      Object.values(window.localStorage)
        .join()
        .includes(laptop.id + '","owner');
    expect(isKept()).toBe(true);
    await press('Sign Out');
    await see('Login');
    await vi.waitFor(() => expect(isKept()).toBe(false));
  });
});

describe('[G-REP-1] the queue over the wire', () => {
  const queue = '/dashboard/reporteditem';
  const dismiss = async (): Promise<void> => {
    await press(`Dismiss 2 reports about ${laptop.productName}`);
    await press(`Dismiss now about ${laptop.productName}`);
  };

  it.each([queue, '/dashboard/reportedItem'])('is read and dismissed at %s', async (path) => {
    const shop = await open(people.admin, path);
    await see('2 reports about 1 product, newest first');
    await dismiss();
    await see('No open reports');
    await vi.waitFor(() => expect(kept(shop)).toEqual([]));
    expect(calls(shop, 'DELETE')).toHaveLength(2);
  });

  it.each([...faults, ['403', refusal, forbidden] as const])(
    'keeps the reports that meet %s, says why, and deletes them on another try',
    async (...given) => {
      const [, fault, words] = given;
      const shop = await open(people.admin, queue);
      let failed = 0;
      shop.server.script = ({ method, url }) =>
        method === 'DELETE' && url.endsWith('a2') && (failed += 1) === 1 ? fault : null;
      await dismiss();
      const left = `1 of 2 reports about ${laptop.productName}`;
      await see(
        words === forbidden
          ? `${left} wasn’t dismissed. ${words}`
          : `We can’t tell whether ${left} was dismissed. ${words}`,
      );
      await see('1 report about 1 product, newest first');
      expect(kept(shop).map(({ id }) => id)).toEqual(['0000000000000000000000a2']);
      await press('Try again');
      await see('No open reports');
      expect(kept(shop)).toEqual([]);
    },
  );

  it('is nobody else’s', async () => {
    const shop = await aProductionShop({ who: people.buyer, seed: shopWorld, extensions: ['reports'] });
    await shop.go(queue);
    await nothingPending();
    expect(calls(shop, 'GET')).toEqual([]);
  });

  it('asks a shop without reports for nothing', async () => {
    const shop = await aProductionShop({ who: people.admin });
    await shop.go(queue);
    await see('This is the reported items section');
    await shop.go(page);
    await see(laptop.productName);
    expect(shown()).not.toContain('Report this product');
    expect(shop.server.calls.filter(({ url }) => url.startsWith('/reporteditems'))).toEqual([]);
  });
});
