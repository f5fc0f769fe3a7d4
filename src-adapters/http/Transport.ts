import type { CancelSignal } from '#domain/shared/reading.ts';
import type { Result } from '#domain/shared/Result.ts';

export type HttpRequest = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | FormData | undefined;
  /** Milliseconds. */
  readonly timeout: number;
  readonly signal?: CancelSignal | undefined;
  /** Called with the share of the body sent so far, from 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined;
};

/** An answer of the server with any status. */
export type HttpAnswer = {
  readonly status: number;
  readonly text: string;
  /** Seconds to wait before another call, if the server says so and the browser may read it. */
  readonly retryAfter?: number | undefined;
};

/** Why there was no answer. `not-kept`: this device was asked instead of the server, at the person's wish. */
export type HttpBreakdown = 'offline' | 'unreachable' | 'not-kept' | 'timeout' | 'cancelled';

export type Transport = {
  send(request: HttpRequest): Promise<Result<HttpAnswer, HttpBreakdown>>;
  /** Loads the transport's code ahead of a certain first call. */
  prepare?(): Promise<void>;
};
