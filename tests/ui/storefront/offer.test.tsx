import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aShop } from '../search/aShop.tsx';
import { openHome } from './openHome.tsx';

const endsAt = Date.UTC(2023, 1, 28);
const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

// Fakes only what the countdown uses; code still loads in real time.
beforeEach(() => vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const now = vi.fn(() => Date.now());

/** How many times the offer reads the clock in the next ten seconds. */
async function looksAtClock(): Promise<number> {
  now.mockClear();
  await wait(10 * second);
  return now.mock.calls.length;
}

async function openAt(time: number): Promise<HTMLElement> {
  vi.setSystemTime(time);
  await openHome(aShop({ now, offerEndsAt: endsAt }));
  return screen.getByRole('article', { name: 'Drone, ready to fly' });
}

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const digits = (offer: HTMLElement): (string | null)[] =>
  [...offer.querySelectorAll('dd')].map((one) => one.textContent);

describe('the offer', () => {
  it("[S-HOME-3] is a drone at 149$ reduced to 110$ with '15 products rating'", async () => {
    const offer = await openAt(endsAt - day);
    expect(offer.querySelector('.price__now')?.textContent).toBe('Offer price 110$');
    expect(offer.querySelector('s')?.textContent).toBe('Before 149$');
    expect(within(offer).getByText('15 products rating')).toBeTruthy();
  });

  it('[G-I18N-1] counts down in Bangla digits', async () => {
    vi.setSystemTime(endsAt - (3 * day + 14 * hour + 27 * minute + 9 * second));
    const shop = aShop({ now, offerEndsAt: endsAt });
    shop.app.preferences.chooseLanguage('bangla');
    await openHome(shop);
    expect(digits(screen.getByRole('timer'))).toEqual(['০৩', '১৪', '২৭', '০৯']);
  });

  it('[S-HOME-3] counts down in steps of one second', async () => {
    const offer = await openAt(endsAt - (3 * day + 14 * hour + 27 * minute + 9 * second));
    expect(digits(offer)).toEqual(['03', '14', '27', '09']);
    await wait(second);
    expect(digits(offer)).toEqual(['03', '14', '27', '08']);
    await wait(9 * second);
    expect(digits(offer)).toEqual(['03', '14', '26', '59']);
  });

  it('[S-HOME-3] stops when the date passes, and says when it ended', async () => {
    const offer = await openAt(endsAt - 2 * second);
    expect(within(offer).queryByText(/ended on/)).toBeNull();
    await wait(2 * second);
    expect(within(offer).getByText('This offer ended on 28 Feb 2023')).toBeTruthy();
    expect(within(offer).queryByRole('timer')).toBeNull();
    expect(await looksAtClock()).toBe(0);
  });

  it('does not tick at all if it has already ended', async () => {
    await openAt(endsAt - day);
    expect(await looksAtClock()).toBe(10);
    cleanup();
    const offer = await openAt(endsAt + day);
    expect(within(offer).getByText('This offer ended on 28 Feb 2023')).toBeTruthy();
    expect(await looksAtClock()).toBe(0);
  });
});
