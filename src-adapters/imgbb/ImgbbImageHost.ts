import { is, literal, object, optional, pipe, regex, string, unknown } from 'valibot';
import type { ImageFailure, ImageFile, ImageHost, UploadOptions } from '#domain/selling/ImageHost.ts';
import { largestPicture } from '#domain/selling/pictureRules.ts';
import { parseJson } from '#domain/shared/parseJson.ts';
import { type Result, fail, ok } from '#domain/shared/Result.ts';
import type { Timer } from '#domain/shared/within.ts';
import { blobOf } from '../browser/blobOf.ts';
import { browserTimer } from '../browser/browserTimer.ts';
import type { HttpAnswer, HttpBreakdown, Transport } from '../http/Transport.ts';

export type ImgbbOptions = {
  /** The upload address, such as https://api.imgbb.com/1/upload. */
  readonly url: string;
  readonly key: string;
  /** Milliseconds without progress before an upload is given up; phones send slowly. */
  readonly timeout?: number;
  readonly timer?: Timer;
};

/** Milliseconds of an upload at most: a megabyte at 14 kbit/s. */
const longest = 600_000;

const uploaded = object({
  success: literal(true),
  // Only web addresses, because other people's pages will show the picture.
  data: object({ url: pipe(string(), regex(/^https?:\/\//)) }),
});

const refused = object({ error: object({ message: string(), code: optional(unknown()) }) });

/** ImgBB's code for bytes that are not a picture. */
const notAnImage = 310;

const breakdowns: { readonly [B in HttpBreakdown]: ImageFailure } = {
  offline: { code: 'image/offline' },
  unreachable: { code: 'image/unreachable' },
  'not-kept': { code: 'image/unreachable' },
  timeout: { code: 'image/timeout' },
  cancelled: { code: 'image/cancelled' },
};

/** ImgBB or any host with the same API: a form with the field `image`. */
export class ImgbbImageHost implements ImageHost {
  readonly #transport: Transport;
  readonly #url: string;
  readonly #timeout: number;
  readonly #timer: Timer;

  constructor(transport: Transport, { url, key, timeout = 60_000, timer = browserTimer }: ImgbbOptions) {
    this.#transport = transport;
    this.#url = `${url}${url.includes('?') ? '&' : '?'}key=${encodeURIComponent(key)}`;
    this.#timeout = timeout;
    this.#timer = timer;
  }

  async upload(image: ImageFile, { signal, onProgress }: UploadOptions = {}): Promise<Result<string, ImageFailure>> {
    if (!image.type.startsWith('image/')) return fail({ code: 'image/not-an-image' });
    // Refuse it without sending it, as the host would.
    if (image.size > largestPicture) return fail({ code: 'image/too-large' });
    const body = new FormData();
    body.append('image', await blobOf(image), nameFor(image.type));
    const sent = await this.#sendWhileMoving(body, { signal, onProgress });
    if (!sent.ok) return fail(breakdowns[sent.failure]);
    const answer = read(sent.value);
    if (answer.ok) onProgress?.(1);
    return answer;
  }

  /** Gives up when nothing moves for a while, however long the whole upload takes. */
  async #sendWhileMoving(
    body: FormData,
    { signal, onProgress }: UploadOptions,
  ): Promise<Result<HttpAnswer, HttpBreakdown>> {
    const stopping = new AbortController();
    const stop = (): void => stopping.abort();
    let isStalled = false;
    const stall = (): void => {
      isStalled = true;
      stop();
    };
    let stopWaiting = this.#timer(this.#timeout, stall);
    signal?.addEventListener('abort', stop);
    try {
      const sent = await this.#transport.send({
        method: 'POST',
        url: this.#url,
        body,
        timeout: longest,
        signal: signal?.aborted === true ? signal : stopping.signal,
        onProgress: (share) => {
          stopWaiting();
          stopWaiting = this.#timer(this.#timeout, stall);
          onProgress?.(share);
        },
      });
      return !sent.ok && isStalled ? fail('timeout') : sent;
    } finally {
      stopWaiting();
      signal?.removeEventListener('abort', stop);
    }
  }
}

/** A neutral name, because the file's own name may reveal a person, a place or a date. */
function nameFor(type: string): string {
  return `photo.${type.slice('image/'.length).replace('jpeg', 'jpg')}`;
}

function read({ status, text }: HttpAnswer): Result<string, ImageFailure> {
  if (status === 413) return fail({ code: 'image/too-large' });
  if (status === 415) return fail({ code: 'image/not-an-image' });
  const body = parseJson(text);
  if (status < 300 && is(uploaded, body)) return ok(body.data.url);
  if (status < 500 && is(refused, body)) {
    const { code, message } = body.error;
    if (code === notAnImage) return fail({ code: 'image/not-an-image' });
    if (message !== '') return fail({ code: 'image/refused', message });
  }
  return fail({ code: 'image/unavailable' });
}
