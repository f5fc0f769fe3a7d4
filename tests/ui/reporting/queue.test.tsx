import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fail, ok } from '#domain/shared/Result.ts';
import { listing } from '#domain/shared/reading.ts';
import type { ReportsApi } from '#domain/reporting/ReportsApi.ts';
import { failureTexts } from '#ui/texts/failures.ts';
import { formatters } from '#ui/texts/format.ts';
import { aReport } from '../../builders/aReport.ts';
import { people } from '../../contracts/tinyWorld.ts';
import { held } from '../dashboard/aDashboard.tsx';
import { products } from '../faults/shopWorld.ts';
import { later } from '../state/later.ts';
import { aReportedItemsPage } from './aReportedItemsPage.tsx';

afterEach(() => vi.restoreAllMocks());

const { laptop, phone } = products;
const of = ({ id: productId, productName, sellerEmail }: typeof laptop) => ({ productId, productName, sellerEmail });
const at = (day: number, hour: number): number => new Date(2026, 10, day, hour, 5).getTime();

const laptopFirst = aReport({
  ...of(laptop),
  id: '0000000000000000000000a1',
  reason: 'already-sold',
  details: 'It was gone on Sunday.',
  reportedAt: at(21, 9),
});
const laptopSecond = aReport({
  ...of(laptop),
  id: '0000000000000000000000a2',
  reason: 'already-sold',
  reportedAt: at(22, 8),
  reporterEmail: people.buyer.email,
});
const laptopThird = aReport({
  ...of(laptop),
  id: '0000000000000000000000a3',
  reason: 'money-first',
  reportedAt: at(18, 10),
});
const phoneFirst = aReport({
  ...of(phone),
  id: '0000000000000000000000b1',
  reason: 'wrong-picture',
  reportedAt: at(21, 23),
});
const gone = aReport({
  id: '0000000000000000000000c1',
  productId: '0000000000000000000000ff',
  productName: 'Latitude 7490',
  sellerEmail: people.seller.email,
  reason: 'other',
  details: 'Two of them <img src=x onerror=alert(1)>\nwith one picture',
  reportedAt: null,
});
const ofLaptop = [laptopFirst, laptopSecond, laptopThird];
const ids = (reports: readonly { readonly id: string }[]) => reports.map(({ id }) => id);

async function open(given: Partial<Parameters<typeof aReportedItemsPage>[0]> = {}) {
  const page = await aReportedItemsPage({
    reports: [...ofLaptop, phoneFirst, gone],
    products: [laptop, phone],
    ...given,
  });
  page.open();
  return page;
}

const group = async (name: string) => within(await screen.findByRole('region', { name }));
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const dismissLaptop = () => press(`Dismiss 3 reports about ${laptop.productName}`);
/** The focus is on Undo, which stops the time. */
const timePasses = (page: Awaited<ReturnType<typeof open>>, milliseconds = 8000): void => {
  act(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  act(() => page.timer.pass(milliseconds));
};
const pending = () => screen.queryByText('Dismissing 3 reports');

describe('[G-REP-1] [S-ADM-5] the page of reported items in a shop without reports', () => {
  it.each([
    ['original', 'Reported Item', 'This is reported Item section'],
    ['english', 'Reported Items', 'This is the reported items section'],
  ] as const)('says in %s, under %s: %s, and asks for nothing', async (language, title, words) => {
    const { asked } = await open({ isOffered: false, language });
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy();
    expect(screen.getByText(words)).toBeTruthy();
    expect(screen.getByText(/isn’t connected to reports/)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
    expect(asked).toEqual([]);
  });
});

describe('[G-REP-1] the queue', () => {
  it('groups reports by product, the newest first, and counts them', async () => {
    await open();
    await group(laptop.productName);
    const regions = screen.getAllByRole('region').map((region) => within(region).getByRole('heading').textContent);
    expect(regions).toEqual([laptop.productName, phone.productName, 'Latitude 7490']);
    expect(screen.getByText('5 reports about 3 products, newest first').role).toBe('status');
  });

  it('shows each report: the reason, the details as text, who and when', async () => {
    await open();
    const rows = within((await group(laptop.productName)).getByRole('list', { name: '3 reports' }));
    expect(rows.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      `It’s already soldNo details${people.buyer.email}, today, 08:05`,
      'It’s already sold“It was gone on Sunday.”a visitor, yesterday, 09:05',
      'Asks for money before we meetNo detailsa visitor, 18 Nov, 10:05',
    ]);
    const foreign = (await group('Latitude 7490')).getByText(/^“Two of them/);
    expect(foreign.textContent).toBe(`“${gone.details}”`);
    expect(foreign.children).toHaveLength(0);
  });

  it('sums up several reports of a product by reason', async () => {
    await open();
    const laptops = await group(laptop.productName);
    expect(laptops.getByText('It’s already sold: 2')).toBeTruthy();
    expect(laptops.getByText('Asks for money before we meet: 1')).toBeTruthy();
    expect((await group(phone.productName)).queryByText(/: 1$/)).toBeNull();
  });

  it('shows the product as it is for sale, with a link to it', async () => {
    await open();
    const laptops = await group(laptop.productName);
    expect(await laptops.findByText('38,500 tk')).toBeTruthy();
    expect(laptops.getByText(laptop.sellerName, { selector: '.report-group__facts *' })).toBeTruthy();
    for (const name of [laptop.productName, `Open product ${laptop.productName}`]) {
      expect(laptops.getByRole('link', { name }).getAttribute('href')).toBe(`/products/${laptop.id}`);
    }
  });

  it('says of a product that its seller deleted that it is no longer offered', async () => {
    await open();
    const group1 = await group('Latitude 7490');
    expect(await group1.findByText('No longer offered')).toBeTruthy();
    expect(group1.queryByRole('link')).toBeNull();
    expect(group1.getByText(people.seller.email, { selector: '.report-group__facts *' })).toBeTruthy();
  });

  it('does without the products if they don’t load, and calls none of them gone', async () => {
    await open({ productsApi: { all: async () => fail({ code: 'api/unavailable' }) } });
    const group1 = await group('Latitude 7490');
    expect(group1.getByRole('link', { name: 'Open product Latitude 7490' })).toBeTruthy();
    expect(screen.queryByText('No longer offered')).toBeNull();
  });

  it('shows five reports of a product, and all of them on request', async () => {
    const many = Array.from({ length: 8 }, (_, n) =>
      aReport({ ...of(laptop), id: `00000000000000000000000${n}`, reportedAt: at(20, n) }),
    );
    await open({ reports: many });
    const rows = within((await group(laptop.productName)).getByRole('list', { name: '8 reports' }));
    expect(rows.getAllByRole('listitem')).toHaveLength(5);
    await press(`Show all 8 reports about ${laptop.productName}`);
    expect(rows.getAllByRole('listitem')).toHaveLength(8);
  });

  it('says what it does not know: name, reason, seller and time', async () => {
    const { sellerEmail: _seller, ...silent } = aReport({ productName: '', reason: null, reportedAt: null });
    await open({ reports: [silent] });
    const unnamed = await group('A product without a name');
    expect(unnamed.getByRole('listitem').textContent).toBe('A reason that this shop doesn’t knowNo detailsa visitor');
    expect(unnamed.queryByRole('button', { name: /^Remove seller/ })).toBeNull();
  });

  it('says that nothing is to do', async () => {
    await open({ reports: [] });
    expect(await screen.findByRole('heading', { name: 'No open reports' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to All Sellers' }).getAttribute('href')).toBe('/dashboard/allseller');
  });

  it('[G-LOOK-1] ends the heading’s line without a full stop, with reports and without', async () => {
    for (const reports of [[phoneFirst], []]) {
      await open({ reports });
      expect((await screen.findByText(/about 1 product|^No open reports right now/)).textContent).not.toMatch(/\.$/);
      cleanup();
    }
  });

  it.each([
    ['api/unavailable', failureTexts.english.unavailable],
    ['api/forbidden', failureTexts.english.forbidden],
    ['api/malformed', failureTexts.english.malformed],
  ] as const)('says why it did not load on %s, and loads on another try', async (code, words) => {
    let tries = 0;
    await open({
      api: (real) => ({
        list: (options) => ((tries += 1) === 1 ? Promise.resolve(fail({ code })) : real.list(options)),
      }),
    });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('We couldn’t load the reports');
    expect(alert.textContent).toContain(words);
    await press('Try again');
    await group(laptop.productName);
  });

  it('shows that it loads, and can be stopped', async () => {
    await open({ api: () => ({ list: () => new Promise(() => {}) }) });
    expect((await screen.findAllByText('Loading the reports…')).length).toBeGreaterThan(0);
  });

  it('asks for no product once the admin has left while it is read again', async () => {
    const again = later<Awaited<ReturnType<ReportsApi['list']>>>();
    let reads = 0;
    let products = 0;
    await open({
      api: (real) => ({ list: (...asked) => ((reads += 1) === 1 ? real.list(...asked) : again.promise) }),
      productsApi: {
        all: async () => {
          products += 1;
          return ok(listing([laptop]));
        },
      },
    });
    await group(laptop.productName);
    await press('Refresh');
    const before = products;
    cleanup();
    await act(async () => again.resolve(ok(listing(ofLaptop))));
    expect([reads, products]).toEqual([2, before]);
  });

  it('is read again on request, and keeps what it shows if that fails', async () => {
    let isDown = false;
    const page = await open({
      api: (real) => ({
        list: (options) => (isDown ? Promise.resolve(fail({ code: 'api/unavailable' })) : real.list(options)),
      }),
    });
    await group(laptop.productName);
    isDown = true;
    await press('Refresh');
    await screen.findByText(failureTexts.english.unavailable);
    await group(laptop.productName);
    isDown = false;
    page.reportMeanwhile(phone.id);
    await press('Refresh');
    await screen.findByText('6 reports about 3 products, newest first');
    expect(screen.queryByText(failureTexts.english.unavailable)).toBeNull();
  });

  it('keeps reports apart that can’t be read, and dismisses those with an id', async () => {
    const unreadable = [
      { id: 'x1', email: null },
      { id: null, email: null },
    ];
    const deleted: string[] = [];
    const page = await open({
      api: () => ({
        list: async () => ok(listing([phoneFirst], deleted.length === 0 ? unreadable : unreadable.slice(1))),
        delete: async (id) => {
          deleted.push(id);
          return ok(true);
        },
      }),
    });
    await screen.findByText('2 reports couldn’t be read.');
    await press('Dismiss report about what we couldn’t read');
    timePasses(page);
    await screen.findByText('1 report couldn’t be read.');
    expect(deleted).toEqual(['x1']);
    expect(screen.queryByRole('button', { name: /what we couldn’t read/ })).toBeNull();
  });
});

describe('[G-REP-1] dismissing a product’s reports', () => {
  it('waits for the time to undo, then deletes each and says so', async () => {
    const page = await open();
    await dismissLaptop();
    expect(pending()).toBeTruthy();
    expect(screen.queryByRole('region', { name: laptop.productName })).toBeNull();
    expect(screen.getByText('2 reports about 2 products, newest first')).toBeTruthy();
    expect(page.asked).toEqual(['list']);
    timePasses(page);
    await waitFor(() => expect(page.toasts()).toEqual([`3 reports about ${laptop.productName} dismissed`]));
    expect(page.kept()).toEqual(ids([phoneFirst, gone]));
    expect(pending()).toBeNull();
    expect(screen.queryByRole('region', { name: laptop.productName })).toBeNull();
  });

  it('can be undone: nothing is sent, and the focus is on the button again', async () => {
    const page = await open();
    (await screen.findByRole('button', { name: `Dismiss 3 reports about ${laptop.productName}` })).focus();
    await userEvent.keyboard('{Enter}');
    const undo = screen.getByRole('button', {
      name: `Undo about ${laptop.productName}`,
      description: `Dismissing 3 reports · ${laptop.productName}. You can still undo this.`,
    });
    expect(document.activeElement).toBe(undo);
    await userEvent.click(undo);
    await group(laptop.productName);
    expect(document.activeElement?.textContent).toContain('Dismiss 3 reports');
    timePasses(page);
    expect(page.kept()).toHaveLength(5);
    expect(page.asked).toEqual(['list']);
  });

  it('can be sent at once', async () => {
    const page = await open();
    await dismissLaptop();
    await press(`Dismiss now about ${laptop.productName}`);
    await waitFor(() => expect(page.kept()).toEqual(ids([phoneFirst, gone])));
    timePasses(page);
    expect(page.asked.filter((call) => call.startsWith('delete'))).toHaveLength(3);
  });

  it('waits while the pointer is on it', async () => {
    const page = await open();
    await dismissLaptop();
    await userEvent.hover(screen.getByText('Dismissing 3 reports'));
    timePasses(page, 60_000);
    expect(page.kept()).toHaveLength(5);
    await userEvent.unhover(screen.getByText('Dismissing 3 reports'));
    timePasses(page);
    await waitFor(() => expect(page.kept()).toHaveLength(2));
  });

  it('waits while the focus is on Undo', async () => {
    const page = await open();
    await dismissLaptop();
    timePasses(page);
    expect(page.kept()).toHaveLength(5);
    timePasses(page);
    await waitFor(() => expect(page.kept()).toHaveLength(2));
  });

  it('shows that it is being sent, without a way to undo', async () => {
    const { answer, give } = held<ReturnType<typeof ok<boolean>>>();
    const page = await open({ api: () => ({ delete: () => answer }) });
    await dismissLaptop();
    timePasses(page);
    await screen.findByText(/Sending…/);
    expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
    give(ok(true));
    await waitFor(() => expect(pending()).toBeNull());
  });

  it('says which reports remain, and why, and deletes these on another try', async () => {
    let isDown = true;
    const page = await open({
      api: (real) => ({
        delete: (id) =>
          isDown && id !== laptopSecond.id ? Promise.resolve(fail({ code: 'api/unavailable' })) : real.delete(id),
      }),
    });
    await dismissLaptop();
    timePasses(page);
    const left = `2 of 3 reports about ${laptop.productName}`;
    const said = `We can’t tell whether ${left} were dismissed. ${failureTexts.english.unavailable}`;
    await waitFor(() => expect(page.toasts()).toEqual([said]));
    const rows = within((await group(laptop.productName)).getByRole('list', { name: '2 reports' }));
    expect(rows.getAllByText('Not dismissed')).toHaveLength(2);
    isDown = false;
    await press('Try again');
    await waitFor(() => expect(page.kept()).toEqual(ids([phoneFirst, gone])));
    await waitFor(() => expect(screen.queryByRole('region', { name: laptop.productName })).toBeNull());
  });

  it('ends the message of an earlier one that failed, whose Try again would send what is taken back', async () => {
    let isDown = true;
    const page = await open({
      api: (real) => ({
        delete: (id) => (isDown ? Promise.resolve(fail({ code: 'api/unavailable' })) : real.delete(id)),
      }),
    });
    await dismissLaptop();
    timePasses(page);
    await waitFor(() => expect(page.toasts()).toHaveLength(1));
    isDown = false;
    await dismissLaptop();
    expect(pending()).toBeTruthy();
    expect(page.toasts()).toEqual([]);
    await press(/^Undo/);
    timePasses(page);
    expect(page.toasts()).toEqual([]);
    expect(page.kept()).toHaveLength(5);
  });

  it('leaves a report in the queue that arrives meanwhile', async () => {
    const page = await open();
    await dismissLaptop();
    page.reportMeanwhile(laptop.id);
    await press('Refresh');
    const fresh = await group(laptop.productName);
    expect(fresh.getByText('Isn’t allowed in this shop')).toBeTruthy();
    expect(pending()).toBeTruthy();
    timePasses(page);
    await waitFor(() => expect(page.kept()).toHaveLength(3));
    await group(laptop.productName);
  });

  it('is sent after the admin has left the page', async () => {
    const page = await open();
    await dismissLaptop();
    cleanup();
    timePasses(page);
    await waitFor(() => expect(page.kept()).toEqual(ids([phoneFirst, gone])));
  });
});

it('[G-REP-1, G-PERF-1] a queue of forty products is shown to its end, and a dismissal draws none of the others again', async () => {
  const offered = Array.from({ length: 40 }, (_, place) => ({
    ...laptop,
    id: `1000000000000000000${place + 10_000}`,
    productName: `Phone ${place + 1}`,
  }));
  const reports = offered.map((product, place) =>
    aReport({ ...of(product), id: `0000000000000000000${place + 10_000}`, reportedAt: at(20, 9) - place }),
  );
  const page = await open({ reports, products: offered });
  // A search by role takes long among so many rows, so it is not made before all are drawn.
  await waitFor(() => expect(document.querySelectorAll('h2').length).toBe(40));
  await (await group('Phone 40')).findByText('38,500 tk');
  const drawnPrices = vi.spyOn(formatters.english, 'price');
  const seventh = await group('Phone 7');
  await userEvent.click(seventh.getByRole('button', { name: /^Dismiss/ }));
  expect(screen.queryByRole('region', { name: 'Phone 7' })).toBeNull();
  timePasses(page);
  await waitFor(() => expect(page.asked.filter((call) => call === 'list')).toHaveLength(2));
  expect(drawnPrices).not.toHaveBeenCalled();
});

describe('[G-REP-1] removing the seller of a reported product', () => {
  const ask = async () => {
    await (await group(laptop.productName)).findByText('38,500 tk');
    await press(`Remove seller ${laptop.sellerName}`);
    return within(await screen.findByRole('alertdialog'));
  };

  it('asks first, in the specification’s words, and says what stays', async () => {
    await open({ language: 'original' });
    const dialog = await ask();
    expect(dialog.getByRole('heading', { name: 'Do you want to remove this seller!' })).toBeTruthy();
    await dialog.findByText(
      `${laptop.sellerName} (${laptop.sellerEmail}) will be removed. This cannot be undone. ` +
        '4 reports of their products stay in this list, for you to dismiss. They have 1 product for sale. It may stay listed. People’s bookings of their products may stay, too.',
    );
    expect(dialog.getByRole('button', { name: 'Confirm Delet' })).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel Process' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('removes them, says so, and keeps the reports', async () => {
    const page = await open();
    const dialog = await ask();
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm Delete' }));
    await waitFor(() => expect(page.toasts()).toEqual([`Seller ${laptop.sellerName} deleted successfully`]));
    const laptops = await group(laptop.productName);
    expect(laptops.getByText('This seller is removed')).toBeTruthy();
    expect(await laptops.findByText('No longer offered')).toBeTruthy();
    expect(page.kept()).toHaveLength(5);
  });

  it('says that they were gone already, and claims nothing more', async () => {
    const page = await open({ sellers: { delete: async () => ok(false), list: async () => ok(listing([])) } });
    const dialog = await ask();
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm Delete' }));
    await waitFor(() => expect(page.toasts()).toEqual([`${laptop.sellerName} was already deleted`]));
    expect((await group(laptop.productName)).getByText('This seller is removed')).toBeTruthy();
  });

  it('is not offered for the admin’s own account', async () => {
    await open({ reports: [{ ...laptopFirst, sellerEmail: people.admin.email.toUpperCase() }] });
    const laptops = await group(laptop.productName);
    expect(laptops.queryByRole('button', { name: /^Remove seller/ })).toBeNull();
  });
});
