import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { FoundPage } from '#domain/search/CatalogueSearch.ts';
import { searchCallAbilities } from '#domain/search/searchCallAbilities.ts';
import type { CallFailure } from '#domain/shared/Failure.ts';
import { listing } from '#domain/shared/reading.ts';
import { ok } from '#domain/shared/Result.ts';
import type { SearchableList } from '#domain/search/SearchableList.ts';
import { SuggestionsViewModel } from '#ui/features/search/SuggestionsViewModel.ts';
import { InMemoryDeviceStore } from '#fakes/device/InMemoryDeviceStore.ts';
import { aThinkPad } from '../../builders/aProduct.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const page: FoundPage = {
  ...listing([aThinkPad()]),
  total: { count: 1, isExact: true },
  whole: null,
  facets: { categories: [] },
  after: null,
  asOf: 0,
  sellers: null,
};

function aBar() {
  const find = vi.fn<SearchableList<CallFailure>['find']>(
    () => new Promise((resolve) => setTimeout(resolve, 30, ok(page))),
  );
  const list = { can: searchCallAbilities, find };
  const suggestions = new SuggestionsViewModel({ list, shown: () => undefined, device: new InMemoryDeviceStore() });
  return { suggestions, texts: (): readonly string[] => find.mock.calls.map(([{ query }]) => query.text) };
}

it('[G-SCALE-1] suggestions ask a marketplace once for keys that follow quickly, also when an answer comes meanwhile', async () => {
  const { suggestions, texts } = aBar();
  suggestions.show('t');
  suggestions.show('th');
  await vi.advanceTimersByTimeAsync(50);
  expect(suggestions.found?.text).toBe('t');
  suggestions.show('thinkpad');
  await vi.advanceTimersByTimeAsync(1000);
  expect(suggestions.found?.text).toBe('thinkpad');
  expect(texts()).toEqual(['t', 'thinkpad']);
  suggestions.stop();
});

it('[G-SCALE-1] suggestions ask a marketplace for nothing once the words are deleted', async () => {
  const { suggestions, texts } = aBar();
  suggestions.show('t');
  suggestions.show('th');
  suggestions.show('');
  await vi.advanceTimersByTimeAsync(1000);
  expect(texts()).toEqual(['t']);
  suggestions.show('th');
  await vi.advanceTimersByTimeAsync(1000);
  expect(texts()).toEqual(['t', 'th']);
  suggestions.stop();
});
