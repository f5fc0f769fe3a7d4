/** A device's localStorage. */
export class DeviceTexts {
  readonly texts = new Map<string, string>();
  readonly #tabs = new Set<TabTexts>();

  /** One tab's view of it. */
  openTab(): TabTexts {
    const tab = new TabTexts(this);
    this.#tabs.add(tab);
    return tab;
  }

  closeTab(tab: TabTexts): void {
    this.#tabs.delete(tab);
  }

  /** Browsers notify every tab except the one that wrote. */
  tellOthers(writer: TabTexts, key: string | null, newValue: string | null): void {
    for (const storageArea of this.#tabs) {
      if (storageArea !== writer) window.dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea }));
    }
  }
}

/** A device's localStorage as one tab sees it. Another tab's write arrives with an event. */
export class TabTexts implements Storage {
  [name: string]: unknown;
  readonly #device: DeviceTexts;

  constructor(device: DeviceTexts) {
    this.#device = device;
  }

  get length(): number {
    return this.#device.texts.size;
  }

  key(place: number): string | null {
    return [...this.#device.texts.keys()][place] ?? null;
  }

  getItem(key: string): string | null {
    return this.#device.texts.get(key) ?? null;
  }

  setItem(key: string, text: string): void {
    const before = this.getItem(key);
    this.#device.texts.set(key, text);
    if (before !== text) this.#device.tellOthers(this, key, text);
  }

  removeItem(key: string): void {
    if (this.#device.texts.delete(key)) this.#device.tellOthers(this, key, null);
  }

  clear(): void {
    this.#device.texts.clear();
    this.#device.tellOthers(this, null, null);
  }
}
