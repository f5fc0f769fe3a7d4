import { describe, expect, it } from 'vitest';
import { aFakeWorld } from './aFakeWorld.ts';
import { valueOf } from './expectResult.ts';
import { aPicture, describeImageHostContract } from './ImageHost.contract.ts';

describeImageHostContract('in memory', async () => {
  const { imageHost: host, control } = aFakeWorld();
  return { host, goOffline: () => control.goOffline() };
});

describe('FakeImageHost', () => {
  it('answers the picture itself, so that it survives a reload', async () => {
    const picture = aPicture();
    const url = valueOf(await aFakeWorld().imageHost.upload(picture));
    const answer = await fetch(url);
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(await answer.arrayBuffer()).toEqual(await picture.arrayBuffer());
  });

  it('judges a file by its content, not by its name', async () => {
    const jpeg = aPicture(new Uint8Array([0xff, 0xd8, 0xff, 0xe0]));
    expect(valueOf(await aFakeWorld().imageHost.upload(jpeg))).toMatch(/^data:image\/jpeg;/);
  });

  it('stores a picture at its reduced size', async () => {
    const shrunk = { type: 'image/webp', bytes: new Uint8Array([1, 2, 3]) };
    const { imageHost } = aFakeWorld({ shrink: async () => shrunk });
    expect(valueOf(await imageHost.upload(aPicture()))).toBe('data:image/webp;base64,AQID');
  });

  it('refuses a picture that cannot be drawn', async () => {
    const { imageHost } = aFakeWorld({ shrink: async () => null });
    expect(await imageHost.upload(aPicture())).toEqual({ ok: false, failure: { code: 'image/not-an-image' } });
  });
});
