import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { draftTexts } from '#ui/texts/drafts.ts';
import { DeviceDrafts } from '../drafts/deviceDrafts.ts';
import { begin, cards, desk, field, noon, owner } from './aListingDesk.tsx';

beforeEach(() => window.history.replaceState(null, ''));
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

describe('[G-SELL-1] a seller’s drafts, while the form stays open', () => {
  it('list the product that was just being typed, once another draft is opened', async () => {
    const device = new DeviceDrafts();
    begin(device, 'd1', { productName: 'Galaxy Watch' });
    desk({ device }).form('/dashboard/addproducts?draft=new');
    fireEvent.change(field('Product name'), { target: { value: 'Pixel 4a' } });
    await userEvent.click(screen.getByRole('link', { name: 'Galaxy Watch' }));
    expect(field('Product name').value).toBe('Galaxy Watch');
    expect(device.stored.of('add-product', owner)).toHaveLength(2);
    expect(cards()).toEqual([expect.stringContaining('Pixel 4a')]);
  });

  it('say what a draft lacks now, after it was changed here', async () => {
    const device = new DeviceDrafts();
    begin(device, 'd1', { productName: 'Galaxy Watch' });
    const shop = desk({ device });
    shop.form();
    fireEvent.change(field('Product name'), { target: { value: 'Galaxy Watch 4' } });
    await userEvent.click(screen.getByRole('link', { name: 'Start another product' }));
    expect(cards()).toEqual([expect.stringContaining('Galaxy Watch 4')]);
  });

  it('are deleted at the seller’s wish, though they were changed here before', async () => {
    const device = new DeviceDrafts();
    begin(device, 'd1', { productName: 'Galaxy Watch' });
    desk({ device, now: noon + 60_000 }).form();
    fireEvent.change(field('Description'), { target: { value: 'Boxed' } });
    await userEvent.click(screen.getByRole('link', { name: 'Start another product' }));
    vi.useFakeTimers();
    fireEvent.click(screen.getByRole('button', { name: /^Delete draft: Galaxy Watch/ }));
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(device.stored.of('add-product', owner)).toEqual([]);
  });

  it('do not name a draft that was discarded in its form', async () => {
    const device = new DeviceDrafts();
    begin(device, 'd1', { productName: 'Galaxy Watch' });
    desk({ device }).form();
    await userEvent.click(screen.getByRole('button', { name: draftTexts.english.startAfresh }));
    expect(device.stored.of('add-product', owner)).toEqual([]);
    expect(screen.queryByText('Galaxy Watch')).toBeNull();
  });
});
