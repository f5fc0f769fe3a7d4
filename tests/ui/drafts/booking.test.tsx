import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { BookingsApi } from '#domain/booking/BookingsApi.ts';
import { listing } from '#domain/shared/reading.ts';
import { fail, ok } from '#domain/shared/Result.ts';
// Loads the chunk first, so that no test waits for it on a busy machine.
import '#ui/parts/booking/BookingDialog.tsx';
import { CategoryPage } from '#ui/features/search/CategoryPage.tsx';
import { aThinkPad } from '../../builders/aProduct.ts';
import { aShop, type Shop } from '../search/aShop.tsx';
import { buyer } from '../../builders/people.ts';
import { DeviceDrafts } from './deviceDrafts.ts';

const products = {
  ofCategory: async () => ok(listing([aThinkPad(), aThinkPad({ id: 'p2', productName: 'ThinkPad X1' })])),
};

async function open(device: DeviceDrafts, productId = 'p1', bookings: Partial<BookingsApi> = {}): Promise<Shop> {
  const shop = aShop({ actor: buyer, products, bookings, device });
  shop.open(`/categories/Lenovo?book=${productId}`, <CategoryPage params={{ categoryName: 'Lenovo' }} />);
  await screen.findByRole('dialog');
  return shop;
}

const dialog = () => within(screen.getByRole('dialog'));
const field = (label: string): HTMLInputElement => dialog().getByLabelText<HTMLInputElement>(label);
const enter = (label: string, value: string): void => {
  fireEvent.change(field(label), { target: { value } });
};
const notice = (): HTMLElement | null => screen.queryByText('We restored your draft');
const book = (): Promise<void> => userEvent.click(dialog().getByRole('button', { name: 'Book this product' }));

describe('[G-FORM-1] a buyer’s draft of a booking', () => {
  it('is restored when they open it again, only for that product', async () => {
    const device = new DeviceDrafts();
    await open(device);
    enter('Phone', '01711 223344');
    enter('Meeting location', 'North End, Mirpur 11');
    cleanup();

    await open(device, 'p2');
    expect(notice()).toBeNull();
    expect(field('Phone').value).toBe('');
    cleanup();

    await open(device);
    expect(notice()).toBeTruthy();
    expect(field('Phone').value).toBe('01711 223344');
    expect(field('Meeting location').value).toBe('North End, Mirpur 11');
    await userEvent.click(screen.getByRole('button', { name: 'Start over' }));
    expect(field('Phone').value).toBe('');
    expect(document.activeElement).toBe(field('Phone'));
  });

  it('survives a session that ends meanwhile', async () => {
    const device = new DeviceDrafts();
    const shop = await open(device, 'p1', { book: async () => fail({ code: 'api/session-expired' }) });
    enter('Phone', '01711 223344');
    enter('Meeting location', 'North End');
    await book();
    await waitFor(() => expect(shop.toasts()).toHaveLength(1));
    shop.app.session.end();
    cleanup();
    await open(device);
    expect(field('Meeting location').value).toBe('North End');
  });

  it('is deleted once the product is booked', async () => {
    const device = new DeviceDrafts();
    const shop = await open(device);
    enter('Phone', '01711 223344');
    enter('Meeting location', 'North End');
    await book();
    await waitFor(() => expect(shop.booked).toHaveLength(1));
    await waitFor(() => expect(shop.toasts()).toEqual(['Booking confirmed']));
    cleanup();
    await open(device);
    expect(field('Phone').value).toBe('');
    expect(notice()).toBeNull();
  });
});
