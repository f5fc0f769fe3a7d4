import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ProductsApi } from '#domain/catalogue/ProductsApi.ts';
import type { Product } from '#domain/catalogue/Product.ts';
import type { ApiFailure } from '#domain/shared/Failure.ts';
import { listing } from '#domain/shared/reading.ts';
import { fail, ok, type Result } from '#domain/shared/Result.ts';
import type { ListRequests } from '#domain/booking/listRequests.ts';
import { MyProductsViewModel } from '#ui/features/selling/MyProductsViewModel.ts';
import { SellersProductsPage } from '#ui/features/selling/SellersProductsPage.tsx';
import { Toasts } from '#ui/parts/Toasts.tsx';
import { aBooking } from '../../builders/aBooking.ts';
import { buyer, seller } from '../../builders/people.ts';
import { setWidth } from '../setWidth.ts';
import { aDashboard, type Shell } from '../dashboard/aDashboard.tsx';
import { aProductsApi, nusrats } from './aProductsApi.ts';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  // Below 1200 pixels, the rows are cards, and the headings cannot be pressed.
  setWidth(1280);
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  setWidth(1024);
});

const user = userEvent.setup({ delay: null });
const products: readonly Product[] = [
  nusrats({ id: 'p1', productName: 'Pixel 4a', price: 20_000, postedAt: 4, categoryName: 'Smartphone' }),
  nusrats({ id: 'p2', productName: 'Galaxy S21', price: 40_000, postedAt: 3, categoryName: 'Smartphone' }),
  nusrats({ id: 'p3', productName: 'ThinkPad T480', price: 30_000, postedAt: 2, advertised: true }),
  nusrats({ id: 'p4', productName: 'EOS M5', price: 50_000, postedAt: 1, categoryName: 'Camera' }),
];

type Opening = {
  readonly over?: Partial<ProductsApi>;
  readonly listed?: readonly Product[];
  readonly listRequests?: ListRequests;
};

async function openDesk({ over = {}, listed = products, listRequests }: Opening = {}) {
  const api = aProductsApi(over, listed);
  const shells: Shell[] = [];
  let useCases: ReturnType<typeof api.useCases> | null = null;
  const dashboard = aDashboard({
    actor: seller,
    viewModels: (shell) => {
      shells.push(shell);
      useCases ??= api.useCases(shell);
      const parts = { ...useCases, ...shell, listRequests: listRequests ?? null };
      return { myProducts: () => new MyProductsViewModel(parts) };
    },
  });
  const open = () => dashboard.open('/dashboard/sellersproducts', SellersProductsPage, {}, <Toasts />);
  open();
  await screen.findByRole('table');
  return { ...dashboard, again: open, calls: api.calls, session: shells[0]?.session ?? expect.fail('No session.') };
}

const names = (): string[] => screen.queryAllByRole('rowheader').map((cell) => cell.firstChild?.textContent ?? '');
const row = (name: string): HTMLElement => screen.getByRole('row', { name: new RegExp(name) });
const choose = async (...chosen: readonly string[]): Promise<void> => {
  for (const name of chosen) await user.click(screen.getByRole('checkbox', { name: `Choose ${name}` }));
};
const press = (name: string): void => {
  fireEvent.click(screen.getByRole('button', { name }));
};
/** Clicks as people with a mouse do: the focus is not visible. */
const point = (name: string): void => {
  const button = screen.getByRole('button', { name });
  vi.spyOn(button, 'matches').mockImplementation(() => false);
  act(() => button.focus());
  fireEvent.click(button);
};
const pass = (milliseconds: number): Promise<void> =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(milliseconds);
  });
const sent = (calls: readonly string[], what: string): string[] => calls.filter((call) => call.startsWith(what));

/** Chooses products, asks to delete them and says yes. */
async function deleteThem(...chosen: readonly string[]): Promise<void> {
  await choose(...chosen);
  press(`Delete ${chosen.length}`);
  const yes = within(screen.getByRole('alertdialog')).getByRole('button', { name: /^Delete product/ });
  vi.spyOn(yes, 'matches').mockImplementation(() => false);
  act(() => yes.focus());
  fireEvent.click(yes);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await pass(20);
}

describe('[G-SELL-1] a seller’s own table', () => {
  it('shows the newest first, and is sorted by its headings and by a list', async () => {
    await openDesk();
    expect(names()).toEqual(['Pixel 4a', 'Galaxy S21', 'ThinkPad T480', 'EOS M5']);
    await user.click(screen.getByRole('button', { name: 'Product Name' }));
    expect(names()).toEqual(['EOS M5', 'Galaxy S21', 'Pixel 4a', 'ThinkPad T480']);
    await user.click(screen.getByRole('button', { name: 'Price' }));
    expect(names()).toEqual(['Pixel 4a', 'ThinkPad T480', 'Galaxy S21', 'EOS M5']);
    expect(screen.getByRole('columnheader', { name: 'Price' }).getAttribute('aria-sort')).toBe('ascending');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Oldest first');
    expect(names()).toEqual(['EOS M5', 'ThinkPad T480', 'Galaxy S21', 'Pixel 4a']);
  });

  it('is searched by words, says how many it shows, and leads back where nothing matches', async () => {
    await openDesk();
    const search = screen.getByRole('searchbox', { name: 'Search your products' });
    await user.type(search, 'smartphone');
    expect(names()).toEqual(['Pixel 4a', 'Galaxy S21']);
    expect(screen.getByText('2 of 4 products')).toBeTruthy();
    await user.type(search, ' nokia');
    expect(screen.queryByRole('table')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show all products' }));
    expect(names()).toHaveLength(4);
  });

  it('is filtered by advertising; without sales, by nothing that the marketplace does not tell', async () => {
    await openDesk();
    const show = within(screen.getByRole('group', { name: 'Show' }));
    expect(show.getAllByRole('button').map((chip) => chip.textContent)).toEqual([
      'All 4',
      'Not advertised 3',
      'Advertised 1',
    ]);
    await user.click(show.getByRole('button', { name: 'Advertised 1' }));
    expect(names()).toEqual(['ThinkPad T480']);
  });

  it('is filtered by requests and by status where the marketplace tells them', async () => {
    const requests = [
      aBooking({ productId: 'p2', state: 'requested' }),
      aBooking({ productId: 'p1', state: 'declined' }),
    ];
    await openDesk({
      listed: products.map((product) => ({ ...product, status: product.id === 'p4' ? 'reserved' : 'available' })),
      listRequests: async () => ok(listing(requests)),
    });
    const show = within(screen.getByRole('group', { name: 'Show' }));
    await user.click(await show.findByRole('button', { name: 'With requests 1' }));
    expect(names()).toEqual(['Galaxy S21']);
    await user.click(show.getByRole('button', { name: 'Reserved 1' }));
    expect(names()).toEqual(['EOS M5']);
    expect(show.getByRole('button', { name: 'Sold 0' })).toBeTruthy();
  });

  it('has no filter by requests when they can’t be read', async () => {
    await openDesk({ listRequests: async () => fail({ code: 'api/unavailable' }) });
    expect(screen.queryByRole('button', { name: /With requests/ })).toBeNull();
    expect(names()).toHaveLength(4);
  });
});

describe('[G-SELL-1] advertising chosen products', () => {
  it('has a result for each row: one failure stops no other, and only it is tried again', async () => {
    let isUp = false;
    const asked: string[] = [];
    const { calls } = await openDesk({
      over: {
        advertise: async (id) => {
          asked.push(id);
          return id === 'p2' && !isUp ? fail({ code: 'api/timeout' }) : ok();
        },
      },
    });
    await choose('Pixel 4a', 'Galaxy S21', 'ThinkPad T480', 'EOS M5');
    expect(screen.getByText('1 is advertised already')).toBeTruthy();
    press('Advertise 3');
    await waitFor(() => expect(screen.getByRole('group', { name: '2 products advertised' })).toBeTruthy());
    expect(asked).toEqual(['p1', 'p2', 'p4']);
    expect(row('Pixel 4a').textContent).toContain('Advertised just now');
    expect(row('Galaxy S21').textContent).toContain('Not confirmed. The shop took too long');
    expect(row('EOS M5').textContent).toContain('Advertised just now');
    expect(row('ThinkPad T480').textContent).not.toContain('just now');
    expect(sent(calls, 'list').length).toBeGreaterThan(1);

    isUp = true;
    press('Try again (1)');
    await waitFor(() => expect(screen.getByRole('group', { name: '3 products advertised' })).toBeTruthy());
    expect(asked).toEqual(['p1', 'p2', 'p4', 'p2']);
  });

  it('sends each product once, for any number of presses', async () => {
    const { calls } = await openDesk();
    await choose('Pixel 4a', 'Galaxy S21');
    const button = screen.getByRole('button', { name: 'Advertise 2' });
    fireEvent.click(button);
    fireEvent.click(button);
    press('Advertise EOS M5');
    await waitFor(() => expect(sent(calls, 'advertise')).toHaveLength(3));
    await pass(100);
    expect(new Set(sent(calls, 'advertise')).size).toBe(3);
  });

  it.each([
    [{ code: 'api/forbidden' }, 'not'],
    [{ code: 'api/unavailable' }, 'not confirmed'],
  ] as const)('goes on when the seller leaves the page, and a toast tells the outcome: %j', async (failure, left) => {
    const answers: ((answer: Result<void, ApiFailure>) => void)[] = [];
    const { toasts } = await openDesk({ over: { advertise: () => new Promise((answer) => answers.push(answer)) } });
    await choose('Pixel 4a', 'Galaxy S21');
    press('Advertise 2');
    await pass(0);
    cleanup();
    answers[0]?.(ok());
    answers[1]?.(fail(failure));
    await pass(0);
    expect(toasts()).toEqual([`1 product advertised, 1 ${left}. See Seller Products.`]);
  });
});

describe('[G-SELL-1, G-UNDO-1] deleting chosen products', () => {
  it('asks once, names them, and warns of those that somebody waits for', async () => {
    await openDesk({ listed: products.map((product) => ({ ...product, status: 'reserved' })) });
    await choose('Pixel 4a', 'Galaxy S21', 'ThinkPad T480', 'EOS M5');
    press('Delete 4');
    const dialog = screen.getByRole('alertdialog', { name: 'Do you want to delete these 4 products?' });
    expect(dialog.textContent).toContain('Pixel 4a, Galaxy S21, ThinkPad T480 and 1 more from the shop.');
    expect(dialog.textContent).toContain('4 of them are reserved or requested.');
    press('Keep products');
    await pass(60_000);
    expect(names()).toHaveLength(4);
  });

  it('leaves no product chosen that its own row deletes', async () => {
    await openDesk();
    await choose('Pixel 4a', 'EOS M5');
    fireEvent.click(within(row('Pixel 4a')).getByRole('button', { name: /^Delete/ }));
    fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: /^Delete/ }));
    await pass(50);
    expect(screen.getByRole('region', { name: 'Chosen rows' }).textContent).toMatch(/^1 chosen/);
  });

  it('can be undone for one product and for all; the others are deleted when the time is over', async () => {
    const { calls } = await openDesk();
    await deleteThem('Pixel 4a', 'Galaxy S21', 'EOS M5');
    expect(screen.getByRole('group', { name: 'Deleting 3 products. You can still undo this.' })).toBeTruthy();
    expect(row('EOS M5').textContent).toContain('Deleting soon.');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Delete EOS M5' }).disabled).toBe(true);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Advertise EOS M5' }).disabled).toBe(true);
    point('Undo Galaxy S21');
    expect(screen.getByRole('group', { name: 'Deleting 2 products. You can still undo this.' })).toBeTruthy();
    await pass(7000);
    expect(sent(calls, 'delete')).toEqual([]);
    await pass(2000);
    expect(sent(calls, 'delete')).toEqual(['delete p1', 'delete p4']);
    expect(names()).toEqual(['Galaxy S21', 'ThinkPad T480']);
    expect(screen.getByRole('group', { name: '2 products deleted' })).toBeTruthy();
    expect(screen.getByText('2 products', { selector: 'b' })).toBeTruthy();

    await deleteThem('Galaxy S21', 'ThinkPad T480');
    press('Undo all');
    await pass(60_000);
    expect(names()).toEqual(['Galaxy S21', 'ThinkPad T480']);
    expect(sent(calls, 'delete')).toHaveLength(2);
  });

  it('has a result for each row: one failure stops no other, and only it is tried again', async () => {
    let isUp = false;
    const asked: string[] = [];
    await openDesk({
      over: {
        delete: async (id) => {
          asked.push(id);
          return id === 'p2' && !isUp ? fail({ code: 'api/unavailable' }) : ok(true);
        },
      },
    });
    await deleteThem('Pixel 4a', 'Galaxy S21', 'EOS M5');
    press('Delete now');
    await pass(20);
    expect(asked).toEqual(['p1', 'p2', 'p4']);
    expect(names()).toEqual(['Galaxy S21', 'ThinkPad T480']);
    expect(row('Galaxy S21').textContent).toContain('Not confirmed. The shop isn’t working right now');
    isUp = true;
    press('Try again with Galaxy S21');
    await pass(20);
    expect(asked).toEqual(['p1', 'p2', 'p4', 'p2']);
    expect(names()).toEqual(['ThinkPad T480']);
    expect(screen.getByRole('group', { name: '3 products deleted' })).toBeTruthy();
  });

  it('waits while the pointer or the focus is on a way to undo it', async () => {
    const { calls } = await openDesk();
    await deleteThem('Pixel 4a', 'Galaxy S21');
    act(() => screen.getByRole('button', { name: 'Undo Pixel 4a' }).focus());
    await pass(60_000);
    fireEvent.pointerEnter(screen.getByRole('group', { name: /^Deleting 2 products/ }));
    act(() => screen.getByRole('button', { name: 'Undo Pixel 4a' }).blur());
    await pass(60_000);
    expect(sent(calls, 'delete')).toEqual([]);
    point('Undo Galaxy S21');
    fireEvent.pointerLeave(screen.getByRole('group', { name: /^Deleting 1 product/ }));
    await pass(8100);
    expect(sent(calls, 'delete')).toEqual(['delete p1']);
  });

  it('takes keyboard users to Undo, where the time stands still', async () => {
    const { calls } = await openDesk();
    await choose('Pixel 4a', 'EOS M5');
    press('Delete 2');
    const yes = screen.getByRole('button', { name: 'Delete products' });
    act(() => yes.focus());
    fireEvent.keyDown(yes, { key: 'Enter' });
    fireEvent.click(yes);
    await pass(50);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Undo all' }));
    await pass(60_000);
    expect(sent(calls, 'delete')).toEqual([]);
    const undo = screen.getByRole('button', { name: 'Undo EOS M5' });
    act(() => undo.focus());
    fireEvent.keyDown(undo, { key: 'Enter' });
    fireEvent.click(undo);
    await pass(60_000);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Undo all' }));
    expect(sent(calls, 'delete')).toEqual([]);
  });

  it('goes on when the seller leaves the page: a toast can undo it, and another tells the outcome', async () => {
    const { calls, toasts, again } = await openDesk();
    await deleteThem('Pixel 4a', 'Galaxy S21');
    cleanup();
    expect(toasts()).toEqual(['Deleting 2 products. You can still undo this.']);
    again();
    await screen.findByRole('table');
    expect(toasts()).toEqual([]);
    expect(row('Pixel 4a').textContent).toContain('Deleting soon.');
    cleanup();
    await pass(8100);
    expect(sent(calls, 'delete')).toEqual(['delete p1', 'delete p2']);
    expect(toasts()).toEqual(['2 products deleted']);
    again();
    await screen.findByRole('table');
    expect(names()).toEqual(['ThinkPad T480', 'EOS M5']);
  });

  it('is sent at once, and for every product, when the seller signs out', async () => {
    const { calls, session } = await openDesk();
    await deleteThem('Pixel 4a', 'Galaxy S21', 'ThinkPad T480', 'EOS M5');
    void session.signingOut.run(() => new Promise(() => {}));
    expect(sent(calls, 'delete')).toHaveLength(4);
  });

  it('is dropped, and nobody sees it, when another person takes over the page', async () => {
    const { calls, session, toasts } = await openDesk();
    await deleteThem('Pixel 4a', 'Galaxy S21');
    act(() => session.begin(buyer));
    await pass(60_000);
    expect(sent(calls, 'delete')).toEqual([]);
    expect(toasts()).toEqual([]);
    expect(screen.queryByRole('group', { name: /^Deleting/ })).toBeNull();
  });
});
