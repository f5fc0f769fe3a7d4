import { describe, expect, it } from 'vitest';
import type { DraftName } from '#domain/drafting/Draft.ts';
import type { DraftStore } from '#domain/drafting/DraftStore.ts';
import { eachCase } from './eachCase.ts';

export type DraftStoreHarness = { readonly store: DraftStore; readonly stop?: () => Promise<void> };

const booking = (subject: string, owner = 'nusrat@example.com'): DraftName => ({ form: 'booking', owner, subject });
const signUp: DraftName = { form: 'sign-up', owner: null, subject: null };
const draft = (phone: string) => ({ fields: { phone, meetingLocation: '' }, savedAt: 1_800_000_000_000 });

export function describeDraftStoreContract(name: string, make: () => Promise<DraftStoreHarness>): void {
  describe(`DraftStore: ${name}`, () => {
    const at = eachCase(make);

    it('has nothing to begin with', () => {
      expect(at().store.read(signUp)).toBeNull();
    });

    it('[G-FORM-1] keeps the last that was written, word for word', () => {
      const { store } = at();
      store.write(booking('p1'), draft('01711'));
      expect(store.write(booking('p1'), draft('01711 <b>২২</b> "\n'))).toBe(true);
      expect(store.read(booking('p1'))).toEqual(draft('01711 <b>২২</b> "\n'));
    });

    it('keeps forms, their subjects and their owners apart', () => {
      const { store } = at();
      store.write(booking('p1'), draft('one'));
      store.write(booking('p2'), draft('two'));
      store.write(booking('p1', 'rahim@example.com'), draft('three'));
      store.write(signUp, draft('four'));
      expect(store.read(booking('p1'))).toEqual(draft('one'));
      expect(store.read(booking('p2'))).toEqual(draft('two'));
      expect(store.read(booking('p1', 'rahim@example.com'))).toEqual(draft('three'));
      expect(store.read({ ...signUp, owner: 'nusrat@example.com' })).toBeNull();
      expect(store.read({ ...booking('p1'), form: 'add-product' })).toBeNull();
    });

    it('knows an owner in another spelling', () => {
      const { store } = at();
      store.write(booking('p1'), draft('one'));
      expect(store.read(booking('p1', ' Nusrat@Example.com'))).toEqual(draft('one'));
    });

    it('removes one, and may be told so twice', () => {
      const { store } = at();
      store.write(booking('p1'), draft('one'));
      store.write(booking('p2'), draft('two'));
      store.remove(booking('p1'));
      store.remove(booking('p1'));
      expect(store.read(booking('p1'))).toBeNull();
      expect(store.read(booking('p2'))).toEqual(draft('two'));
    });

    it('[G-FORM-1] forgets all of one owner, and nothing of the others', () => {
      const { store } = at();
      store.write(booking('p1'), draft('one'));
      store.write({ form: 'add-product', owner: 'nusrat@example.com', subject: null }, draft('two'));
      store.write(booking('p1', 'rahim@example.com'), draft('three'));
      store.write(signUp, draft('four'));
      store.forget('NUSRAT@example.com');
      expect(store.read(booking('p1'))).toBeNull();
      expect(store.read({ form: 'add-product', owner: 'nusrat@example.com', subject: null })).toBeNull();
      expect(store.read(booking('p1', 'rahim@example.com'))).toEqual(draft('three'));
      expect(store.read(signUp)).toEqual(draft('four'));
    });
  });
}
