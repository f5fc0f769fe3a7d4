import { act } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import '#ui/parts/booking/BookingDialog.tsx';
import { formMissingTexts } from '#ui/texts/formMissing.ts';
import { shoppingTexts } from '#ui/texts/shopping.ts';
import { nothingPending, press, see, shown } from '../faults/screen.ts';
import type { ProductionShop } from './aProductionShop.tsx';
import { type Fault, hang, reset, text } from './FaultyServer.ts';
import { allSettled } from './people.ts';
import { playTimeouts } from './playTimeouts.ts';
import { isCaught, pressByKey } from './pressByKey.ts';
import { many, open } from './searchingShop.ts';

vi.setConfig({ testTimeout: 40_000 });
playTimeouts();

const { bookingTitle, bookingOpening, retry, close } = formMissingTexts.english;
/** The first page of its category lacks this product. */
const further = many[58]?.id;

async function wait(milliseconds: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds));
  await allSettled();
}

/** A link that opens the booking form of a product whose look-up fails. */
async function openLink(fault: Fault): Promise<ProductionShop> {
  const shop = await open('/blog');
  shop.server.script = ({ url }) => (url.startsWith(`/product/${further}`) ? fault : null);
  await shop.go(`/categories/HP?book=${further}`);
  await see('30 products');
  return shop;
}

describe('[S-BOOK-1] [G-FAULT-1] a link that opens the booking form of a product', () => {
  it.each([
    ['answers 500', text(500, 'no')],
    ['breaks the connection', reset],
    ['never answers', hang],
    ['answers HTML', text(200, '<html>')],
  ])('says why the form is missing where the marketplace %s, and tries again', async (_what, fault) => {
    const { server } = await openLink(fault);
    await wait(25_000);
    await see(bookingTitle);
    server.script = () => null;
    await pressByKey(retry);
    await see('Meeting location');
  });

  it('says that the form is being opened, and can be closed meanwhile', async () => {
    await openLink(hang);
    await wait(1000);
    await see(bookingOpening);
    await pressByKey(close);
    await wait(25_000);
    expect(window.location.search).toBe('');
    expect(shown()).not.toContain(bookingTitle);
    await isCaught();
  });

  it('says that the form is being opened where the form of another product was open before', async () => {
    const shop = await open('/blog');
    await shop.go(`/categories/HP?book=${many[56]?.id}`);
    await see('Meeting location');
    shop.server.script = ({ url }) => (url.startsWith(`/product/${further}`) ? hang : null);
    await shop.go(`/categories/HP?book=${further}`);
    await wait(1000);
    await see(bookingOpening);
  });

  it('[G-A11Y-1] gives the focus to the page when its message is closed', async () => {
    const shop = await open('/blog');
    await shop.go('/categories/HP?book=00000000000000000000ffff');
    await see(shoppingTexts.english.goneText);
    await nothingPending();
    await pressByKey(close);
    await isCaught();
  });

  it('[G-A11Y-1] keeps the focus beside its message while it tries again', async () => {
    await openLink(text(500, 'no'));
    await wait(5000);
    await pressByKey(retry);
    await isCaught();
    await wait(5000);
    await see(bookingTitle);
    await isCaught();
    await press(close);
    expect(window.location.search).toBe('');
  });

  it('[G-TRUE-1] opens the form of a product of another category instead of calling it gone', async () => {
    const shop = await open('/blog');
    await shop.go(`/categories/HP?book=${many[1]?.id}`);
    await see('Meeting location');
    await see(many[1]?.productName ?? '');
  });
});
