import { describe, expect, it, vi } from 'vitest';
import type { DeviceStore, StoredValue } from '#domain/shared/DeviceStore.ts';
import { eachCase } from './eachCase.ts';

export type DeviceStoreHarness = {
  readonly store: DeviceStore;
  /** The same device as another tab sees it. */
  readonly openTab: () => DeviceStore;
  /** Does something in another tab and delivers its storage event here. */
  readonly elsewhere: (change: (other: DeviceStore) => void) => void;
  /** From now on, no write survives a reload. */
  readonly fill: () => void;
  readonly stop?: () => Promise<void>;
};

const texts = (content: unknown): readonly string[] | undefined =>
  Array.isArray(content) ? content.filter((one) => typeof one === 'string') : undefined;
const list: StoredValue<readonly string[]> = { key: 'list', version: 2, parse: texts };
const other: StoredValue<readonly string[]> = { ...list, key: 'other' };
const word: StoredValue<string> = {
  key: 'word',
  version: null,
  parse: (content) => (content === 'yes' || content === 'no' ? content : undefined),
};

export function describeDeviceStoreContract(name: string, make: () => Promise<DeviceStoreHarness>): void {
  describe(`DeviceStore: ${name}`, () => {
    const at = eachCase(make);

    it('has no values at first', () => {
      expect([at().store.read(list), at().store.read(word)]).toEqual([undefined, undefined]);
    });

    it('reads the last value that was written, in every tab', () => {
      const { store, openTab } = at();
      store.write(list, ['one']);
      expect(store.write(list, ['২২', '"\n<b>'])).toBe(true);
      expect(store.write(word, 'no')).toBe(true);
      for (const tab of [store, openTab()]) expect([tab.read(list), tab.read(word)]).toEqual([['২২', '"\n<b>'], 'no']);
    });

    it('keeps keys apart, and removes one twice without harm', () => {
      const { store } = at();
      store.write(list, ['one']);
      store.write(other, ['two']);
      store.remove(list);
      store.remove(list);
      expect([store.read(list), store.read(other)]).toEqual([undefined, ['two']]);
    });

    it('reads parsed content, and nothing that the parser refuses', () => {
      const { store } = at();
      store.write<unknown>({ ...list, parse: (content) => content }, ['one', 7, null]);
      store.write<string>({ ...word, parse: () => undefined }, 'perhaps');
      expect([store.read(list), store.read(word)]).toEqual([['one'], undefined]);
    });

    it('upgrades what an earlier version wrote', () => {
      const { store } = at();
      store.write<unknown>({ ...list, version: 1, parse: (content) => content }, 'one two');
      const upgrade = vi.fn((content: unknown) => String(content).split(' '));
      expect(store.read({ ...list, upgrade })).toEqual(['one', 'two']);
      expect(upgrade).toHaveBeenCalledWith('one two', 1);
    });

    it.each([
      ['an earlier version that nobody upgrades', 3, undefined],
      ['a later version', 1, (content: unknown) => content],
    ])('reads nothing of %s, and takes the next value', (_what, version, upgrade) => {
      const { store } = at();
      store.write(list, ['one']);
      const mine = { ...list, version, ...(upgrade === undefined ? {} : { upgrade }) };
      expect(store.read(mine)).toBeUndefined();
      store.write(mine, ['two']);
      expect(store.read(mine)).toEqual(['two']);
    });

    it('keeps values without room on the device for as long as the page is open', () => {
      const { store, fill } = at();
      fill();
      expect(store.write(list, ['one'])).toBe(false);
      expect(store.read(list)).toEqual(['one']);
      store.remove(list);
      expect(store.read(list)).toBeUndefined();
    });

    it('reports changes of another tab until told to stop', () => {
      const { store, elsewhere } = at();
      const heard = vi.fn();
      const stop = store.onChangeElsewhere(list, heard);
      store.write(list, ['mine']);
      elsewhere((tab) => tab.write(other, ['not asked for']));
      expect(heard).not.toHaveBeenCalled();
      elsewhere((tab) => tab.write(list, ['theirs']));
      elsewhere((tab) => tab.remove(list));
      expect(heard.mock.calls).toEqual([[['theirs']], [undefined]]);
      stop();
      elsewhere((tab) => tab.write(list, ['again']));
      expect(heard).toHaveBeenCalledTimes(2);
    });
  });
}
