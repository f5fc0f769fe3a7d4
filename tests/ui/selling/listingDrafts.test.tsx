import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Session } from '#domain/identity/Session.ts';
import { draftKey, draftLifetime } from '#ui/state/drafts/Draft.ts';
import { listingDraftTexts } from '#ui/texts/listingDrafts.ts';
import { admin, seller } from '../../builders/people.ts';
import { DeviceDrafts } from '../drafts/deviceDrafts.ts';
import { begin, cards, desk, field, noon, owner, section } from './aListingDesk.tsx';

beforeEach(() => window.history.replaceState(null, ''));
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

const otherSeller: Session = { ...seller, account: { ...admin.account, email: 'rahim@example.com' } };
const leave = (): void => {
  window.dispatchEvent(new Event('pagehide'));
  cleanup();
};
const href = (name: string): string => screen.getByRole('link', { name }).getAttribute('href') ?? '';

describe('[G-SELL-1] a seller’s drafts', () => {
  it('are listed on the own products’ page, the latest first, with what they lack and when they were changed', () => {
    const device = new DeviceDrafts();
    begin(device, 'd1', { productName: 'Galaxy Watch' }, noon - 60_000);
    begin(device, 'd2', { description: 'Boxed' });
    const complete = { description: 'x', useDuration: '1 year', originalPrice: '9', categoryName: 'HP', location: 'x' };
    begin(device, 'd3', { ...complete, productName: 'HP 15s', categoryId: '1', phone: '017112233' }, noon - 120_000);
    desk({ device }).products();
    expect(within(section()).getByRole('heading', { level: 2 }).textContent).toBe('3 drafts');
    expect(cards()).toEqual([
      expect.stringMatching(/^Product without a nameMissing: Product name and \d more · today, \d\d:\d\d$/),
      expect.stringMatching(/^Galaxy WatchMissing: Description and \d more · today, \d\d:\d\d$/),
      expect.stringMatching(/^HP 15sMissing: Resale price · today, \d\d:\d\d$/),
    ]);
  });

  it('show their pictures', async () => {
    const device = new DeviceDrafts();
    begin(device, 'd1', { productName: 'Galaxy Watch' });
    const file = new File(['picture'], 'watch.jpg', { type: 'image/jpeg' });
    await device.pictures.write(draftKey({ form: 'add-product', owner, subject: 'd1' }), {
      file,
      url: null,
      savedAt: noon,
    });
    desk({ device }).products();
    await waitFor(() => expect(section().querySelector('img')?.src).toMatch(/^blob:/));
  });

  it('are resumed by their names; the form lists the others', async () => {
    const device = new DeviceDrafts();
    begin(device, 'd1', { productName: 'Galaxy Watch' });
    begin(device, 'd2', { productName: 'Pixel 4a' }, noon + 1);
    const shop = desk({ device });
    shop.products();
    const watch = href('Galaxy Watch');
    cleanup();
    shop.form(watch);
    expect(field('Product name').value).toBe('Galaxy Watch');
    expect(cards()).toEqual([expect.stringContaining('Pixel 4a')]);
    await userEvent.click(screen.getByRole('link', { name: 'Pixel 4a' }));
    expect(field('Product name').value).toBe('Pixel 4a');
    expect(cards()).toEqual([expect.stringContaining('Galaxy Watch')]);
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  it('stay when another product is begun, from the form and from the own products’ page', async () => {
    const device = new DeviceDrafts();
    begin(device, 'd1', { productName: 'Galaxy Watch' });
    const shop = desk({ device });
    shop.form();
    expect(field('Product name').value).toBe('Galaxy Watch');
    await userEvent.click(screen.getByRole('link', { name: 'Start another product' }));
    expect(field('Product name').value).toBe('');
    fireEvent.change(field('Product name'), { target: { value: 'Pixel 4a' } });
    leave();

    shop.products();
    expect(cards()).toHaveLength(2);
    const another = href('Add product');
    cleanup();
    shop.form(another);
    expect(field('Product name').value).toBe('');
  });

  it('do not write over each other in two tabs, and each tab lists what the other begins', async () => {
    const device = new DeviceDrafts();
    begin(device, 'd1', { productName: 'Galaxy Watch' });
    desk({ device }).products();
    const otherTab = new DeviceDrafts(device);
    act(() => begin(otherTab, 'd2', { productName: 'Pixel 4a' }, noon + 1));
    expect(cards()).toEqual([expect.stringContaining('Pixel 4a'), expect.stringContaining('Galaxy Watch')]);
    cleanup();
    desk({ device }).form('/dashboard/addproducts?draft=d1');
    fireEvent.change(field('Product name'), { target: { value: 'Galaxy Watch 4' } });
    begin(otherTab, 'd2', { productName: 'Pixel 4a, 128 GB' }, noon + 2);
    leave();
    const { stored } = new DeviceDrafts(device);
    expect(stored.of('add-product', owner).map(({ fields }) => fields['productName'])).toEqual([
      'Pixel 4a, 128 GB',
      'Galaxy Watch 4',
    ]);
  });

  it('include the only draft that an earlier release knew', () => {
    const device = new DeviceDrafts();
    begin(device, null, { productName: 'Galaxy Watch' });
    const shop = desk({ device });
    shop.products();
    const link = href('Galaxy Watch');
    cleanup();
    shop.form(link);
    expect(field('Product name').value).toBe('Galaxy Watch');
    expect(screen.getByText('We restored your draft')).toBeTruthy();
  });

  it('are resumed by a reload, although another was changed later', () => {
    const device = new DeviceDrafts();
    begin(device, 'd1', { productName: 'Galaxy Watch' });
    const shop = desk({ device });
    shop.form();
    begin(device, 'd2', { productName: 'Pixel 4a' }, noon + 1);
    leave();
    shop.form();
    expect(field('Product name').value).toBe('Galaxy Watch');
  });

  it('are not listed for someone else', () => {
    const device = new DeviceDrafts();
    begin(device, 'd1', { productName: 'Galaxy Watch' });
    desk({ device, actor: otherSeller }).products();
    expect(screen.queryByRole('region', { name: /draft/ })).toBeNull();
    expect(screen.queryByText('Galaxy Watch')).toBeNull();
  });

  it('are not changed by being opened', async () => {
    const device = new DeviceDrafts();
    begin(device, 'd1', { productName: 'Galaxy Watch' }, noon - 5000);
    desk({ device }).form();
    await screen.findByText('Lenovo');
    leave();
    expect(device.stored.of('add-product', owner)[0]?.savedAt).toBe(noon - 5000);
  });

  it('are removed with their pictures when they are too old', async () => {
    const device = new DeviceDrafts();
    begin(device, 'd1', { productName: 'Galaxy Watch' }, noon - draftLifetime - 1);
    const key = draftKey({ form: 'add-product', owner, subject: 'd1' });
    await device.pictures.write(key, { file: new File(['p'], 'p.jpg'), url: null, savedAt: noon });
    desk({ device }).products();
    expect(screen.queryByRole('region', { name: /draft/ })).toBeNull();
    await waitFor(async () => expect(await device.pictures.read(key)).toBeNull());
    expect(device.stored.of('add-product', owner)).toEqual([]);
  });

  it('are the latest three until a person asks for all', async () => {
    const device = new DeviceDrafts();
    for (let day = 1; day <= 5; day += 1) begin(device, `d${day}`, { productName: `Phone ${day}` }, noon + day);
    desk({ device }).products();
    expect(cards()).toHaveLength(3);
    await userEvent.click(screen.getByRole('button', { name: 'Show all 5 drafts' }));
    expect(cards()).toHaveLength(5);
    expect(within(section()).getAllByRole('listitem')[3]?.contains(document.activeElement)).toBe(true);
  });

  it('number 40 at most: the oldest leaves with its picture, which the list says before', async () => {
    const device = new DeviceDrafts();
    for (let day = 1; day <= 40; day += 1) begin(device, `d${day}`, { productName: `Phone ${day}` }, noon + day);
    const key = draftKey({ form: 'add-product', owner, subject: 'd1' });
    await device.pictures.write(key, { file: new File(['p'], 'p.jpg'), url: null, savedAt: noon });
    const shop = desk({ device, now: noon + 50 });
    shop.products();
    expect(section().textContent).toContain('A new draft now replaces the oldest of these 40.');
    await userEvent.click(await screen.findByRole('button', { name: 'Duplicate as new ThinkPad T480' }));
    const ids = device.stored.of('add-product', owner).map(({ subject }) => subject);
    expect([ids.length, ids.includes('d1'), ids.includes('d2')]).toEqual([40, false, true]);
    expect(await device.pictures.read(key)).toBeNull();
  });
});

describe('[G-SELL-1] a draft that is thrown away', () => {
  const discard = async (by: 'pointer' | 'keys' = 'pointer'): Promise<void> => {
    const button = screen.getByRole('button', { name: 'Delete draft: Galaxy Watch' });
    act(() => button.focus());
    if (by === 'keys') fireEvent.keyDown(button, { key: 'Enter' });
    else fireEvent.pointerDown(button);
    fireEvent.click(button);
    await act(async () => {});
  };
  const pass = (milliseconds: number): Promise<void> =>
    act(async () => {
      await vi.advanceTimersByTimeAsync(milliseconds);
    });

  const aDraft = async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const device = new DeviceDrafts();
    begin(device, 'd1', { productName: 'Galaxy Watch' });
    const key = draftKey({ form: 'add-product', owner, subject: 'd1' });
    await device.pictures.write(key, { file: new File(['p'], 'p.jpg'), url: null, savedAt: noon });
    const shop = desk({ device });
    shop.products();
    return { device, shop, picture: () => device.pictures.read(key) };
  };

  it('disappears at once, and is deleted with its picture when the time to undo is over', async () => {
    const { device, shop, picture } = await aDraft();
    await discard();
    expect(screen.queryByText('Galaxy Watch')).toBeNull();
    expect(shop.toasts()).toEqual(['Deleting the draft of Galaxy Watch. You can still undo this.']);
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    await pass(7900);
    expect(device.stored.of('add-product', owner)).toHaveLength(1);
    await pass(200);
    expect(device.stored.of('add-product', owner)).toEqual([]);
    expect(await picture()).toBeNull();
    expect(shop.toasts()).toEqual([]);
  });

  it('is named in the language of its message, where the product has no name yet', () => {
    const device = new DeviceDrafts();
    begin(device, 'd1', { description: 'Boxed' });
    const shop = desk({ device });
    shop.products();
    fireEvent.click(screen.getByRole('button', { name: 'Delete draft: Product without a name' }));
    const { discarding, unnamed } = listingDraftTexts.bangla;
    expect(shop.toasts('bangla')).toEqual([discarding(unnamed)]);
  });

  it('takes keyboard users to Undo, where the time stands still', async () => {
    const { device } = await aDraft();
    await discard('keys');
    await pass(50);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Undo' }));
    await pass(60_000);
    expect(device.stored.of('add-product', owner)).toHaveLength(1);
  });

  it('returns with its picture on Undo', async () => {
    const { device, picture } = await aDraft();
    await discard();
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(cards()).toEqual([expect.stringContaining('Galaxy Watch')]);
    await pass(60_000);
    expect(device.stored.of('add-product', owner)).toHaveLength(1);
    expect(await picture()).not.toBeNull();
  });

  it('stays if another tab changes it meanwhile', async () => {
    const { device, picture } = await aDraft();
    await discard();
    act(() => begin(new DeviceDrafts(device), 'd1', { productName: 'Galaxy Watch 4' }, noon + 5));
    await pass(8100);
    expect(cards()).toEqual([expect.stringContaining('Galaxy Watch 4')]);
    expect(await picture()).not.toBeNull();
  });
});

describe('[G-SELL-1] ‘Duplicate as new’', () => {
  it('opens the form with everything of the product but its picture and its date', async () => {
    const device = new DeviceDrafts();
    const shop = desk({ device });
    const { address } = shop.products();
    await userEvent.click(await screen.findByRole('button', { name: 'Duplicate as new ThinkPad T480' }));
    expect(address()).toMatch(/^\/dashboard\/addproducts\?draft=./);
    cleanup();
    shop.form(address());
    await screen.findByText('Lenovo');
    const typed = ['Product name', 'Category', 'Description', 'Used duration', 'Phone', 'Location'];
    expect(typed.map((label) => field(label).value)).toEqual([
      'ThinkPad T480',
      'Lenovo',
      'A sturdy laptop.',
      '3 years',
      '01700 000000',
      'Mirpur, Dhaka',
    ]);
    expect([field('Original price').value, field('Resale price').value]).toEqual(['82000', '38500']);
    expect(screen.getByLabelText<HTMLInputElement>(/^Good/).checked).toBe(true);
    expect(field('Posted time').value).toBe('2026-11-22');
    expect(screen.getByText('Drop a photo here')).toBeTruthy();
    expect(screen.getByText('A copy of ThinkPad T480')).toBeTruthy();
    expect(screen.queryByText('We restored your draft')).toBeNull();
  });

  it('is a draft that calls itself a copy until it is changed', async () => {
    const device = new DeviceDrafts();
    const shop = desk({ device });
    const { address } = shop.products();
    await userEvent.click(await screen.findByRole('button', { name: 'Duplicate as new ThinkPad T480' }));
    cleanup();
    shop.form(address());
    await screen.findByText('Lenovo');
    leave();
    shop.products();
    expect(cards()).toEqual([expect.stringMatching(/^ThinkPad T480Copy · Ready to post · today/)]);
    cleanup();
    shop.form(address());
    fireEvent.change(field('Product name'), { target: { value: 'ThinkPad T490' } });
    leave();
    shop.products();
    expect(cards()).toEqual([expect.stringMatching(/^ThinkPad T490Ready to post · today/)]);
  });
});
