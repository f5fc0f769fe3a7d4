import { type Result, fail } from '#domain/shared/Result.ts';
import { type Timer, within } from '#domain/shared/within.ts';
import { browserTimer } from '../browser/browserTimer.ts';
import { codeOnce } from './codeOnce.ts';
import { isDeviceOnline } from './isDeviceOnline.ts';
import type { HttpAnswer, HttpBreakdown, HttpRequest, Transport } from './Transport.ts';

/** A transport whose code loads with the first call: a visitor who leaves Home from its first screen makes none. */
export class LazyTransport implements Transport {
  readonly #transport: () => Promise<Transport | null>;
  readonly #timer: Timer;
  readonly #isOnline: () => boolean;

  constructor(load: () => Promise<Transport>, timer: Timer = browserTimer, isOnline: () => boolean = isDeviceOnline) {
    this.#transport = codeOnce(load, timer);
    this.#timer = timer;
    this.#isOnline = isOnline;
  }

  async prepare(): Promise<void> {
    await this.#transport();
  }

  async send(request: HttpRequest): Promise<Result<HttpAnswer, HttpBreakdown>> {
    const loaded = await within(request.timeout, this.#transport(), () => 'late' as const, this.#timer);
    if (loaded === 'late') return fail('timeout');
    if (loaded === null) return fail(this.#isOnline() ? 'unreachable' : 'offline');
    return loaded.send(request);
  }
}
