import { is, literal, object, optional, pipe, regex, string, unknown } from 'valibot';
import type { ImageFailure, ImageFile, ImageHost, UploadOptions } from '#domain/catalogue/ImageHost.ts';
import { type Result, fail, ok } from '#domain/shared/Result.ts';
import type { AxiosTransport, HttpAnswer, HttpBreakdown } from '../axios/AxiosTransport.ts';

export type ImgbbOptions = {
  /** Where pictures are posted, such as https://api.imgbb.com/1/upload. */
  readonly url: string;
  readonly key: string;
  /** Milliseconds after which an upload is given up; phones send slowly. */
  readonly timeout?: number;
};

const uploaded = object({
  success: literal(true),
  // The address ends up in other people's pages.
  data: object({ url: pipe(string(), regex(/^https?:\/\//)) }),
});

const refused = object({ error: object({ message: string(), code: optional(unknown()) }) });

/** ImgBB's code for bytes that are no picture, whatever their name says. */
const notAnImage = 310;

/** ImgBB takes 32 MB; more need not travel to be refused. */
const mostBytes = 32 * 1024 * 1024;

const breakdowns: { readonly [B in HttpBreakdown]: ImageFailure } = {
  offline: { code: 'image/offline' },
  timeout: { code: 'image/timeout' },
  cancelled: { code: 'image/cancelled' },
};

/** ImgBB, or a host that speaks like it: a form with the field `image`. */
export class ImgbbImageHost implements ImageHost {
  readonly #transport: AxiosTransport;
  readonly #url: string;
  readonly #timeout: number;

  constructor(transport: AxiosTransport, { url, key, timeout = 60_000 }: ImgbbOptions) {
    this.#transport = transport;
    this.#url = `${url}${url.includes('?') ? '&' : '?'}key=${encodeURIComponent(key)}`;
    this.#timeout = timeout;
  }

  async upload(image: ImageFile, { signal, onProgress }: UploadOptions = {}): Promise<Result<string, ImageFailure>> {
    if (!image.type.startsWith('image/')) return fail({ code: 'image/not-an-image' });
    if (image.size > mostBytes) return fail({ code: 'image/too-large' });
    const body = new FormData();
    body.append('image', await blobOf(image), nameFor(image.type));
    const sent = await this.#transport.send({
      method: 'POST',
      url: this.#url,
      body,
      timeout: this.#timeout,
      signal,
      onProgress,
    });
    if (!sent.ok) return fail(breakdowns[sent.failure]);
    const answer = read(sent.value);
    if (answer.ok) onProgress?.(1);
    return answer;
  }
}

/** A name of its own may tell what nobody asked for: a person, a place, a day. */
function nameFor(type: string): string {
  return `photo.${type.slice('image/'.length).replace('jpeg', 'jpg')}`;
}

async function blobOf(image: ImageFile): Promise<Blob> {
  return image instanceof Blob ? image : new Blob([await image.arrayBuffer()], { type: image.type });
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

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
