import { act } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { noticeTexts } from '#ui/texts/notices.ts';
import { accountTexts } from '#ui/texts/account.ts';
import { appTexts } from '#ui/texts/app.ts';
import { signOutTexts } from '#ui/texts/signOut.ts';
import { people } from '../../contracts/tinyWorld.ts';
import { press, see, settled, shown, type } from '../faults/screen.ts';
import { products } from '../faults/shopWorld.ts';
import { aProductionShop } from './aProductionShop.tsx';
import { anEmptyDevice } from './anEmptyDevice.ts';
import { reset } from './FaultyServer.ts';
import { holdLongWaits } from './longWaits.ts';

anEmptyDevice();

const { buyer } = people;
const words = accountTexts.english;
const { signOut } = appTexts.english;

/** Goes offline or online, as the browser tells it. */
async function setOnline(isOnline: boolean): Promise<void> {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
  await settled();
}

describe('A person who signs out', () => {
  it('[G-FORM-1] is told how to delete drafts whose deletion failed', async () => {
    const { app, go } = await aProductionShop({ who: buyer, at: '/blog' });
    await see(buyer.email);
    const drafts = JSON.stringify({
      version: 1,
      value: [{ form: 'booking', owner: buyer.email, subject: 'p1', fields: { phone: '017' }, savedAt: Date.now() }],
    });
    window.localStorage.setItem('re-sale-shop:drafts', drafts);
    vi.spyOn(app, 'prepare').mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await press(signOut);
    await see(signOutTexts.english.notCleared);
    expect(window.localStorage.getItem('re-sale-shop:drafts')).toBe(drafts);

    expect(shown()).toContain('log in and sign out again');
    await go('/login');
    await type({ [words.email]: buyer.email, [words.password]: buyer.password });
    await press(words.logIn);
    await see(buyer.email);
    await press(signOut);
    await vi.waitFor(() => expect(window.localStorage.getItem('re-sale-shop:drafts')).toBeNull());
  });

  it('[G-OFFLINE-1] is not told that earlier pages open, which the device has forgotten', async () => {
    const held = holdLongWaits(4000);
    const shop = await aProductionShop({ who: buyer, keeps: true, at: '/allproducts' });
    await see(products.laptop.productName);
    const { go } = await shop.reload();
    await held.pass(4);
    await setOnline(false);
    await see(noticeTexts.english.nothingSeen);
    await press(signOut);
    await see(noticeTexts.english.offline);
    expect(shown()).not.toContain(noticeTexts.english.nothingSeen);

    await setOnline(true);
    await go('/allproducts');
    await see(products.laptop.productName);
    await setOnline(false);
    await see(noticeTexts.english.nothingSeen);
  });

  it('[G-OFFLINE-1] is not told so after a reload without a network either', async () => {
    holdLongWaits(4000);
    const shop = await aProductionShop({ who: buyer, keeps: true, at: '/allproducts' });
    await see(products.laptop.productName);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const later = await shop.reload('/blog');
    await see(noticeTexts.english.nothingSeen);
    await press(signOut);
    await see(signOutTexts.english.loggedOut);
    await later.reload();
    await see(noticeTexts.english.offline);
    await vi.waitFor(() => expect(shown()).not.toContain(noticeTexts.english.nothingSeen));
  });

  it('[G-OFFLINE-1] is still told how old the list is that stays on the page', async () => {
    holdLongWaits(4000);
    const shop = await aProductionShop({ who: buyer, keeps: true, at: '/allproducts' });
    await see(products.laptop.productName);
    shop.server.script = () => reset;
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await shop.reload();
    await see('Showing what you saw at');
    await press(signOut);
    await see(accountTexts.english.logIn);
    expect(shown()).toContain(products.laptop.productName);
    expect(shown()).toContain('Showing what you saw at');
  });
});
