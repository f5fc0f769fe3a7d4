import { describe, expect, it } from 'vitest';
import type { ImageFile, ImageHost } from '#domain/selling/ImageHost.ts';
import { largestPicture } from '#domain/selling/pictureRules.ts';
import { type Unasked, contractCases } from './contractCase.ts';
import { eachCase } from './eachCase.ts';
import { codeOf, valueOf } from './expectResult.ts';

export type ImageHostHarness = {
  readonly host: ImageHost;
  /** 'offline': from now on nothing reaches the host. */
  readonly goOffline?: () => void;
  readonly stop?: () => Promise<void>;
};

export type ImageHostCapability = 'offline' | 'size limit' | 'looking inside';

/** A one-pixel picture. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

export function aPicture(bytes: Uint8Array = pixel): ImageFile {
  return new File([new Uint8Array(bytes)], 'a picture.png', { type: 'image/png' });
}

export function describeImageHostContract(
  name: string,
  make: () => Promise<ImageHostHarness>,
  unasked: Unasked<ImageHostCapability> = {},
): void {
  describe(`ImageHost: ${name}`, () => {
    const at = eachCase(make);
    const caseNeeding = contractCases(unasked);

    it('[S-SELL-3] answers a URL for a picture', async () => {
      const url = new URL(valueOf(await at().host.upload(aPicture())));
      expect(url.protocol).toMatch(/^(https?|data):$/);
    });

    it('[G-PHOTO-1] reports upload progress, never falling and complete in the end', async () => {
      const told: number[] = [];
      valueOf(await at().host.upload(aPicture(), { onProgress: (share) => told.push(share) }));
      expect(told.at(-1)).toBe(1);
      expect(told).toEqual(told.toSorted((one, other) => one - other));
      expect(told.every((share) => share >= 0 && share <= 1)).toBe(true);
    });

    it('[G-PHOTO-1] can be cancelled before and during the upload', async () => {
      const { host } = at();
      const before = new AbortController();
      before.abort();
      expect(codeOf(await host.upload(aPicture(), { signal: before.signal }))).toBe('image/cancelled');
      const meanwhile = new AbortController();
      const answer = host.upload(aPicture(), { signal: meanwhile.signal });
      meanwhile.abort();
      expect(codeOf(await answer)).toBe('image/cancelled');
    });

    caseNeeding('looking inside', '[G-PHOTO-1] refuses what only calls itself a picture', async () => {
      const file = aPicture(new TextEncoder().encode('<svg onload="alert(1)"></svg>'));
      expect(['image/not-an-image', 'image/refused']).toContain(codeOf(await at().host.upload(file)));
    });

    caseNeeding('size limit', '[G-PHOTO-1] refuses a picture of more than 32 MB', async () => {
      const bytes = new Uint8Array(largestPicture + 1);
      bytes.set(pixel);
      expect(codeOf(await at().host.upload(aPicture(bytes)))).toBe('image/too-large');
    });

    caseNeeding('offline', '[G-FAULT-1] says that it is offline', async () => {
      const { host, goOffline } = at();
      goOffline?.();
      expect(codeOf(await host.upload(aPicture()))).toBe('image/offline');
    });
  });
}
