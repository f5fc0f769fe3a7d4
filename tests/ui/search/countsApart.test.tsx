import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FindRequest, FoundPage } from '#domain/search/CatalogueSearch.ts';
import type { ApiFailure } from '#domain/shared/Failure.ts';
import { type Result, fail } from '#domain/shared/Result.ts';
import type { CancelSignal } from '#domain/shared/reading.ts';
import { AllProductsPage } from '#ui/features/search/AllProductsPage.tsx';
import { aMarketplaceSearch } from '../../builders/aListToSearch.ts';
import { aThinkPad } from '../../builders/aProduct.ts';
import { aShop } from './aShop.tsx';
import { setWidth } from '../setWidth.ts';

const products = [
  aThinkPad({ id: 't', productName: 'ThinkPad T480', condition: 'Good', postedAt: 3 }),
  aThinkPad({ id: 'x', productName: 'Dell XPS 13', condition: 'Excellent', postedAt: 2 }),
  aThinkPad({ id: 'l', productName: 'Dell Latitude 7420', condition: 'Good', postedAt: 1 }),
];

type Answer = Result<FoundPage, ApiFailure>;
type Call = {
  readonly request: FindRequest;
  readonly signal: CancelSignal | undefined;
  /** Answers as the marketplace would, or with a failure. */
  readonly answer: (failure?: ApiFailure) => Promise<void>;
};

/** A marketplace that answers each call when the test says so. */
function aSlowMarketplace() {
  const calls: Call[] = [];
  const search = aMarketplaceSearch(products);
  const find = (request: FindRequest, options: { readonly signal?: CancelSignal } = {}): Promise<Answer> =>
    new Promise((resolve) => {
      calls.push({
        request,
        signal: options.signal,
        answer: async (failure) => resolve(failure === undefined ? await search.find(request) : fail(failure)),
      });
    });
  const latest = (isWanted: (request: FindRequest) => boolean) => {
    const call = calls.findLast(({ request }) => isWanted(request));
    if (call === undefined) throw new Error('Not asked');
    return call;
  };
  return {
    search: { ...search, find },
    calls,
    list: () => latest(({ size }) => size > 0),
    counts: () => latest(({ size }) => size === 0),
  };
}

beforeEach(() => setWidth(1440));
afterEach(() => {
  cleanup();
  setWidth(1024);
});

async function open(address = '/allproducts') {
  const marketplace = aSlowMarketplace();
  aShop({ search: marketplace.search }).open(address, <AllProductsPage />);
  await waitFor(() => expect(marketplace.calls).toHaveLength(2));
  return { ...marketplace, user: userEvent.setup() };
}

const names = () => screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
const filters = () => screen.getByRole('complementary', { name: 'Filters' });
const condition = () => screen.findByRole('group', { name: /^Condition/ });
const good = async () => within(await condition()).getByLabelText<HTMLInputElement>(/^Good/);
const textOfGood = async () => (await good()).labels?.[0]?.textContent;
const isCounting = () => filters().querySelector('[aria-busy="true"]') !== null;

async function openCounted() {
  const opened = await open();
  await opened.list().answer();
  await opened.counts().answer();
  await waitFor(async () => expect(await textOfGood()).toBe('Good2'));
  return opened;
}

describe('filters that the marketplace counts apart from the products', () => {
  it('[G-SCALE-1] asks for the products without counts, then for the counts without products', async () => {
    const { calls, search } = await open();
    expect(calls.map(({ request: { size, facets } }) => [size > 0, facets])).toEqual([
      [true, []],
      [false, search.can.facets],
    ]);
  });

  it('[G-SCALE-1] shows the products before the counts, and announces their number once', async () => {
    const { list, counts } = await open();
    await list().answer();
    expect(await screen.findAllByRole('article')).toHaveLength(3);
    expect(screen.queryByRole('group', { name: /^Condition/ })).toBeNull();
    expect(isCounting()).toBe(true);
    expect(screen.getByRole('status').textContent).toBe('3 products');
    await counts().answer();
    expect(await textOfGood()).toBe('Good2');
    await waitFor(() => expect(isCounting()).toBe(false));
    expect(screen.getAllByRole('status').map((status) => status.textContent)).toEqual(['3 products']);
  });

  it('[G-SCALE-1] keeps the counts of the query before, marked as being counted, with the new choice', async () => {
    const { list, counts, user } = await openCounted();
    await user.click(await good());
    await list().answer();
    await waitFor(() => expect(names()).toEqual(['ThinkPad T480', 'Dell Latitude 7420']));
    await waitFor(() => expect(isCounting()).toBe(true));
    await waitFor(() => expect(counts().request.query.conditions).toEqual(['Good']));
    expect((await good()).checked).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Remove filter: Good' }));
    await waitFor(async () => expect((await good()).checked).toBe(false));
    await waitFor(() => expect(counts().request.query.conditions).toEqual([]));
    await counts().answer();
    await waitFor(() => expect(isCounting()).toBe(false));
  });

  it('[G-SCALE-1] cancels the counting of a query that is superseded, and ignores its late answer', async () => {
    const { list, counts, user } = await openCounted();
    await user.type(screen.getByRole('searchbox'), 'd');
    await waitFor(() => expect(counts().request.query.text).toBe('d'));
    const earlier = counts();
    await user.type(screen.getByRole('searchbox'), 'ell latitude');
    await waitFor(() => expect(counts().request.query.text).toBe('dell latitude'));
    expect(earlier.signal?.aborted).toBe(true);
    await list().answer();
    await counts().answer();
    await waitFor(async () => expect(await textOfGood()).toBe('Good1'));
    await earlier.answer();
    await waitFor(() => expect(isCounting()).toBe(false));
    expect(await textOfGood()).toBe('Good1');
  });

  it('[G-SCALE-1] keeps products and filters when counting fails, without the old counts, and counts again', async () => {
    const { list, counts, user } = await openCounted();
    await user.click(await good());
    await list().answer();
    await counts().answer({ code: 'api/malformed' });
    const retry = await within(filters()).findByRole('button', { name: 'Try again' });
    expect(names()).toEqual(['ThinkPad T480', 'Dell Latitude 7420']);
    expect(within(filters()).getByText('We couldn’t count the products for each filter')).toBeTruthy();
    expect((await good()).checked).toBe(true);
    expect(await textOfGood()).toBe('Good');
    await user.click(retry);
    await counts().answer();
    await waitFor(async () => expect(await textOfGood()).toBe('Good2'));
    expect(within(filters()).queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(filters().contains(document.activeElement)).toBe(true);
  });

  it('[G-FAULT-1] has the filters that need no counts when the first counting fails, and keeps them meanwhile', async () => {
    const { list, counts, user } = await open('/allproducts?place=Sylhet');
    await list().answer();
    await counts().answer({ code: 'api/malformed' });
    await within(filters()).findByRole('button', { name: 'Try again' });
    expect(await textOfGood()).toBe('Good');
    expect(within(filters()).getByRole('textbox', { name: 'Highest price' })).toBeTruthy();
    expect(within(filters()).getByRole('checkbox', { name: 'Sylhet', checked: true })).toBeTruthy();
    const box = await good();
    await user.click(box);
    await waitFor(() => expect(counts().request.query.conditions).toEqual(['Good']));
    await waitFor(() => expect(isCounting()).toBe(true));
    expect(filters().textContent).not.toMatch(/Good\d/);
    expect(document.activeElement === box).toBe(true);
    await list().answer();
    await counts().answer();
    await waitFor(async () => expect(await textOfGood()).toBe('Good0'));
  });

  it('[G-SCALE-1] says that the products failed to load while their counts are there', async () => {
    const { list, counts, user } = await openCounted();
    await user.click(await good());
    await list().answer({ code: 'api/timeout' });
    await counts().answer();
    expect(await screen.findByRole('alert')).toBeTruthy();
    await waitFor(() => expect(isCounting()).toBe(false));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await list().answer();
    await waitFor(() => expect(names()).toEqual(['ThinkPad T480', 'Dell Latitude 7420']));
  });
});
