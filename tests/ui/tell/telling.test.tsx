import { act, fireEvent } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aSession } from '../../builders/aSession.ts';
// Read beforehand, so that a busy machine does not make a test wait for it.
import '#ui/app/MyProductsPage.tsx';
import '#ui/features/booking/BookingSummaryPage.tsx';
import '#ui/features/search/CategoryPage.tsx';
import '#ui/parts/booking/BookingDialog.tsx';
import '#src/live/shopPorts.ts';
import '#ui/app/DashboardLayout.tsx';
import { people } from '../../contracts/tinyWorld.ts';
import { press, see, settled, shown, type } from '../faults/screen.ts';
import { booking, products, shopWorld } from '../faults/shopWorld.ts';
import { aProductionShop, stopProductionShops } from '../production/aProductionShop.tsx';

afterEach(async () => {
  await stopProductionShops();
  vi.restoreAllMocks();
});

const links = (): readonly string[] =>
  [...document.querySelectorAll<HTMLAnchorElement>('.channels a')].map((link) => link.textContent);
const hrefOf = (name: string): string =>
  [...document.querySelectorAll<HTMLAnchorElement>('.channels a')].find((link) => link.textContent === name)?.href ??
  '';

/** A booking of the laptop, made in its dialog. */
async function book() {
  const shop = await aProductionShop({ who: people.buyer, at: '/categories/HP?book=000000000000000000000101' });
  await see('Meeting location');
  await type({ Phone: '01812 345678', 'Meeting location': 'North End, Mirpur 11' });
  await press('Book this product');
  await see('Booked. Now tell the seller');
  return shop;
}

/** The booking of the laptop, a while later. */
const booked = {
  ...booking,
  price: products.laptop.price,
  productName: products.laptop.productName,
  image: products.laptop.image,
  categoryName: products.laptop.categoryName,
};
const later = (phone: string = products.laptop.phone, offered = [{ ...products.laptop, phone }]) =>
  aProductionShop({
    who: people.buyer,
    at: `/dashboard/booking/${booking.id}`,
    seed: { ...shopWorld, marketplace: { ...shopWorld.marketplace, products: offered, bookings: [booked] } },
  });

describe('[G-TELL-1] after a booking', () => {
  it('the message to the seller is ready, with the ways to send it', async () => {
    await book();
    expect(shown()).toContain(
      'I booked your EliteBook 840 for 38,500 tk on Re-sale Shop. Can we meet at North End, Mirpur 11? ' +
        'Bela Buyer, 01812 345678',
    );
    expect(links()).toEqual(['SMS', 'WhatsApp', 'Email']);
    expect(hrefOf('SMS')).toMatch(/^sms:\+8801711223344\?&body=Hello%20Selim%20Seller/);
    expect(decodeURIComponent(hrefOf('SMS'))).toContain(`${window.location.origin}/products/000000000000000000000101`);
    expect(hrefOf('Email')).toMatch(/^mailto:selim.seller@shop.example\?subject=Booking/);
    expect(shown()).toContain('the shop sends nothing');
  });

  it('the shop itself sends nothing but the booking', async () => {
    const { server } = await book();
    const writes = server.calls.filter(({ method }) => method !== 'GET').map(({ method, url }) => `${method} ${url}`);
    expect(writes).toEqual(['POST /booking']);
    for (const link of document.querySelectorAll('.channels a')) {
      link.addEventListener('click', (event) => event.preventDefault());
      fireEvent.click(link);
    }
    await settled();
    expect(server.calls.filter(({ method }) => method !== 'GET')).toHaveLength(1);
  });

  it('the message disappears when it is closed, and the top of the page gets the focus', async () => {
    await book();
    await press('Done');
    expect(shown()).not.toContain('Now tell the seller');
    expect(document.activeElement?.tagName).toBe('H1');
  });

  it('the message is not shown to the next person who signs in on the same device', async () => {
    const { app, go } = await book();
    await go('/blog');
    act(() => app.session.begin(aSession('buyer', people.otherBuyer.email)));
    await go('/dashboard/myproducts');
    await see('Booked Products');
    expect(shown()).not.toContain('Now tell the seller');
  });
});

describe('[G-TELL-1] later, from the booking', () => {
  it('the same message is ready', async () => {
    await later();
    await see('Hello Selim Seller, I booked your EliteBook 840');
    expect(links()).toEqual(['SMS', 'WhatsApp', 'Email']);
  });

  it('a number without messages leaves SMS and WhatsApp out, and the page says why', async () => {
    await later('02-9558899');
    await see('SMS and WhatsApp aren’t available: 02-9558899 isn’t a mobile number');
    expect(links()).toEqual(['Email']);
  });

  it('a product that is no longer offered leaves the text to copy, without a link and a name', async () => {
    await later('', []);
    await see('We can’t tell who sells this product');
    expect(links()).toEqual([]);
    expect(shown()).toContain('Hello, I booked your EliteBook 840');
    expect(document.querySelector('.message')?.textContent).not.toContain('/products/');
  });
});

describe('[G-TELL-1] copying the message', () => {
  const withClipboard = (clipboard: Partial<Clipboard> | undefined): void => {
    vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(clipboard as Clipboard);
  };

  it('takes the whole text, and says so', async () => {
    const writeText = vi.fn(async (_text: string) => {});
    await later();
    withClipboard({ writeText });
    await see('Hello Selim Seller');
    await press('Copy');
    expect(writeText.mock.calls).toEqual([
      [expect.stringMatching(/^Hello Selim Seller,\nI booked[^]*\/products\/0{21}101$/)],
    ]);
    expect(shown()).toContain('Message copied');
  });

  it.each<[string, ((text: string) => Promise<void>) | undefined]>([
    ['refuses', async () => Promise.reject(new DOMException('no', 'NotAllowedError'))],
    ['has no clipboard', undefined],
  ])('selects the text where the browser %s, and says so', async (_what, writeText) => {
    await later();
    withClipboard(writeText === undefined ? undefined : { writeText });
    await see('Hello Selim Seller');
    await press('Copy');
    expect(shown()).toContain('The message is selected');
    expect(window.getSelection()?.toString()).toContain('I booked your EliteBook 840');
  });
});
