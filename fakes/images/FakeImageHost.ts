import type { ImageFailure, ImageFile, ImageHost, UploadOptions } from '#domain/selling/ImageHost.ts';
import { largestPicture } from '#domain/selling/pictureRules.ts';
import { type Result, fail, ok } from '#domain/shared/Result.ts';
import type { FakeControl } from '../control/FakeControl.ts';
import { imageTypeOf } from './imageTypeOf.ts';

export type Picture = {
  readonly type: string;
  readonly bytes: Uint8Array;
};

/** Makes a picture small enough for a browser's storage; null if its bytes cannot be drawn. */
export type Shrink = (picture: Picture) => Promise<Picture | null>;

/** Answers the picture as a data URL, so that an <img> can show it on any later visit. */
export class FakeImageHost implements ImageHost {
  readonly #control: FakeControl;
  readonly #shrink: Shrink;

  constructor(control: FakeControl, shrink: Shrink = async (picture) => picture) {
    this.#control = control;
    this.#shrink = shrink;
  }

  async upload(image: ImageFile, { signal, onProgress }: UploadOptions = {}): Promise<Result<string, ImageFailure>> {
    const passed = await this.#control.pass('image.upload', { signal, onProgress });
    if (!passed.ok) return passed;
    onProgress?.(1);
    if (image.size > largestPicture) return fail({ code: 'image/too-large' });
    const bytes = new Uint8Array(await image.arrayBuffer());
    const type = imageTypeOf(bytes);
    const picture = type === null ? null : await this.#shrink({ type, bytes });
    return picture === null ? fail({ code: 'image/not-an-image' }) : ok(dataUrl(picture));
  }
}

function dataUrl({ type, bytes }: Picture): string {
  let text = '';
  // In chunks, because a call takes only a limited number of arguments.
  for (let start = 0; start < bytes.length; start += 0x8000) {
    text += String.fromCharCode(...bytes.subarray(start, start + 0x8000));
  }
  return `data:${type};base64,${btoa(text)}`;
}
