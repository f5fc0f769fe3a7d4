import { describe, expect, it } from 'vitest';
import type { DraftName } from '#domain/drafting/Draft.ts';
import type { DraftPicture, DraftPictureStore } from '#domain/drafting/DraftPictureStore.ts';
import { eachCase } from './eachCase.ts';

export type DraftPictureStoreHarness = { readonly store: DraftPictureStore; readonly stop?: () => Promise<void> };

const product = (owner: string): DraftName => ({ form: 'add-product', owner, subject: null });
const hers = product('nusrat@example.com');
const his = product('rahim@example.com');

const picture = (bytes: readonly number[], url: string | null = null): DraftPicture => ({
  file: new File([new Uint8Array(bytes)], 'x1 ২.jpg', { type: 'image/jpeg' }), url, savedAt: 1_800_000_000_000,
});

export function describeDraftPictureStoreContract(name: string, make: () => Promise<DraftPictureStoreHarness>): void {
  describe(`DraftPictureStore: ${name}`, () => {
    const at = eachCase(make);
    const bytesOf = async (name: DraftName): Promise<readonly number[] | null> => {
      const found = await at().store.read(name);
      return found === null ? null : [...new Uint8Array(await found.file.arrayBuffer())];
    };

    it('has nothing to begin with', async () => {
      expect(await at().store.read(hers)).toBeNull();
    });

    it('[G-FORM-1] keeps the last picture byte for byte, with its name, its type and where it is already', async () => {
      const { store } = at();
      await store.write(hers, picture([1, 2, 3]));
      expect(await store.write(hers, picture([0xff, 0xd8, 0, 0xff], 'https://pictures.example/1.jpg'))).toBe(true);
      const found = await store.read(hers);
      expect(found?.file).toMatchObject({ name: 'x1 ২.jpg', type: 'image/jpeg', size: 4 });
      expect(await bytesOf(hers)).toEqual([0xff, 0xd8, 0, 0xff]);
      expect(found).toMatchObject({ url: 'https://pictures.example/1.jpg', savedAt: 1_800_000_000_000 });
    });

    it('keeps owners apart, and knows one in another spelling', async () => {
      const { store } = at();
      await store.write(hers, picture([1]));
      await store.write(his, picture([2]));
      expect(await bytesOf(product(' NUSRAT@example.com'))).toEqual([1]);
      expect(await bytesOf(his)).toEqual([2]);
    });

    it('removes one, and may be told so twice', async () => {
      const { store } = at();
      await store.write(hers, picture([1]));
      await store.write(his, picture([2]));
      await store.remove(hers);
      await store.remove(hers);
      expect(await store.read(hers)).toBeNull();
      expect(await bytesOf(his)).toEqual([2]);
    });

    it('[G-FORM-1] forgets all of one owner, and nothing of the others', async () => {
      const { store } = at();
      await store.write(hers, picture([1]));
      await store.write({ ...hers, subject: 'second' }, picture([3]));
      await store.write(his, picture([2]));
      await store.forget('Nusrat@example.com');
      expect(await store.read(hers)).toBeNull();
      expect(await store.read({ ...hers, subject: 'second' })).toBeNull();
      expect(await bytesOf(his)).toEqual([2]);
    });
  });
}
