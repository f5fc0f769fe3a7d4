import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { storedSavedSearches } from '#domain/saved/parseSearches.ts';
import {
  deleteSearch,
  findSearch,
  lookAtSearch,
  maxSavedSearches,
  renameSearch,
  type SavedSearch,
  saveSearch,
} from '#domain/saved/SavedSearch.ts';
import type { SearchLook } from '#domain/saved/searchNews.ts';
import type { FindingQuery } from '#domain/search/FindingQuery.ts';
import type { Clock } from '#domain/shared/Clock.ts';
import type { DeviceStore } from '#domain/shared/DeviceStore.ts';

type SavedSearchesParts = { readonly device: DeviceStore; readonly clock: Clock };

/** 'no room': it lasts as long as the page. */
export type SaveOutcome = 'saved' | 'no room' | 'too many';

/** The searches saved on this device, the latest first. */
export class SavedSearches {
  all: readonly SavedSearch[] = [];
  readonly #parts: SavedSearchesParts;

  constructor(parts: SavedSearchesParts) {
    this.#parts = parts;
    this.all = this.#stored;
    makeAutoObservable(this, { all: observableRef });
    parts.device.onChangeElsewhere(storedSavedSearches, (searches) => this.#show(searches ?? []));
  }

  find(key: string): SavedSearch | undefined {
    return findSearch(this.all, key);
  }

  save(query: FindingQuery, look: SearchLook | null): SaveOutcome {
    return this.restore({ query, name: null, savedAt: this.#parts.clock.now(), look });
  }

  /** Brings back a deleted search as it was. */
  restore(search: SavedSearch): SaveOutcome {
    if (this.#stored.length >= maxSavedSearches) return 'too many';
    return this.change((searches) => saveSearch(searches, search)) ? 'saved' : 'no room';
  }

  /** Answers whether the name will last. */
  rename(key: string, name: string): boolean {
    return this.change((searches) => renameSearch(searches, key, name));
  }

  delete(key: string): void {
    this.change((searches) => deleteSearch(searches, key));
  }

  look(key: string, look: SearchLook): void {
    this.change((searches) => lookAtSearch(searches, key, look));
  }

  clear(): void {
    this.#parts.device.remove(storedSavedSearches);
    this.#show([]);
  }

  /** Another tab may have changed them, so every change starts from the stored ones. Answers whether they will last. */
  change(change: (searches: readonly SavedSearch[]) => readonly SavedSearch[]): boolean {
    const before = this.#stored;
    const searches = change(before);
    const lasts = searches === before || this.#parts.device.write(storedSavedSearches, searches);
    this.#show(searches);
    return lasts;
  }

  #show(searches: readonly SavedSearch[]): void {
    runInAction(() => {
      this.all = searches;
    });
  }

  get #stored(): readonly SavedSearch[] {
    return this.#parts.device.read(storedSavedSearches) ?? [];
  }
}
