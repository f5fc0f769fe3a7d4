import type { Clock } from '#domain/shared/Clock.ts';
import { type Result, fail, ok } from '#domain/shared/Result.ts';
import type { Timer } from '#domain/shared/within.ts';
import { isDeviceOnline } from '../isDeviceOnline.ts';
import type { HttpAnswer, HttpBreakdown, HttpRequest, Transport } from '../Transport.ts';
import type { AnswerKey, AnswerStore, KeptAnswer } from './AnswerStore.ts';
import type { KeptChoice } from './KeptChoice.ts';
import type { KeptNews } from './keptNews.ts';
import { hasShape, shapeOfKept } from './shapeOfKept.ts';

/** Milliseconds without an answer, after which a kept one is offered. */
const patience = 5000;

type KeptAnswersParts = {
  readonly inner: Transport;
  readonly store: AnswerStore;
  /** The marketplace's address; answers from elsewhere are not kept. */
  readonly baseUrl: string;
  /** The email of the person who is signed in; null for nobody. */
  readonly owner: () => Promise<string | null>;
  readonly clock: Clock;
  readonly timer: Timer;
  readonly choice: KeptChoice;
  readonly tell: (news: KeptNews) => void;
  readonly isOnline?: () => boolean;
};

type Answer = Result<HttpAnswer, HttpBreakdown>;

/**
 * Keeps what a person has read, and answers with it while the device is offline or the person has chosen it. Refuses to
 * send anything else then: nobody waits for a write that cannot arrive, or books what was offered yesterday.
 */
export class KeptAnswers implements Transport {
  readonly #parts: KeptAnswersParts;
  readonly #base: string;

  constructor(parts: KeptAnswersParts) {
    this.#parts = parts;
    this.#base = parts.baseUrl.replace(/\/+$/, '');
  }

  async send(request: HttpRequest): Promise<Answer> {
    const { inner, choice, isOnline = isDeviceOnline } = this.#parts;
    if (this.#shapeOf(request) !== null) return this.#read(request);
    if (request.method === 'GET') return inner.send(request);
    if (!isOnline()) return fail('offline');
    return choice.isMade ? this.#refuse(request) : inner.send(request);
  }

  /** Null if the answer may not be kept. */
  #shapeOf({ method, url }: HttpRequest): ReturnType<typeof shapeOfKept> {
    const [path = ''] = url.slice(this.#base.length).split('?');
    return url.startsWith(this.#base) ? shapeOfKept(method, path) : null;
  }

  /** Asks the marketplace in any case: its answer ends the choice. */
  #read(request: HttpRequest): Promise<Answer> {
    const { choice, timer } = this.#parts;
    const owner = this.#ownerOf(request);
    const asked = this.#ask(request, owner);
    const stopOffer = timer(patience, () => void this.#offer(request, owner));
    return new Promise((resolve, reject) => {
      const stopWaiting = choice.whenMade(() => {
        void this.#keptAnswer(request, owner).then((kept) => resolve(kept ?? fail('not-kept')));
      });
      const stop = (): void => {
        stopOffer();
        stopWaiting();
      };
      asked.finally(stop).then(resolve, reject);
    });
  }

  async #ask(request: HttpRequest, owner: Promise<string | null>): Promise<Answer> {
    const { inner, tell, choice } = this.#parts;
    // A reader who has the kept answer may leave, and the marketplace is to be heard all the same.
    const answer = await inner.send(choice.isMade ? { ...request, signal: undefined } : request);
    if (!answer.ok && answer.failure === 'cancelled') return answer;
    if (answer.ok && isFromShop(answer)) {
      tell({ kind: 'answered' });
      const { status, text } = answer.value;
      if (status === 200) void owner.then((whose) => this.#keep(request, whose, text));
      return answer;
    }
    if (!answer.ok && answer.failure === 'offline') return (await this.#keptAnswer(request, owner)) ?? answer;
    if (choice.isMade) return (await this.#keptAnswer(request, owner)) ?? fail('not-kept');
    void this.#offer(request, owner);
    return answer;
  }

  /** Asks something that everybody may read: if the marketplace answers, the choice ends and the next try is sent. */
  async #refuse({ signal, timeout }: HttpRequest): Promise<Answer> {
    const { inner, tell } = this.#parts;
    const answer = await inner.send({ method: 'GET', url: `${this.#base}/categories`, timeout, signal });
    if (isFromShop(answer)) tell({ kind: 'answered' });
    return fail(!answer.ok && answer.failure === 'cancelled' ? 'cancelled' : 'unreachable');
  }

  /** Empty for an answer that everybody gets; null if the person is gone. */
  async #ownerOf({ headers = {} }: HttpRequest): Promise<string | null> {
    return 'Authorization' in headers ? this.#parts.owner() : '';
  }

  async #keep(request: HttpRequest, owner: string | null, text: string): Promise<void> {
    const { store, clock } = this.#parts;
    const shape = this.#shapeOf(request);
    if (shape === null || !hasShape(text, shape)) return;
    // The person may have signed out meanwhile.
    if (owner === null || (await this.#ownerOf(request)) !== owner) return;
    await store.write([owner, addressOf(request)], { text, at: clock.now() });
  }

  async #held(request: HttpRequest, owner: Promise<string | null>): Promise<KeptAnswer | null> {
    const whose = await owner;
    const key: AnswerKey | null = whose === null ? null : [whose, addressOf(request)];
    return key && this.#parts.store.read(key);
  }

  async #offer(request: HttpRequest, owner: Promise<string | null>): Promise<void> {
    const held = await this.#held(request, owner);
    if (held !== null) this.#parts.tell({ kind: 'missing', at: held.at });
  }

  /** Null if there is none. */
  async #keptAnswer(request: HttpRequest, owner: Promise<string | null>): Promise<Answer | null> {
    const held = await this.#held(request, owner);
    if (held === null) return null;
    this.#parts.tell({ kind: 'shown', at: held.at });
    return ok({ status: 200, text: held.text });
  }
}

/** Searches differ by their body alone. */
function addressOf({ url, body }: HttpRequest): string {
  return typeof body === 'string' ? `${url} ${body}` : url;
}

/** A gateway may answer in place of a marketplace that is down, and a café's login page in place of everything. */
function isFromShop(answer: Answer): boolean {
  if (!answer.ok) return false;
  const { status, text } = answer.value;
  return status < 500 && !(status === 200 && /^\s*</.test(text));
}
