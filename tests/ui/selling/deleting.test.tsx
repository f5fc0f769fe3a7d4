import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listing } from '#domain/shared/reading.ts';
import { fail, ok } from '#domain/shared/Result.ts';
import { Toasts } from '#ui/parts/Toasts.tsx';
import { MyProductsViewModel } from '#ui/features/selling/MyProductsViewModel.ts';
import { SellersProductsPage } from '#ui/features/selling/SellersProductsPage.tsx';
import type { Language } from '#ui/texts/Language.ts';
import { aDashboard, type Shell } from '../dashboard/aDashboard.tsx';
import { seller } from '../../builders/people.ts';
import { aProductsApi, nusrats, type ProductsApiStub } from './aProductsApi.ts';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

function openProducts(products: ProductsApiStub, language: Language = 'english') {
  const shells: Shell[] = [];
  const dashboard = aDashboard({
    actor: seller,
    language,
    viewModels: (shell) => {
      shells.push(shell);
      const useCases = products.useCases(shell);
      return { myProducts: () => new MyProductsViewModel({ ...useCases, ...shell }) };
    },
  });
  const open = () => dashboard.open('/dashboard/sellersproducts', SellersProductsPage, {}, <Toasts />);
  open();
  return { ...dashboard, again: open, session: shells[0]?.session ?? expect.fail('There is no session.') };
}

const row = (): HTMLElement | null => screen.queryByRole('row', { name: /ThinkPad T480/ });
const pass = (milliseconds: number): Promise<void> =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(milliseconds);
  });
const press = (name: string): void => {
  fireEvent.click(screen.getByRole('button', { name }));
};

/** The act that the browser's click comes from. */
const begin = (button: HTMLElement, by: 'pointer' | 'keys'): boolean =>
  by === 'keys' ? fireEvent.keyDown(button, { key: 'Enter' }) : fireEvent.pointerDown(button);

async function deleteIt(by: 'pointer' | 'keys' = 'pointer'): Promise<void> {
  fireEvent.click(await screen.findByRole('button', { name: 'Delete ThinkPad T480' }));
  const confirm = within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete product' });
  act(() => confirm.focus());
  begin(confirm, by);
  fireEvent.click(confirm);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
}

describe('[G-UNDO-1] a product that its seller deletes', () => {
  it('[S-SELL-4] needs a confirmation, disappears at once, and is deleted after eight seconds unless undone', async () => {
    const products = aProductsApi();
    const { toasts } = openProducts(products, 'original');
    await deleteIt();
    expect(row()).toBeNull();
    expect(toasts()).toEqual(['Deleting ThinkPad T480. You can still undo this.']);
    await pass(7800);
    expect(toasts().join()).not.toMatch(/\d+ second/);
    expect(products.calls).not.toContain('delete p1');
    await pass(300);
    expect(products.calls).toContain('delete p1');
    expect(toasts()).toEqual(['Product Deteded successfully']);
    expect(row()).toBeNull();
  });

  it('needs no second confirmation, and stays when the answer is no', async () => {
    const products = aProductsApi();
    const { toasts } = openProducts(products);
    fireEvent.click(await screen.findByRole('button', { name: 'Delete ThinkPad T480' }));
    press('Keep product');
    await pass(60_000);
    expect(row()).toBeTruthy();
    expect(toasts()).toEqual([]);
    expect(products.calls).not.toContain('delete p1');
  });

  it('reappears at once on Undo, which is announced, and nothing is sent', async () => {
    const products = aProductsApi();
    const { toasts } = openProducts(products);
    await deleteIt();
    press('Undo');
    expect(row()).toBeTruthy();
    expect(toasts()).toEqual(['Undone. We won’t delete ThinkPad T480.']);
    await pass(60_000);
    expect(products.calls).not.toContain('delete p1');
  });

  it('[G-TRUE-1] is no longer said to be kept once its seller deletes it again', async () => {
    const { toasts } = openProducts(aProductsApi());
    await deleteIt();
    press('Undo');
    await deleteIt();
    expect(toasts()).toEqual(['Deleting ThinkPad T480. You can still undo this.']);
  });

  it('is deleted at once when its seller does not want to wait', async () => {
    const products = aProductsApi();
    const { toasts } = openProducts(products);
    await deleteIt();
    press('Delete now');
    await pass(0);
    expect(products.calls.filter((call) => call === 'delete p1')).toHaveLength(1);
    expect(toasts()).toEqual(['Product deleted successfully']);
    await pass(60_000);
    expect(products.calls.filter((call) => call === 'delete p1')).toHaveLength(1);
  });

  it('waits while the pointer or the focus is on its toast', async () => {
    const products = aProductsApi();
    openProducts(products);
    await deleteIt();
    fireEvent.pointerEnter(screen.getByRole('status'));
    await pass(60_000);
    fireEvent.pointerLeave(screen.getByRole('status'));
    act(() => screen.getByRole('button', { name: 'Undo' }).focus());
    await pass(60_000);
    expect(products.calls).not.toContain('delete p1');
    act(() => screen.getByRole('button', { name: 'Undo' }).blur());
    await pass(8100);
    expect(products.calls).toContain('delete p1');
  });

  it('moves the focus to Undo, and afterwards to the heading', async () => {
    openProducts(aProductsApi());
    await deleteIt('keys');
    await pass(50);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Undo' }));
    press('Undo');
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  it.each([
    { by: 'keys', times: 1 },
    { by: 'pointer', times: 0 },
  ] as const)('leads back to the heading by $by, which scrolls the page $times times', async ({ by, times }) => {
    openProducts(aProductsApi());
    await screen.findByRole('button', { name: 'Delete ThinkPad T480' });
    const scroll = vi.spyOn(screen.getByRole('heading', { level: 1 }), 'scrollIntoView');
    await deleteIt(by);
    await pass(50);
    expect(scroll).toHaveBeenCalledTimes(times);
  });

  it('keeps its timer running for people who use a pointer', async () => {
    const products = aProductsApi();
    openProducts(products);
    await deleteIt('pointer');
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    await pass(8100);
    expect(products.calls).toContain('delete p1');
  });

  it('is deleted even if its seller goes to another page, and stays hidden on return', async () => {
    const products = aProductsApi({
      ofSeller: async () => ok(listing([nusrats(), nusrats({ id: 'p2', productName: 'EOS M5' })])),
    });
    const { again } = openProducts(products);
    await deleteIt();
    cleanup();
    again();
    await screen.findByRole('row', { name: /EOS M5/ });
    expect(row()).toBeNull();
    await pass(8100);
    expect(products.calls).toContain('delete p1');
    expect(row()).toBeNull();
  });

  it('reappears with the reason when deleting fails, and can be deleted again', async () => {
    let isUp = false;
    const products = aProductsApi({ delete: async () => (isUp ? ok(true) : fail({ code: 'api/timeout' })) });
    const { toasts } = openProducts(products);
    await deleteIt();
    await pass(8100);
    expect(toasts()).toEqual([
      expect.stringMatching(/^We can’t tell whether ThinkPad T480 was deleted\. The shop took too long/),
    ]);
    expect(row()).toBeTruthy();
    await pass(60_000);
    isUp = true;
    press('Try again');
    await pass(0);
    expect(toasts()).toEqual(['Product deleted successfully']);
    expect(row()).toBeNull();
  });

  it('says how to continue after an expired session, without mentioning typed text', async () => {
    const { toasts } = openProducts(aProductsApi({ delete: async () => fail({ code: 'api/session-expired' }) }));
    await deleteIt();
    await pass(8100);
    expect(toasts()).toEqual([
      'ThinkPad T480 was not deleted. Your session has expired. Log in again to continue; nothing is lost.',
    ]);
  });

  it('is sent at once when its seller signs out', async () => {
    const products = aProductsApi();
    const { session } = openProducts(products);
    await deleteIt();
    void session.signingOut.run(() => new Promise(() => {}));
    await pass(0);
    expect(products.calls).toContain('delete p1');
  });

  it('[G-SESSION-1] is neither deleted by a person who signs in instead of its seller, nor told to them', async () => {
    const products = aProductsApi();
    const { session, toasts } = openProducts(products);
    await deleteIt();
    act(() => session.end());
    await pass(8100);
    expect(products.calls).not.toContain('delete p1');
    expect(toasts()).toEqual([]);
  });

  it('is followed by a fresh list', async () => {
    const products = aProductsApi();
    openProducts(products);
    await deleteIt();
    await pass(8100);
    expect(products.calls.lastIndexOf('list nusrat@example.com')).toBeGreaterThan(products.calls.indexOf('delete p1'));
  });
});
