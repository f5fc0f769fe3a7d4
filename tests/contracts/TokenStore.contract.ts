import { describe, expect, it } from 'vitest';
import type { TokenStore } from '#domain/identity/TokenStore.ts';
import { eachCase } from './eachCase.ts';

export type TokenStoreHarness = { readonly store: TokenStore; readonly stop?: () => Promise<void> };

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
  });
}
