import type { AxiosAdapter, AxiosProgressEvent } from 'axios';
import AxiosHeaders from 'axios/unsafe/core/AxiosHeaders.js';
import type { CancelSignal } from '#domain/shared/reading.ts';
import { type Result, fail, ok } from '#domain/shared/Result.ts';

export type HttpRequest = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | FormData | undefined;
  /** Milliseconds. */
  readonly timeout: number;
  readonly signal?: CancelSignal | undefined;
  /** Called with the share of the body that has been sent, from 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined;
};

/** Any answer of the server, whatever its status. */
export type HttpAnswer = {
  readonly status: number;
  readonly text: string;
};

/** Why there was no answer. */
export type HttpBreakdown = 'offline' | 'timeout' | 'cancelled';

/** Sends requests and brings back what was answered, through one of axios' adapters. */
export class AxiosTransport {
  readonly #adapter: AxiosAdapter;

  constructor(adapter: AxiosAdapter) {
    this.#adapter = adapter;
  }

  async send(request: HttpRequest): Promise<Result<HttpAnswer, HttpBreakdown>> {
    if (request.signal?.aborted === true) return fail('cancelled');
    const { onProgress } = request;
    try {
      const response = await this.#adapter({
        method: request.method,
        url: request.url,
        headers: AxiosHeaders.from({ Accept: 'application/json, text/plain, */*', ...request.headers }),
        data: request.body,
        timeout: request.timeout,
        responseType: 'text',
        // Every status is an answer; which ones are failures is not the transport's to say.
        validateStatus: null,
        // Without it a timeout is ECONNABORTED, as a page that is left behind is.
        transitional: { clarifyTimeoutError: true },
        ...(request.signal === undefined ? {} : { signal: request.signal }),
        ...(onProgress === undefined
          ? {}
          : { onUploadProgress: (event: AxiosProgressEvent) => onProgress(share(event)) }),
      });
      return ok({ status: response.status, text: String(response.data ?? '') });
    } catch (error) {
      return fail(breakdown(error));
    }
  }
}

function share({ loaded, total }: AxiosProgressEvent): number {
  return total === undefined || total === 0 ? 0 : Math.min(1, loaded / total);
}

/** Refused, reset, no network and CORS all look the same to a page; Node has a code for each. */
function breakdown(error: unknown): HttpBreakdown {
  if (!isAxiosError(error)) throw error;
  // The browser aborts what a page still waits for when the page is left: ECONNABORTED.
  if (error.code === 'ERR_CANCELED' || error.code === 'ECONNABORTED') return 'cancelled';
  return error.code === 'ETIMEDOUT' ? 'timeout' : 'offline';
}

function isAxiosError(error: unknown): error is { readonly isAxiosError: true; readonly code?: string } {
  return typeof error === 'object' && error !== null && 'isAxiosError' in error;
}
