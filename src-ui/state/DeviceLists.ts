import { makeAutoObservable } from 'mobx';
import { storedTicks } from '#domain/meeting/meetingTicks.ts';
import { storedReports } from '#domain/reporting/reportMemory.ts';
import { mergeSaved, readSavedFile, writeSavedFile } from '#domain/saved/savedFile.ts';
import { storedSearches } from '#domain/search/recentSearches.ts';
import type { DeviceStore, StoredValue } from '#domain/shared/DeviceStore.ts';
import type { SavedProducts } from './SavedProducts.ts';
import type { SavedSearches } from './SavedSearches.ts';

type DeviceListsParts = {
  readonly device: DeviceStore;
  readonly searches: SavedSearches;
  readonly wishList: SavedProducts;
  readonly comparison: SavedProducts;
  readonly recentlyViewed: SavedProducts;
};

export type AddedFromFile = {
  readonly products: number;
  readonly searches: number;
  /** Entries that could not be read. */
  readonly damaged: number;
  /** Entries for which the lists have no room. */
  readonly noRoom: number;
  /** False if they last only as long as the page. */
  readonly lasts: boolean;
};

const storedShared: StoredValue<boolean> = {
  key: 'shared-device',
  version: 1,
  parse: (content) => (typeof content === 'boolean' ? content : undefined),
};

/** Everything that people save on this device without an account. */
export class DeviceLists {
  /** Whether several people use this device, so that signing out deletes the lists. */
  isShared: boolean;
  readonly #parts: DeviceListsParts;

  constructor(parts: DeviceListsParts) {
    this.#parts = parts;
    this.isShared = parts.device.read(storedShared) ?? false;
    makeAutoObservable(this);
    parts.device.onChangeElsewhere(storedShared, (isShared) => this.hearShared(isShared ?? false));
  }

  /** Answers whether the device will remember it. */
  setShared(isShared: boolean): boolean {
    this.isShared = isShared;
    return this.#parts.device.write(storedShared, isShared);
  }

  hearShared(isShared: boolean): void {
    this.isShared = isShared;
  }

  /** Deletes the wish list, the comparison, and viewed products and searches. */
  clear(): void {
    const { device, searches, wishList, comparison, recentlyViewed } = this.#parts;
    for (const list of [wishList, comparison, recentlyViewed, searches]) list.clear();
    device.remove(storedSearches);
  }

  /** For a person who signs out. Answers whether the device is shared; otherwise everything stays. */
  forgetIfShared(): boolean {
    if (!this.isShared) return false;
    this.clear();
    for (const stored of [storedTicks, storedReports]) this.#parts.device.remove(stored);
    return true;
  }

  /** The wish list and the saved searches as a file's text. */
  toFile(): string {
    const { searches, wishList } = this.#parts;
    return writeSavedFile({ products: wishList.oldestFirst, searches: searches.all });
  }

  /** Adds a file's entries; null if it is no file of this shop. */
  addFile(text: string): AddedFromFile | null {
    const file = readSavedFile(text);
    if (file === null) return null;
    const { searches, wishList } = this.#parts;
    const merged = mergeSaved({ products: wishList.oldestFirst, searches: searches.all }, file);
    const productsLast = wishList.change(() => merged.products);
    const searchesLast = searches.change(() => merged.searches);
    return {
      products: merged.addedProducts,
      searches: merged.addedSearches,
      damaged: file.damaged,
      noRoom: merged.noRoom,
      lasts: productsLast && searchesLast,
    };
  }
}
