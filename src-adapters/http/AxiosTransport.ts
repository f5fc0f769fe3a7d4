import type { AxiosAdapter, AxiosProgressEvent } from 'axios';
import AxiosHeaders from 'axios/unsafe/core/AxiosHeaders.js';
import { type Result, fail, ok } from '#domain/shared/Result.ts';
import { isDeviceOnline } from './isDeviceOnline.ts';
import type { HttpAnswer, HttpBreakdown, HttpRequest, Transport } from './Transport.ts';

/** Sends requests through one of axios' adapters. */
export class AxiosTransport implements Transport {
  readonly #adapter: AxiosAdapter;
  readonly #isOnline: () => boolean;

  constructor(adapter: AxiosAdapter, isOnline: () => boolean = isDeviceOnline) {
    this.#adapter = adapter;
    this.#isOnline = isOnline;
  }

  async send(request: HttpRequest): Promise<Result<HttpAnswer, HttpBreakdown>> {
    if (request.signal?.aborted === true) return fail('cancelled');
    const { onProgress } = request;
    // A post that can be cancelled, such as a search or a picture's upload, changes nothing in the shop.
    const mayHaveArrived = request.method !== 'GET' && !request.signal && this.#isOnline();
    try {
      const response = await this.#adapter({
        method: request.method,
        url: request.url,
        headers: AxiosHeaders.from({ Accept: 'application/json, text/plain, */*', ...request.headers }),
        data: request.body,
        timeout: request.timeout,
        responseType: 'text',
        // Every status is an answer. The caller decides which ones are failures.
        validateStatus: null,
        // Otherwise a time-out is ECONNABORTED, like a request that a closing page aborts.
        transitional: { clarifyTimeoutError: true },
        ...(request.signal === undefined ? {} : { signal: request.signal }),
        ...(onProgress === undefined
          ? {}
          : { onUploadProgress: (event: AxiosProgressEvent) => onProgress(share(event)) }),
      });
      return ok({
        status: response.status,
        text: String(response.data ?? ''),
        retryAfter: secondsIn(response.headers['retry-after']),
      });
    } catch (error) {
      return fail(breakdown(error, mayHaveArrived || this.#isOnline()));
    }
  }
}

/** Seconds or, as HTTP also allows, a date. More than a day is no advice to a person. */
function secondsIn(header: unknown): number | undefined {
  const text = typeof header === 'string' ? header.trim() : '';
  const seconds = /^\d+$/.test(text) ? Number(text) : Math.ceil((Date.parse(text) - Date.now()) / 1000);
  return seconds > 0 && seconds <= 86_400 ? seconds : undefined;
}

function share({ loaded, total }: AxiosProgressEvent): number {
  return total === undefined || total === 0 ? 0 : Math.min(1, loaded / total);
}

/**
 * A refused or reset connection, no network and CORS all look the same to a page, so ask the device whether it is
 * offline. 'offline' says that nothing was sent, so it is never said of a write that began online.
 */
function breakdown(error: unknown, isOnline: boolean): HttpBreakdown {
  if (!isAxiosError(error)) throw error;
  // Browsers abort pending requests when a page closes: ECONNABORTED.
  if (error.code === 'ERR_CANCELED' || error.code === 'ECONNABORTED') return 'cancelled';
  if (error.code === 'ETIMEDOUT') return 'timeout';
  return isOnline ? 'unreachable' : 'offline';
}

function isAxiosError(error: unknown): error is { readonly isAxiosError: true; readonly code?: string } {
  return typeof error === 'object' && error !== null && 'isAxiosError' in error;
}
