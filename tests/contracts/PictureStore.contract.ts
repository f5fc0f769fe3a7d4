import { describe, expect, it } from 'vitest';
import type { PictureKey, PictureStore, StoredPicture } from '#domain/selling/PictureStore.ts';
import { eachCase } from './eachCase.ts';

export type PictureStoreHarness = {
  readonly store: PictureStore;
  /** From now on, no write survives a reload. */
  readonly fill: () => void;
  readonly stop?: () => Promise<void>;
};

const hers: PictureKey = ['nusrat@example.com', 'add-product', ''];
const aminas: PictureKey = ['amina@example.com', 'add-product', ''];
const his: PictureKey = ['rahim@example.com', 'add-product', ''];
const second: PictureKey = ['nusrat@example.com', 'add-product', 'second'];

const picture = (bytes: readonly number[], url: string | null = null): StoredPicture => ({
  file: new File([new Uint8Array(bytes)], 'x1 ২.jpg', { type: 'image/jpeg' }),
  url,
  savedAt: 1_800_000_000_000,
});

export function describePictureStoreContract(name: string, make: () => Promise<PictureStoreHarness>): void {
  describe(`PictureStore: ${name}`, () => {
    const at = eachCase(make);
    const bytesOf = async (key: PictureKey): Promise<readonly number[] | null> => {
      const found = await at().store.read(key);
      return found === null ? null : [...new Uint8Array(await found.file.arrayBuffer())];
    };

    it('has no pictures at first', async () => {
      expect(await at().store.read(hers)).toBeNull();
    });

    it('[G-FORM-1] stores the latest picture byte for byte, with its name, type and URL', async () => {
      const { store } = at();
      await store.write(hers, picture([1, 2, 3]));
      expect(await store.write(hers, picture([0xff, 0xd8, 0, 0xff], 'https://pictures.example/1.jpg'))).toBe(true);
      const found = await store.read(hers);
      expect(found?.file).toMatchObject({ name: 'x1 ২.jpg', type: 'image/jpeg', size: 4 });
      expect(await bytesOf(hers)).toEqual([0xff, 0xd8, 0, 0xff]);
      expect(found).toMatchObject({ url: 'https://pictures.example/1.jpg', savedAt: 1_800_000_000_000 });
    });

    it('[G-FORM-1] keeps a picture without room on the device for as long as the page is open, and says so', async () => {
      const { store, fill } = at();
      await store.write(hers, picture([1]));
      expect(await store.read(hers)).toMatchObject({ isKept: true });
      fill();
      expect(await store.write(his, picture([2]))).toBe(false);
      expect(await bytesOf(his)).toEqual([2]);
      expect(await store.read(his)).toMatchObject({ isKept: false });
    });

    it('keeps folders apart, and the pictures of one folder', async () => {
      const { store } = at();
      await store.write(hers, picture([1]));
      await store.write(his, picture([2]));
      await store.write(second, picture([3]));
      expect(await bytesOf(hers)).toEqual([1]);
      expect(await bytesOf(his)).toEqual([2]);
      expect(await bytesOf(second)).toEqual([3]);
    });

    it('removes one, and again without harm', async () => {
      const { store } = at();
      await store.write(hers, picture([1]));
      await store.write(his, picture([2]));
      expect(await store.lacks(hers)).toBe(false);
      await store.remove(hers);
      await store.remove(hers);
      expect(await store.read(hers)).toBeNull();
      expect(await store.lacks(hers)).toBe(true);
      expect(await bytesOf(his)).toEqual([2]);
    });

    it('[G-FORM-1] removes all pictures of a folder, and none of the others', async () => {
      const { store } = at();
      await store.write(hers, picture([1]));
      await store.write(second, picture([3]));
      await store.write(his, picture([2]));
      await store.write(aminas, picture([4]));
      await store.removeAll('nusrat@example.com');
      expect(await store.read(hers)).toBeNull();
      expect(await store.read(second)).toBeNull();
      expect(await bytesOf(his)).toEqual([2]);
      expect(await bytesOf(aminas)).toEqual([4]);
    });
  });
}
