import { type DeviceStore, type StoredValue, valueOf } from '#domain/shared/DeviceStore.ts';

type Content = { readonly version: number | null; readonly json: string };
type Listener = () => void;
type Device = { readonly contents: Map<string, Content>; readonly tabs: Set<InMemoryDeviceStore> };

/** A device without a browser. `openTab` gives a second tab's view of it. */
export class InMemoryDeviceStore implements DeviceStore {
  /** Whether new values would survive a reload. */
  hasRoom = true;
  readonly #device: Device;
  readonly #listeners = new Map<string, Set<Listener>>();

  constructor(device: Device = { contents: new Map(), tabs: new Set() }) {
    this.#device = device;
    device.tabs.add(this);
  }

  openTab(): InMemoryDeviceStore {
    return new InMemoryDeviceStore(this.#device);
  }

  get keys(): readonly string[] {
    return [...this.#device.contents.keys()];
  }

  read<T>(stored: StoredValue<T>): T | undefined {
    const content = this.#device.contents.get(stored.key);
    return content === undefined ? undefined : valueOf(stored, JSON.parse(content.json), content.version);
  }

  write<T>({ key, version }: StoredValue<T>, value: T): boolean {
    this.#device.contents.set(key, { version, json: JSON.stringify(value) });
    this.#tellOthers(key);
    return this.hasRoom;
  }

  remove({ key }: Pick<StoredValue<unknown>, 'key'>): void {
    if (this.#device.contents.delete(key)) this.#tellOthers(key);
  }

  onChangeElsewhere<T>(stored: StoredValue<T>, listener: (value: T | undefined) => void): () => void {
    const listeners = this.#listeners.get(stored.key) ?? new Set<Listener>();
    const heard: Listener = () => listener(this.read(stored));
    this.#listeners.set(stored.key, listeners.add(heard));
    return () => listeners.delete(heard);
  }

  #tellOthers(key: string): void {
    for (const tab of this.#device.tabs) {
      if (tab !== this) for (const heard of tab.#listeners.get(key) ?? []) heard();
    }
  }
}
