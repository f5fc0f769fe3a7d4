import type { ImageFailure, ImageFile, ImageHost, UploadOptions } from '#domain/catalogue/ImageHost.ts';
import { type Result, fail, ok } from '#domain/shared/Result.ts';
import type { FakeControl } from '../control/FakeControl.ts';
import { imageTypeOf } from './imageTypeOf.ts';

export type Picture = {
  readonly type: string;
  readonly bytes: Uint8Array;
};

/** Makes a picture small enough to be kept in a browser's storage; null where its bytes draw nothing. */
export type Shrink = (picture: Picture) => Promise<Picture | null>;

/** As imgbb has it. */
const mostBytes = 32 * 1024 * 1024;

/** Answers the picture itself as a data: URL, which an <img> shows wherever and whenever it is kept. */
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
    if (image.size > mostBytes) return fail({ code: 'image/too-large' });
    const bytes = new Uint8Array(await image.arrayBuffer());
    const type = imageTypeOf(bytes);
    const picture = type === null ? null : await this.#shrink({ type, bytes });
    return picture === null ? fail({ code: 'image/not-an-image' }) : ok(dataUrl(picture));
  }
}

function dataUrl({ type, bytes }: Picture): string {
  let text = '';
  // In pieces: a call takes only so many arguments.
  for (let start = 0; start < bytes.length; start += 0x8000) {
    text += String.fromCharCode(...bytes.subarray(start, start + 0x8000));
  }
  return `data:${type};base64,${btoa(text)}`;
}
