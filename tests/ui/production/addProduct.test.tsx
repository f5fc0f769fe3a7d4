import { act } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { localDay } from '#ui/state/localDay.ts';
import { accountTexts } from '#ui/texts/account.ts';
import { addProductTexts } from '#ui/texts/addProduct.ts';
import { failureTexts } from '#ui/texts/failures.ts';
import { outcomeTexts } from '#ui/texts/outcomes.ts';
import { ruleTexts } from '#ui/texts/rules.ts';
import { people } from '../../contracts/tinyWorld.ts';
import { productFacts } from '../faults/actions/selling.ts';
import { press, see, settled, type } from '../faults/screen.ts';
import { aProductionShop, type ProductionShop, stopProductionShops } from './aProductionShop.tsx';
import { type Fault, text } from './FaultyServer.ts';
import { allSettled, later, posted } from './people.ts';

// The first opening loads the whole shop's code, which is slow on a busy machine.
vi.setConfig({ testTimeout: 30_000 });
afterEach(async () => {
  vi.restoreAllMocks();
  await stopProductionShops();
});

const { submit } = addProductTexts.english;

/** How many of these the marketplace has. */
function listed({ backend }: ProductionShop): number {
  const all = backend.world.marketplace.products.all();
  return all.ok ? all.value.filter(({ productName }) => productName === 'ZenBook 14').length : 0;
}

/** The first post of a product meets the fault; later ones are answered. */
function failFirstPost({ server }: ProductionShop, fault: Fault): void {
  let posts = 0;
  server.script = ({ method, url }) => (method === 'POST' && url === '/allproducts' && posts++ === 0 ? fault : null);
}

async function fillIn(): Promise<void> {
  await see('Lenovo');
  await type(productFacts);
}

/** A product's first post has met the fault, and nobody at the form knows whether it arrived. */
async function aFailedPost(fault: Fault, more: Readonly<Record<string, string>> = {}): Promise<ProductionShop> {
  const shop = await aProductionShop({ who: people.seller, at: '/dashboard/addproducts' });
  failFirstPost(shop, fault);
  await fillIn();
  await type(more);
  await press(submit);
  await see('Nothing is lost');
  return shop;
}

it('[G-SELL-1] [G-TRUE-1] a product is listed once although the device goes offline before its answer', async () => {
  let isOnline = true;
  vi.spyOn(window.navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  const shop = await aProductionShop({ who: people.seller, at: '/dashboard/addproducts' });
  let posts = 0;
  shop.server.script = ({ method, url }) => {
    if (method !== 'POST' || url !== '/allproducts' || posts++ > 0) return null;
    isOnline = false;
    return { kind: 'answer-lost' };
  };
  await fillIn();
  await press(submit);
  await see('Nothing is lost');
  isOnline = true;
  act(() => void window.dispatchEvent(new Event('online')));
  await press(submit);
  await see('ZenBook 14 was added');
  expect(listed(shop)).toBe(1);
});

const aDay = 86_400_000;

const draftsKey = 're-sale-shop:drafts';
type Stored = { readonly value: { savedAt: number; readonly fields: Record<string, string> }[] };

/** The browser hides the page, which saves what was typed. */
function hide(): string {
  act(() => void window.dispatchEvent(new Event('pagehide')));
  return window.localStorage.getItem(draftsKey) ?? '';
}

/** Another tab stores these drafts; null if it has none left. */
function storeElsewhere(newValue: string | null): void {
  if (newValue === null) window.localStorage.removeItem(draftsKey);
  else window.localStorage.setItem(draftsKey, newValue);
  const told = { key: draftsKey, newValue, storageArea: window.localStorage };
  act(() => void window.dispatchEvent(new StorageEvent('storage', told)));
}

it('[S-SELL-3] a product is listed once when the answer is lost and its seller tries again', async () => {
  const shop = await aFailedPost({ kind: 'answer-lost' });
  await press(submit);
  await see('ZenBook 14 was added');
  expect(listed(shop)).toBe(1);
});

it('[G-TRUE-1] a product whose answer was lost is not listed in two versions unasked', async () => {
  const shop = await aFailedPost({ kind: 'answer-lost' });
  await type({ Description: 'With charger, box and cable.' });
  await press(submit);
  await see(failureTexts.english.earlierVersion);
  expect(listed(shop)).toBe(1);
  await press(submit);
  await see('ZenBook 14 was added');
  expect(listed(shop)).toBe(2);
});

it('[G-TRUE-1] a changed product is not listed twice unasked after a reload either', async () => {
  const first = await aFailedPost({ kind: 'answer-lost' });
  hide();
  const shop = await first.reload('/dashboard/addproducts');
  await see('We restored your draft');
  await see('Lenovo');
  await type({ Location: 'Sylhet' });
  await press(submit);
  await see(failureTexts.english.earlierVersion);
  expect(listed(shop)).toBe(1);
});

it('[S-SELL-3] a product with a long link is listed once when the answer is lost', async () => {
  const shop = await aFailedPost(
    { kind: 'answer-lost' },
    { Description: `See https://videos.example/watch?v=${'a1B2'.repeat(60)}&end=1` },
  );
  await press(submit);
  await see('ZenBook 14 was added');
  expect(listed(shop)).toBe(1);
});

it('[S-SELL-3] a product is listed once when its seller leaves, comes back and posts it before the answer', async () => {
  const shop = await aProductionShop({ who: people.seller, at: '/dashboard/addproducts' });
  let release = (): void => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  failFirstPost(shop, { kind: 'late', release: released });
  await fillIn();
  await press(submit);
  await vi.waitFor(() => expect(shop.server.asked).toContain('POST /allproducts'));
  await shop.go('/dashboard/sellersproducts');
  await see('EliteBook 840');
  await shop.go('/dashboard/addproducts');
  await see('Lenovo');
  await press(submit);
  await act(async () => release());
  await see('ZenBook 14 was added');
  await settled();
  expect(listed(shop)).toBe(1);
});

it('[S-SELL-1] a form that stays open over midnight takes the new day, and no day after it', async () => {
  const shop = await aProductionShop({ who: people.seller, at: '/dashboard/addproducts' });
  await fillIn();
  const realNow = Date.now.bind(Date);
  const now = vi.spyOn(Date, 'now').mockImplementation(() => realNow() + aDay);
  try {
    await type({ 'Posted time': localDay(Date.now() + aDay) });
    await press(submit);
    await see(ruleTexts.english['product/post-time-to-come']);
    expect(posted(shop, '/allproducts')).toEqual([]);
    await type({ 'Posted time': localDay(Date.now()) });
    await press(submit);
    await see('ZenBook 14 was added');
  } finally {
    now.mockRestore();
  }
});

describe('[S-SELL-3] a product whose page was reloaded while nobody knew whether it was posted', () => {
  it.each([
    ['its answer was lost', { kind: 'answer-lost' } as const],
    ['it did not arrive', { kind: 'reset' } as const],
  ])('is listed once when %s', async (_case, fault) => {
    const first = await aFailedPost(fault);
    hide();
    const shop = await first.reload('/dashboard/addproducts');
    await see('We restored your draft');
    await see('Lenovo');
    await press(submit);
    await see('ZenBook 14 was added');
    expect(listed(shop)).toBe(1);
  });

  it('is listed once when the page was closed before the answer', async () => {
    const first = await aProductionShop({ who: people.seller, at: '/dashboard/addproducts' });
    const { fault, release } = later();
    failFirstPost(first, fault);
    await fillIn();
    await press(submit);
    await vi.waitFor(() => expect(posted(first, '/allproducts')).toHaveLength(1));
    await vi.waitFor(() => expect(listed(first)).toBe(1));
    const shop = await first.reload('/dashboard/addproducts');
    await see('We restored your draft');
    await see('Lenovo');
    await press(submit);
    await see('ZenBook 14 was added');
    expect(listed(shop)).toBe(1);
    release();
  });
});

it('[G-SESSION-1] a post that needs a login asks for it at every try, and goes on', async () => {
  const shop = await aProductionShop({ who: people.seller, at: '/dashboard/addproducts' });
  await fillIn();
  shop.server.script = ({ method, url }) => {
    if (url.startsWith('/jwt')) return text(400, 'Log in again');
    return method === 'POST' && url === '/allproducts' ? text(401, 'expired') : null;
  };
  const { logInAgainText, password, logIn } = accountTexts.english;
  await press(submit);
  await see(logInAgainText);
  await press('Close');
  await see(failureTexts.english.sessionExpired);
  await press(submit);
  await see(logInAgainText);
  shop.server.script = () => null;
  await type({ [password]: people.seller.password });
  await press(logIn);
  await see('ZenBook 14 was added');
  expect(listed(shop)).toBe(1);
});

describe('[G-SELL-1] one draft in two tabs', () => {
  it('is not posted here after the other tab has posted it', async () => {
    const other = await aProductionShop({ who: people.seller, at: '/dashboard/addproducts' });
    await fillIn();
    const before = hide();
    await press(submit);
    await see('ZenBook 14 was added');
    window.localStorage.setItem(draftsKey, before);
    // This tab opened the draft while it was there, and knows nothing of the post.
    const shop = await other.reload('/dashboard/addproducts');
    await see('We restored your draft');
    await see('Lenovo');
    // It says so before it posts.
    const drafts = JSON.parse(before) as Stored;
    storeElsewhere(JSON.stringify({ ...drafts, value: drafts.value.map((draft) => ({ ...draft, wasSent: true })) }));
    storeElsewhere(null);
    await press(submit);
    await see('ZenBook 14 was added');
    expect(listed(shop)).toBe(1);
  });

  it('is posted here after the other tab has discarded it, although the seller has the same product already', async () => {
    const shop = await aProductionShop({ who: people.seller, at: '/dashboard/addproducts' });
    await fillIn();
    await press(submit);
    await see('ZenBook 14 was added');
    await press('Duplicate as new ZenBook 14');
    await see('Lenovo');
    await allSettled();
    storeElsewhere(null);
    await press(submit);
    await vi.waitFor(() => expect(listed(shop)).toBe(2));
  });

  it('shows what the other tab has typed, and keeps what was typed here', async () => {
    await aProductionShop({ who: people.seller, at: '/dashboard/addproducts' });
    await fillIn();
    const drafts = JSON.parse(hide()) as Stored;
    await type({ Location: 'Sylhet' });
    for (const { fields } of drafts.value)
      Object.assign(fields, { description: 'Typed in the other tab', location: 'Khulna' });
    storeElsewhere(JSON.stringify(drafts));
    const field = (name: string) =>
      document.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name=${name}]`)?.value;
    expect([field('description'), field('location')]).toEqual(['Typed in the other tab', 'Sylhet']);
    await type({ 'Product name': 'ZenBook 14 OLED' });
    const { value } = JSON.parse(hide()) as Stored;
    expect(value.map(({ fields }) => [fields['description'], fields['location'], fields['productName']])).toEqual([
      ['Typed in the other tab', 'Sylhet', 'ZenBook 14 OLED'],
    ]);
  });
});

it('[S-SELL-3] a second product with the same facts is posted after Back, because it is another one', async () => {
  const shop = await aProductionShop({ who: people.seller, at: '/dashboard/addproducts' });
  await fillIn();
  await press(submit);
  await see('ZenBook 14 was added');
  await vi.waitFor(() => expect(window.location.pathname).toBe('/dashboard/sellersproducts'));
  act(() => window.history.back());
  await vi.waitFor(() => expect(window.location.pathname).toBe('/dashboard/addproducts'));
  await allSettled();
  await fillIn();
  await press(submit);
  await vi.waitFor(() => expect(listed(shop)).toBe(2));
});

describe('[G-FAULT-1] a seller who left the form before the answer', () => {
  const { productNotAdded, productMaybeAdded } = outcomeTexts.english;
  const refused = { kind: 'answer', body: '{"message":"No"}', type: 'application/json' } as const;

  it.each([
    ['was not posted', 400, productNotAdded],
    ['may have been posted', 503, productMaybeAdded],
  ])('reads that the product %s, and that the draft is kept', async (_case, status, words) => {
    const shop = await aProductionShop({ who: people.seller, at: '/dashboard/addproducts' });
    let release = (): void => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    failFirstPost(shop, { ...refused, status, release: released });
    await fillIn();
    await press(submit);
    await vi.waitFor(() => expect(posted(shop, '/allproducts')).toHaveLength(1));
    await shop.go('/dashboard/sellersproducts');
    release();
    await see(words('ZenBook 14'));
    expect(window.localStorage.getItem(draftsKey)).toContain('ZenBook 14');
  });
});
