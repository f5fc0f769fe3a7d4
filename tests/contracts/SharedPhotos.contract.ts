import { describe, expect, it } from 'vitest';
import type { SharedPhotos } from '#domain/selling/SharedPhotos.ts';
import { eachCase } from './eachCase.ts';

export type SharedPhotosHarness = {
  readonly photos: SharedPhotos;
  /** Another app shares a photo. */
  readonly share: (photo: File) => Promise<void>;
  readonly stop?: () => Promise<void>;
};

const photo = (name: string, letters: string): File => new File([letters], name, { type: 'image/jpeg' });

export function describeSharedPhotosContract(name: string, make: () => Promise<SharedPhotosHarness>): void {
  describe(`SharedPhotos: ${name}`, () => {
    const at = eachCase(make);

    it('has no photo at first', async () => {
      expect(await at().photos.read()).toBeNull();
    });

    it('[G-SHARE-1] reads the latest photo byte for byte, with its name and type, until it is removed', async () => {
      const { photos, share } = at();
      await share(photo('old.jpg', 'old'));
      await share(photo('x1 ২.jpg', 'new'));
      for (const _again of [1, 2]) {
        const read = await photos.read();
        expect(read).toMatchObject({ name: 'x1 ২.jpg', type: 'image/jpeg', size: 3 });
        expect(new TextDecoder().decode(await read?.arrayBuffer())).toBe('new');
      }
      await photos.remove();
      await photos.remove();
      expect(await photos.read()).toBeNull();
    });
  });
}
