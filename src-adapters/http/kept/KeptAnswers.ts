import type { Clock } from '#domain/shared/Clock.ts';
import { type Result, fail, ok } from '#domain/shared/Result.ts';
import { isDeviceOnline } from '../isDeviceOnline.ts';
import type { HttpAnswer, HttpBreakdown, HttpRequest, Transport } from '../Transport.ts';
import type { AnswerStore } from './AnswerStore.ts';
import { mayBeKept } from './mayBeKept.ts';

type KeptAnswersParts = {
  readonly inner: Transport;
  readonly store: AnswerStore;
  /** The marketplace's address; answers from elsewhere are not kept. */
  readonly baseUrl: string;
  /** The email of the person who is signed in; null for nobody. */
  readonly owner: () => Promise<string | null>;
  readonly clock: Clock;
  /** Called when an answer comes from the device: when it came from the marketplace. */
  readonly onKept: (at: number) => void;
  readonly isOnline?: () => boolean;
};

/**
 * Keeps what a person has read, and answers with it while the device is offline. Refuses to send anything else then, so
 * that nobody waits for a write that cannot arrive.
 */
export class KeptAnswers implements Transport {
  readonly #parts: KeptAnswersParts;
  readonly #base: string;

  constructor(parts: KeptAnswersParts) {
    this.#parts = parts;
    this.#base = parts.baseUrl.replace(/\/+$/, '');
  }

  async send(request: HttpRequest): Promise<Result<HttpAnswer, HttpBreakdown>> {
    const { inner, isOnline = isDeviceOnline } = this.#parts;
    if (request.method !== 'GET') return isOnline() ? inner.send(request) : fail('offline');
    if (!this.#mayBeKept(request)) return inner.send(request);
    const before = this.#ownerOf(request);
    const answer = await inner.send(request);
    if (!answer.ok) return answer.failure === 'offline' ? this.#keptAnswer(request, await before, answer) : answer;
    if (answer.value.status === 200) void this.#keep(request, await before, answer.value.text);
    return answer;
  }

  #mayBeKept({ url }: HttpRequest): boolean {
    const [path = ''] = url.slice(this.#base.length).split('?');
    return url.startsWith(this.#base) && mayBeKept(path);
  }

  /** Empty for an answer that everybody gets; null if the person is gone. */
  async #ownerOf({ headers = {} }: HttpRequest): Promise<string | null> {
    return 'Authorization' in headers ? this.#parts.owner() : '';
  }

  async #keep(request: HttpRequest, owner: string | null, text: string): Promise<void> {
    const { store, clock } = this.#parts;
    // The person may have signed out meanwhile.
    if (owner === null || (await this.#ownerOf(request)) !== owner) return;
    await store.write([owner, request.url], { text, at: clock.now() });
  }

  async #keptAnswer(
    { url }: HttpRequest,
    owner: string | null,
    otherwise: Result<HttpAnswer, HttpBreakdown>,
  ): Promise<Result<HttpAnswer, HttpBreakdown>> {
    const kept = owner === null ? null : await this.#parts.store.read([owner, url]);
    if (kept === null) return otherwise;
    this.#parts.onKept(kept.at);
    return ok({ status: 200, text: kept.text });
  }
}
