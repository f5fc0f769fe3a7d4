import { describe, expect, it } from 'vitest';
import type { TokenStore } from '#domain/identity/TokenStore.ts';
import { eachCase } from './eachCase.ts';

export type TokenStoreHarness = {
  readonly store: TokenStore;
  readonly elsewhere?: (token: string) => void;
  readonly stop?: () => Promise<void>;
};

export function describeTokenStoreContract(name: string, make: () => Promise<TokenStoreHarness>): void {
  describe(`TokenStore: ${name}`, () => {
    const at = eachCase(make);

    it('has no token at first', () => {
      expect(at().store.read()).toBeNull();
    });

    it('[S-AUTH-2] stores the latest token', () => {
      const { store } = at();
      store.write('first');
      store.write('second');
      expect(store.read()).toBe('second');
    });

    it('clears the token, and again without harm', () => {
      const { store } = at();
      store.write('first');
      store.clear();
      store.clear();
      expect(store.read()).toBeNull();
    });

    it('[G-SESSION-1] tells of another tab’s token until nobody listens, and not of its own', () => {
      const { store, elsewhere = () => {} } = at();
      const heard: (string | null)[] = [];
      const stop = store.onChangeElsewhere(() => heard.push(store.read()));
      store.write('own');
      expect(heard).toEqual([]);
      elsewhere('theirs');
      // A store in one page's memory has no other tab.
      expect(heard).toEqual(store.read() === 'own' ? [] : ['theirs']);
      stop();
      elsewhere('later');
      expect(heard.length).toBeLessThanOrEqual(1);
    });
  });
}
