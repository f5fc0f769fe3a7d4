import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Product } from '#domain/catalogue/Product.ts';
import { storedSavedSearches } from '#domain/saved/parseSearches.ts';
import { maxSavedSearches } from '#domain/saved/SavedSearch.ts';
import { listing } from '#domain/shared/reading.ts';
import type { ApiFailure } from '#domain/shared/Failure.ts';
import { fail, ok, type Result } from '#domain/shared/Result.ts';
import type { InMemoryDeviceStore } from '#fakes/device/InMemoryDeviceStore.ts';
import { WishListPage } from '#ui/features/saved/WishListPage.tsx';
import { AllProductsPage } from '#ui/features/search/AllProductsPage.tsx';
import { SaveSearchViewModel } from '#ui/parts/saved/SaveSearchViewModel.ts';
import { SavedSearches } from '#ui/state/SavedSearches.ts';
import { VerifiedSellers } from '#ui/state/VerifiedSellers.ts';
import { SavedNewsWhenSaved } from '#ui/parts/saved/SavedNewsWhenSaved.tsx';
import { aDevice } from '../../builders/aDevice.ts';
import { aThinkPad } from '../../builders/aProduct.ts';
import { aListToSearch, aMarketplaceSearch } from '../../builders/aListToSearch.ts';
import { aSavedSearch } from '../../builders/aSavedSearch.ts';
import { aQuery } from '../../domain/search/given.ts';
import { aShop } from '../search/aShop.tsx';

afterEach(() => vi.restoreAllMocks());

const tuesday = new Date(2026, 10, 17, 9).getTime();
const saturday = new Date(2026, 10, 21, 9).getTime();
const old = aThinkPad({ id: 'p1', postedAt: 1 });
const other = aThinkPad({ id: 'p2', productName: 'MacBook Air', postedAt: 2 });
const fresh = aThinkPad({ id: 'p3', productName: 'ThinkPad X1', postedAt: 3 });
const offering = (...products: readonly Product[]) => ({ all: async () => ok(listing(products)) });

/** A visit to the shop on this device. */
function visit(store: InMemoryDeviceStore, now: number, ...products: readonly Product[]) {
  cleanup();
  return aShop({ store, now: () => now, products: offering(...products) });
}

const openAll = (shop: ReturnType<typeof visit>, search: string) =>
  shop.open(`/allproducts${search}`, <AllProductsPage />);
const openSaved = (shop: ReturnType<typeof visit>) => shop.open('/wishlist', <WishListPage />);
const saveButton = () => screen.findByRole('button', { name: 'Save search' });
const stored = (store: InMemoryDeviceStore) => store.read(storedSavedSearches) ?? [];
const card = async () =>
  within((await screen.findByRole('region', { name: 'Saved searches' })).querySelector('li') ?? document.body);

async function saveThinkpads(store: InMemoryDeviceStore): Promise<void> {
  openAll(visit(store, tuesday, old, other), '?q=thinkpad');
  await userEvent.click(await saveButton());
}

describe('[G-ALERT-1] a search of all products', () => {
  it('offers to be saved once it has words or a filter', async () => {
    openAll(visit(aDevice(), tuesday, old, other), '');
    await screen.findAllByRole('article');
    expect(screen.queryByRole('button', { name: 'Save search' })).toBeNull();
    cleanup();
    openAll(visit(aDevice(), tuesday, old, other), '?category=Lenovo');
    expect(await saveButton()).toBeTruthy();
  });

  it('is saved with what was found, and can be removed and brought back', async () => {
    const store = aDevice();
    const shop = visit(store, tuesday, old, other);
    openAll(shop, '?q=thinkpad');
    await userEvent.click(await saveButton());
    expect(shop.toasts()).toEqual(['Search saved. We’ll show you what’s new at your next visit.']);
    const [search] = stored(store);
    expect(search?.look).toEqual({ at: tuesday, ids: ['p1'], oldest: null });

    const pressed = screen.getByRole('button', { name: 'Search saved', pressed: true });
    await userEvent.click(pressed);
    expect(stored(store)).toEqual([]);
    expect(shop.toasts().at(-1)).toBe('No longer saved: “thinkpad”');
    const removed = shop.app.notifications.all.at(-1);
    const [undo] = removed?.actions ?? [];
    if (removed !== undefined && undo !== undefined) shop.app.notifications.act(removed.id, undo);
    expect(stored(store)).toEqual([search]);
  });

  it('says that it lasts as long as the page where the device has no room', async () => {
    const store = aDevice();
    store.hasRoom = false;
    const shop = visit(store, tuesday, old);
    openAll(shop, '?q=thinkpad');
    await userEvent.click(await saveButton());
    expect(shop.toasts()).toEqual(['Search saved until you close this page: this device can’t store it.']);
    expect(screen.getByRole('button', { name: 'Search saved' })).toBeTruthy();
  });

  it('says why a thirty-first search is not saved', async () => {
    const store = aDevice();
    const many = Array.from({ length: maxSavedSearches }, (_, one) =>
      aSavedSearch({ query: aQuery({ text: `${one}` }) }),
    );
    store.write(storedSavedSearches, many);
    const shop = visit(store, tuesday, old);
    openAll(shop, '?q=thinkpad');
    await userEvent.click(await saveButton());
    expect(shop.toasts()).toEqual(['You’ve saved 30 searches. Delete one first.']);
    expect(stored(store)).toEqual(many);
  });

  it('keeps searches that another tab saved meanwhile, and shows theirs', async () => {
    const store = aDevice();
    openAll(visit(store, tuesday, old), '?q=thinkpad');
    const button = await saveButton();
    store.openTab().write(storedSavedSearches, [aSavedSearch({ query: aQuery({ text: 'canon' }) })]);
    await userEvent.click(button);
    expect(stored(store).map(({ query }) => query.text)).toEqual(['thinkpad', 'canon']);
    store.openTab().remove(storedSavedSearches);
    expect(await saveButton()).toBeTruthy();
  });
});

describe('[G-ALERT-1] at the next visit', () => {
  it('a saved search says what is new since the last look, until it is opened', async () => {
    const store = aDevice();
    await saveThinkpads(store);
    openSaved(visit(store, saturday, old, other, fresh));
    expect(await (await card()).findByText('1 new since Tuesday')).toBeTruthy();
    const link = (await card()).getByRole('link', { name: 'See 1 new: “thinkpad”' });
    expect(link.getAttribute('href')).toBe('/allproducts?q=thinkpad&sort=newest');

    openAll(visit(store, saturday, old, other, fresh), '?q=thinkpad&sort=newest');
    expect(await screen.findByText('1 new since Tuesday')).toBeTruthy();
    const cards = await screen.findAllByRole('article');
    expect(cards.map((one) => within(one).queryByText('New') !== null)).toEqual([true, false]);

    openSaved(visit(store, saturday, old, other, fresh));
    expect(await (await card()).findByText('Nothing new since 09:00')).toBeTruthy();
    expect((await card()).getByRole('link', { name: 'Open search: “thinkpad”' }).getAttribute('href')).toBe(
      '/allproducts?q=thinkpad',
    );
  });

  it('another search does not mark it as looked at', async () => {
    const store = aDevice();
    await saveThinkpads(store);
    openAll(visit(store, saturday, old, other, fresh), '?q=thinkpad+x1');
    await screen.findAllByRole('article');
    expect(stored(store)[0]?.look?.at).toBe(tuesday);
  });

  it('a list that was read in a background tab is looked at when somebody comes back to it', async () => {
    const store = aDevice();
    await saveThinkpads(store);
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    openAll(visit(store, saturday, old, other, fresh), '?q=thinkpad');
    expect(await screen.findByText('1 new since Tuesday')).toBeTruthy();
    expect(stored(store)[0]?.look?.at).toBe(tuesday);
    visibility.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(stored(store)[0]?.look?.ids).toEqual(['p3', 'p1']);
  });

  it('a search for verified sellers asks about the sellers of new products only', async () => {
    const store = aDevice();
    store.write(storedSavedSearches, [
      aSavedSearch({ query: aQuery({ verified: true }), look: { at: tuesday, ids: ['p1'], oldest: null } }),
    ]);
    const shop = aShop({
      store,
      now: () => saturday,
      verifiedEmails: ['v@example.com'],
      products: offering(old, { ...fresh, sellerEmail: 'v@example.com' }, { ...other, sellerEmail: 'u@example.com' }),
    });
    openSaved(shop);
    expect(await (await card()).findByText('1 new since Tuesday')).toBeTruthy();
    expect(shop.askedAbout.toSorted()).toEqual(['u@example.com', 'v@example.com']);
  });

  it('a search for verified sellers claims nothing before it knows the sellers, and tries again', async () => {
    const store = aDevice();
    store.write(storedSavedSearches, [
      aSavedSearch({ query: aQuery({ verified: true }), look: { at: tuesday, ids: ['p1'], oldest: null } }),
    ]);
    let lose = (): void => {};
    const lost = new Promise<Result<boolean, ApiFailure>>((resolve) => {
      lose = () => resolve(fail({ code: 'api/offline' }));
    });
    const isVerified = vi.fn((): Promise<Result<boolean, ApiFailure>> => lost);
    openSaved(aShop({ store, now: () => saturday, isVerified, products: offering(old, fresh) }));
    await waitFor(() => expect(isVerified).toHaveBeenCalled());
    expect((await card()).getByText('Checking for new products…')).toBeTruthy();
    lose();
    expect(await (await card()).findByText(/We couldn’t check for new products/)).toBeTruthy();
    isVerified.mockImplementation(async () => ok(true));
    await userEvent.click((await card()).getByRole('button', { name: 'Try again' }));
    expect(await (await card()).findByText('1 new since Tuesday')).toBeTruthy();
  });

  it('a search for verified sellers does not remember products that it could not show', async () => {
    const store = aDevice();
    const query = aQuery({ verified: true });
    store.write(storedSavedSearches, [aSavedSearch({ query, look: { at: tuesday, ids: ['p1'], oldest: null } })]);
    const isVerified = vi.fn(async () => fail({ code: 'api/offline' } as const));
    openAll(aShop({ store, now: () => saturday, isVerified, products: offering(old, fresh) }), '?verified=yes');
    await waitFor(() => expect(stored(store)[0]?.look).toEqual({ at: saturday, ids: ['p1'], oldest: null }));
  });

  it('a page that was left while its list was read marks nothing as looked at', async () => {
    const device = aDevice();
    const query = aQuery({ verified: true });
    device.write(storedSavedSearches, [aSavedSearch({ query, look: { at: tuesday, ids: [], oldest: null } })]);
    const clock = { now: () => saturday };
    const searches = new SavedSearches({ device, clock });
    const verifiedSellers = new VerifiedSellers(async () => ok(true));
    const { can, find } = aListToSearch([fresh]);
    let answer = (): void => {};
    let slow = Promise.resolve();
    const list = { can, find: async (...given: Parameters<typeof find>) => slow.then(() => find(...given)) };
    const page = new SaveSearchViewModel({ searches, verifiedSellers, clock });
    const shown = { query, list, snapshot: undefined, isSeen: () => false };
    await act(async () => page.show(shown));
    slow = new Promise<void>((resolve) => {
      answer = resolve;
    });
    page.show({ ...shown, isSeen: () => true });
    page.stop();
    await act(async () => answer());
    expect(searches.all[0]?.look?.at).toBe(tuesday);
  });

  it('a search without an answer of the shop says so, and tries again', async () => {
    const store = aDevice();
    await saveThinkpads(store);
    cleanup();
    let isOffline = true;
    const all = async () => (isOffline ? fail({ code: 'api/offline' } as const) : ok(listing([old, fresh])));
    openSaved(aShop({ store, now: () => saturday, products: { all } }));
    expect(await (await card()).findByText(/We couldn’t check for new products/)).toBeTruthy();
    isOffline = false;
    await userEvent.click((await card()).getByRole('button', { name: 'Try again' }));
    expect(await (await card()).findByText('1 new since Tuesday')).toBeTruthy();
  });

  it('a new name for which the device has no room is said to last as long as the page', async () => {
    const store = aDevice();
    await saveThinkpads(store);
    const shop = visit(store, saturday, old);
    openSaved(shop);
    store.hasRoom = false;
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Rename: “thinkpad”' }));
    await user.keyboard('For my sister{Enter}');
    expect(screen.getByRole('heading', { name: 'For my sister' })).toBeTruthy();
    expect(shop.toasts()).toEqual(['The name lasts until you close this page: this device can’t store it.']);
  });

  it('a search is renamed and deleted by keyboard, and deleting can be undone', async () => {
    const store = aDevice();
    await saveThinkpads(store);
    const shop = visit(store, saturday, old);
    openSaved(shop);
    const user = userEvent.setup();
    const rename = await screen.findByRole('button', { name: 'Rename: “thinkpad”' });
    rename.focus();
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /Name/ }));
    await user.keyboard('For my sister{Enter}');
    expect(screen.getByRole('heading', { name: 'For my sister' })).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Rename: For my sister' }));
    expect((await card()).getByText('“thinkpad”')).toBeTruthy();

    screen.getByRole('button', { name: 'Delete: For my sister' }).focus();
    await user.keyboard('{Enter}');
    expect(stored(store)).toEqual([]);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Saved searches' }));
    const [toast] = shop.app.notifications.all;
    const [undo] = toast?.actions ?? [];
    if (toast !== undefined && undo !== undefined) shop.app.notifications.act(toast.id, undo);
    expect(stored(store)[0]?.name).toBe('For my sister');
  });
});

describe('[G-ALERT-1] a marketplace that answers a search in pages', () => {
  const thinkpads = (count: number) =>
    Array.from({ length: count }, (_, one) => aThinkPad({ id: `p${one}`, postedAt: one + 1 }));
  const visitPaged = (store: InMemoryDeviceStore, now: number, count: number) => {
    cleanup();
    const notAsked = async () => fail({ code: 'api/unavailable' } as const);
    return aShop({ store, now: () => now, products: { all: notAsked }, search: aMarketplaceSearch(thinkpads(count)) });
  };

  it('is asked for the latest posts alone, and the news are at least those', async () => {
    const store = aDevice();
    openAll(visitPaged(store, tuesday, 10), '?q=thinkpad');
    await userEvent.click(await saveButton());
    await waitFor(() => expect(stored(store)[0]?.look?.ids).toHaveLength(10));

    openSaved(visitPaged(store, saturday, 12));
    expect(await (await card()).findByText('2 new since Tuesday')).toBeTruthy();

    openSaved(visitPaged(store, saturday, 1000));
    expect(await (await card()).findByText('At least 300 new since Tuesday')).toBeTruthy();
    visitPaged(store, saturday, 1000).open('/', <SavedNewsWhenSaved />);
    expect((await screen.findByRole('link')).textContent).toBe('At least 300 new in saved searches');

    openAll(visitPaged(store, saturday, 1000), '?q=thinkpad');
    expect(await screen.findByText('At least 300 new since Tuesday')).toBeTruthy();
    openSaved(visitPaged(store, saturday, 1003));
    expect(await (await card()).findByText('3 new since 09:00')).toBeTruthy();
  });

  it('without a filter of the search is not asked, and the shop says that it cannot tell', async () => {
    const store = aDevice();
    const query = aQuery({ statuses: ['available'] });
    store.write(storedSavedSearches, [aSavedSearch({ query, look: { at: tuesday, ids: [], oldest: null } })]);
    openSaved(visitPaged(store, saturday, 3));
    expect(await (await card()).findByText('We can’t tell what’s new in this search.')).toBeTruthy();
  });
});

describe('[G-ALERT-1] the hint on Home and in the menu', () => {
  it('tells the new products of all searches, each once, and the changed prices', async () => {
    const store = aDevice();
    const look = { at: tuesday, ids: ['p1'], oldest: null };
    store.write(storedSavedSearches, [
      aSavedSearch({ look }),
      aSavedSearch({ query: aQuery({ categories: ['Lenovo'] }), look }),
    ]);
    visit(store, tuesday).app.wishList.save(old);
    const shop = visit(store, saturday, { ...old, price: old.price - 500 }, fresh);
    shop.open('/', <SavedNewsWhenSaved />);
    const link = await screen.findByRole('link');
    expect(link.textContent).toBe('1 new in saved searches · 1 price changed');
    expect(link.getAttribute('href')).toBe('/wishlist');
  });

  it('is silent, and reads no products, for people who saved nothing', async () => {
    let reads = 0;
    const all = async () => {
      reads += 1;
      return ok(listing([old]));
    };
    aShop({ products: { all } }).open('/', <SavedNewsWhenSaved />);
    await waitFor(() => expect(document.body.textContent).toBe(''));
    expect(reads).toBe(0);
  });
});
