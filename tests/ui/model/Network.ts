import type { AxiosAdapter, AxiosResponse, InternalAxiosRequestConfig } from 'axios';
import httpAdapter from 'axios/unsafe/adapters/http.js';
import type { User } from '#domain/identity/User.ts';
import type { FakeCall } from '#fakes/control/FakeCall.ts';
import type { FakeControl } from '#fakes/control/FakeControl.ts';
import type { Backend } from './Backend.ts';
import type { BackingParts } from './Backing.ts';
import { isWrite } from './Calls.ts';
import type { Fault } from './Fault.ts';
import type { Breakdown } from './Breakdown.ts';
import type { Connection } from './Connection.ts';
import { uncompressed } from '../../adapters/uncompressed.ts';
import { PlannedDefect } from './PlannedDefect.ts';
import { type RestCall, restCall } from './restCall.ts';
import { ownerOfToken, signedInAt } from './signedIn.ts';
import { htmlPage, networkError, type WireAnswer, wireAnswer } from './wireAnswers.ts';

if (httpAdapter === false) throw new Error('Node alone has this adapter.');
const send = uncompressed(httpAdapter);

type Ending = WireAnswer | Breakdown;
type Planned = { readonly call: FakeCall | 'any'; readonly ending: Ending; times: number };

/**
 * The network between one tab's REST adapters and a real socket. Delays use the model's time, so a hanging call costs
 * no real seconds.
 */
export class Network implements Connection {
  hasFaults = false;
  readonly #parts: BackingParts;
  readonly #backend: Backend;
  readonly #control: FakeControl;
  #planned: Planned[] = [];
  #way = 0;
  #back = 0;
  #answersToLose = 0;
  #isClosed = false;

  constructor(parts: BackingParts, backend: Backend) {
    this.#parts = parts;
    this.#backend = backend;
    this.#control = parts.fakes.control;
  }

  goOffline(): void {
    this.hasFaults = true;
    this.#control.goOffline();
  }

  mend(): void {
    this.hasFaults = false;
    this.#control.goOnline();
    this.#control.forgetFailures();
    this.#planned = [];
    this.#answersToLose = 0;
  }

  fail({ call, failure }: Fault, times: number): void {
    this.hasFaults = true;
    if (failure.code.startsWith('api/')) this.#planned.push({ call, ending: wireAnswer(failure), times });
    else this.#control.failNext(failure, call, times);
  }

  slowDown(way: number, back: number): void {
    this.#control.setLatency(way);
    this.#way = way;
    this.#back = back;
  }

  loseAnswers(count: number): void {
    this.hasFaults = true;
    this.#answersToLose = count;
  }

  break(how: Breakdown, count: number): void {
    this.hasFaults = true;
    this.#planned.push({ call: 'any', ending: how, times: count });
  }

  close(): void {
    this.#isClosed = true;
  }

  readonly adapter: AxiosAdapter = (config) => {
    // A closed page sends nothing.
    if (this.#isClosed) return new Promise(() => {});
    const { calls, around } = this.#parts;
    const request = restCall(config.method ?? '', config.url ?? '', config.data, around.servers);
    const token = /^Bearer (.+)$/.exec(String(config.headers.get('Authorization') ?? ''))?.[1];
    if (token !== undefined) calls.sentToken(ownerOfToken(token), signedInAt(around.device), accountOf(request));
    const end = calls.sent(request.call, request.what);
    return this.#untilItBreaks(config, this.#travel(config, request)).finally(end);
  };

  /** Ends the call early on its time-out, when its reader leaves, or when the connection breaks. */
  #untilItBreaks(
    { timeout = 0, signal }: InternalAxiosRequestConfig,
    answer: Promise<AxiosResponse>,
  ): Promise<AxiosResponse> {
    return new Promise((resolve, reject) => {
      const breakOff = (code: 'ECONNRESET' | 'ETIMEDOUT' | 'ERR_CANCELED') => (): void => reject(networkError(code));
      const cancel = breakOff('ERR_CANCELED');
      const stopTimer = timeout === 0 ? () => {} : this.#parts.timers.start(timeout, breakOff('ETIMEDOUT'));
      const stopListening = this.#backend.onBreakOff(breakOff('ECONNRESET'));
      signal?.addEventListener?.('abort', cancel);
      void answer.then(resolve, reject).finally(() => {
        stopTimer();
        stopListening();
        signal?.removeEventListener?.('abort', cancel);
      });
    });
  }

  async #travel(config: InternalAxiosRequestConfig, request: RestCall): Promise<AxiosResponse> {
    const ending = this.#take(request.call);
    if (this.#control.settings.offline || ending === 'breaks') throw networkError('ECONNRESET');
    if (ending === 'throws') throw new PlannedDefect('a bug');
    await this.#delay(this.#way);
    if (ending === 'hangs') return new Promise(() => {});
    if (ending !== null && typeof ending === 'object') return responseOf(config, ending);
    if (ending === 'is answered with HTML') return responseOf(config, htmlPage);
    const answer = await this.#ask(config, request);
    await this.#delay(this.#back);
    if (ending === 'loses its answer' || this.#losesAnswerOf(request)) throw networkError('ECONNRESET');
    return answer;
  }

  async #ask(config: InternalAxiosRequestConfig, { call, what }: RestCall): Promise<AxiosResponse> {
    const { calls, around } = this.#parts;
    if (call === 'image.upload') return this.#upload(config);
    const { signal: _, timeout: __, ...rest } = config;
    const answer = await around.time.during(send({ ...rest, httpAgent: this.#backend.agent }));
    const body = answer.status === 200 ? (JSON.parse(String(answer.data) || 'null') as Answered | null) : undefined;
    if (body?.acknowledged === false) calls.refused(call, what, body.message ?? '');
    else if (body !== undefined) calls.done(call, what);
    return answer;
  }

  /** Pictures go to their own host, which always accepts them. */
  async #upload(config: InternalAxiosRequestConfig): Promise<AxiosResponse> {
    const image = (config.data as FormData).get('image') as File;
    this.#parts.calls.uploaded(new Uint8Array(await image.arrayBuffer()).join());
    return responseOf(config, {
      status: 200,
      data: '{"success":true,"data":{"url":"https://pictures.example/it.jpg"}}',
    });
  }

  #losesAnswerOf({ call }: RestCall): boolean {
    if (!isWrite(call) || this.#answersToLose === 0) return false;
    this.#answersToLose -= 1;
    return true;
  }

  #take(call: FakeCall): Ending | null {
    const planned = this.#planned.find((each) => each.call === call || each.call === 'any');
    if (planned === undefined) return null;
    planned.times -= 1;
    this.#planned = this.#planned.filter(({ times }) => times > 0);
    return planned.ending;
  }

  async #delay(milliseconds: number): Promise<void> {
    if (milliseconds > 0) await new Promise<void>((resolve) => void this.#parts.timers.start(milliseconds, resolve));
  }
}

type Answered = { readonly acknowledged?: boolean; readonly message?: string };

function responseOf(config: InternalAxiosRequestConfig, { status, data }: WireAnswer): AxiosResponse {
  return { status, data, statusText: '', headers: {}, config };
}

/** The account that a login looks up, or that a sign-up registers. */
function accountOf({ call, what }: RestCall): unknown {
  return call === 'users.register' ? (what[0] as User).email : what[0];
}
