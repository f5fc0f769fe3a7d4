import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { deviceKinds } from '#domain/meeting/DeviceKind.ts';
import { checksOf } from '#domain/meeting/inspection.ts';
import { inspectionTexts } from '#ui/texts/inspection.ts';
// Read beforehand, so that a busy machine does not make a test wait for it.
import '#ui/features/booking/BookingSummaryPage.tsx';
import '#src/live/shopPorts.ts';
import '#ui/app/DashboardLayout.tsx';
import { people } from '../../contracts/tinyWorld.ts';
import { see, settled, shown, type } from '../faults/screen.ts';
import { booking as galaxy, products, shopWorld } from '../faults/shopWorld.ts';
import { aProductionShop, stopProductionShops } from '../production/aProductionShop.tsx';

afterEach(async () => {
  cleanup();
  vi.unstubAllGlobals();
  await stopProductionShops();
});

const { phone, laptop } = products;
const facts = ({ productName, price, image, categoryName, categoryId }: typeof phone) => ({
  productName,
  price,
  image,
  categoryName,
  categoryId,
});
const booking = { ...galaxy, ...facts(phone) };
const laptopBooking = { ...galaxy, ...facts(laptop), id: '000000000000000000000202' };

async function meet(id = booking.id) {
  const shop = await aProductionShop({
    who: people.buyer,
    at: `/dashboard/booking/${id}`,
    seed: { ...shopWorld, marketplace: { ...shopWorld.marketplace, bookings: [booking, laptopBooking] } },
  });
  await see('Receipt');
  return shop;
}

const tick = (name: RegExp): HTMLInputElement => screen.getByRole('checkbox', { name });
const press = async (name: RegExp): Promise<void> => {
  fireEvent.click(tick(name));
  await settled();
};
const stored = (): string => JSON.stringify([{ ...window.localStorage }, { ...window.sessionStorage }]);

describe('[G-HAND-1] the card of a meeting', () => {
  it('shows seller, place, product and price, and calls the seller', async () => {
    await meet();
    const card = within(screen.getByRole('region', { name: 'The meeting' }));
    expect(card.getByRole('heading', { name: 'Pixel 7' })).toBeTruthy();
    expect(card.getByText('New Market')).toBeTruthy();
    expect(card.getByText('Olga Seller, 01711 223344')).toBeTruthy();
    expect(card.getByText('38,500')).toBeTruthy();
    expect(card.getByText('No payment from this device. Check it first, then pay.')).toBeTruthy();
    expect(card.getByRole('link', { name: 'Call' }).getAttribute('href')).toBe('tel:+8801711223344');
    expect(card.getByRole('link', { name: /here/ }).getAttribute('href')).toBe(
      'sms:+8801711223344?&body=I%20am%20here%3A%20New%20Market',
    );
  });

  it('links to the checks from the bottom bar', async () => {
    await meet();
    fireEvent.click(screen.getByRole('button', { name: 'Go to the checks' }));
    expect(document.activeElement?.textContent).toBe('Check the phone');
  });
});

describe('[G-HAND-1] the inspection', () => {
  it('has the checks of the kind of device, and ends with signing the seller out', async () => {
    const { go } = await meet();
    expect(screen.getAllByRole('checkbox')).toHaveLength(checksOf('phone').length);
    expect(tick(/A call works/)).toBeTruthy();
    await go(`/dashboard/booking/${laptopBooking.id}`);
    await see('Check the laptop');
    expect(screen.getAllByRole('checkbox')).toHaveLength(checksOf('laptop').length);
    expect(tick(/signed out of every account.*Microsoft/)).toBeTruthy();
    expect(screen.queryByLabelText(/IMEI/)).toBeNull();
  });

  it('counts the ticks, and stores them on this device for this booking only', async () => {
    const shop = await meet();
    expect(screen.getByText(`0 of ${checksOf('phone').length} checked`)).toBeTruthy();
    await press(/A call works/);
    await press(/It charges/);
    await press(/It charges/);
    expect(screen.getByText(`1 of ${checksOf('phone').length} checked`).getAttribute('role')).toBe('status');
    const again = await shop.reload();
    await see('Check the phone');
    expect(tick(/A call works/).checked).toBe(true);
    expect(tick(/It charges/).checked).toBe(false);
    await again.go(`/dashboard/booking/${laptopBooking.id}`);
    await see('Check the laptop');
    expect(screen.getAllByRole('checkbox', { checked: false })).toHaveLength(checksOf('laptop').length);
  });

  it('shows another tab’s tick, and stores both', async () => {
    await meet();
    await press(/A call works/);
    const key = 're-sale-shop:meeting-ticks';
    const before = window.localStorage.getItem(key);
    const after = (before ?? '').replace('"phone-call"', '"phone-call","phone-body"');
    window.localStorage.setItem(key, after);
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key, oldValue: before, newValue: after })));
    expect(tick(/The frame is straight/).checked).toBe(true);
    await press(/It charges/);
    expect(window.localStorage.getItem(key)).toContain('"phone-call","phone-body","phone-charging"');
  });

  it('promises to keep them only where the device has room', async () => {
    const shop = await meet();
    const { onDevice, untilLeft } = inspectionTexts.english;
    const real = window.localStorage;
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => real.getItem(key),
      removeItem: (key: string) => real.removeItem(key),
      setItem: () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      },
    });
    await shop.reload();
    await see(onDevice);
    await press(/A call works/);
    expect(tick(/A call works/).checked).toBe(true);
    expect([shown().includes(onDevice), shown().includes(untilLeft)]).toEqual([false, true]);
  });

  it('sends no ticks', async () => {
    const { server } = await meet();
    const before = server.calls.length;
    await press(/A call works/);
    expect(server.calls.length).toBe(before);
  });

  it('has a short text for every check', () => {
    for (const { checks } of Object.values(inspectionTexts)) {
      expect(Object.keys(checks).toSorted()).toEqual(deviceKinds.flatMap((kind) => checksOf(kind)).toSorted());
      for (const { what, how } of Object.values(checks)) {
        expect(what.length).toBeLessThanOrEqual(45);
        expect(how.length).toBeLessThanOrEqual(65);
      }
    }
  });
});

describe('[G-HAND-1] the number of a phone', () => {
  const verdict = (): string =>
    screen.getByLabelText(/IMEI/).closest('.imei')?.querySelector('[role=status]')?.textContent ?? '';

  it.each([
    ['49015420323751', ''],
    ['49 015420 323751 8', 'The check digit is right'],
    ['490154203237517', 'Please look again'],
    ['000000000000000', 'Only zeros'],
    ['4901542032375181', 'That’s more than 15 digits'],
  ])('is judged once it is there: %s', async (typed, words) => {
    await meet();
    await type({ IMEI: typed });
    expect(verdict()).toMatch(words === '' ? /^$/ : words);
    expect(screen.getByLabelText(/IMEI/).getAttribute('aria-invalid')).toBe(
      words.startsWith('The') || words === '' ? null : 'true',
    );
  });

  it('has a ready SMS to the regulator, with the day of the announcement', async () => {
    await meet();
    expect(shown()).toContain('Send KYD and the 15 digits by SMS to 16002.');
    expect(shown()).toContain('As the regulator, BTRC, announced on 29 Oct 2025.');
    expect(screen.queryByRole('link', { name: 'Ask by SMS' })).toBeNull();
    await type({ IMEI: '490154203237517' });
    expect(screen.queryByRole('link', { name: 'Ask by SMS' })).toBeNull();
    await type({ IMEI: '490154203237518' });
    expect(screen.getByRole('link', { name: 'Ask by SMS' }).getAttribute('href')).toBe(
      'sms:16002?&body=KYD%20490154203237518',
    );
  });

  it('is neither stored nor sent, and gone after a reload', async () => {
    const { server, reload } = await meet();
    const before = server.calls.length;
    await type({ IMEI: '490154203237518' });
    await settled();
    expect(server.calls.length).toBe(before);
    expect(stored()).not.toContain('490154203237518');
    await reload();
    await see('Check the phone');
    expect(screen.getByLabelText<HTMLInputElement>(/IMEI/).value).toBe('');
    expect(stored()).not.toContain('49015');
    expect(server.calls.map(({ url, body }) => url + body).join('')).not.toContain('49015');
  });
});
