import type { AuthorisedCalls, CallOptions } from '#domain/identity/AuthorisedCalls.ts';
import { type Listing, type ReadOptions, listing } from '#domain/shared/reading.ts';
import { ok } from '#domain/shared/Result.ts';
import type { FailureOf, FakeCall } from '../control/FakeCall.ts';
import type { FakeControl } from '../control/FakeControl.ts';
import type { ApiFailure } from '#domain/shared/Failure.ts';
import type { Answer, Token } from './MarketplaceAccess.ts';

/** Calls to the marketplace's own server: those that fail with an `ApiFailure`. */
export type MarketplaceCall = { [C in FakeCall]: FailureOf<C> extends ApiFailure ? C : never }[FakeCall];

/** The path from a client to the in-memory marketplace: through the control, with a token if the call needs one. */
export class FakeCalls {
  readonly #control: FakeControl;
  readonly #authorised: AuthorisedCalls;

  constructor(control: FakeControl, authorised: AuthorisedCalls) {
    this.#control = control;
    this.#authorised = authorised;
  }

  async open<T, F = never>(
    call: MarketplaceCall,
    answer: () => Answer<T, F> | Promise<Answer<T, F>>,
    options: ReadOptions = {},
  ): Promise<Answer<T, F>> {
    const passed = await this.#control.pass(call, { signal: options.signal });
    return passed.ok ? answer() : passed;
  }

  withToken<T, F extends { readonly code: string } = never>(
    call: MarketplaceCall,
    answer: (token: string) => Answer<T, F>,
    options: ReadOptions & CallOptions = {},
  ): Promise<Answer<T, F>> {
    return this.#asPlanned(
      (token: string) => this.open(call, () => answer(token), options),
      (send) => this.#authorised.run(send, options),
    );
  }

  /** Sends the token if there is one. */
  ifSignedIn<T, F extends { readonly code: string } = never>(
    call: MarketplaceCall,
    answer: (token: Token) => Answer<T, F>,
  ): Promise<Answer<T, F>> {
    return this.#asPlanned(
      (token?: string) => this.open(call, () => answer(token ?? null)),
      (send) => this.#authorised.runIfSignedIn(send),
    );
  }

  /** A session that the control lets expire stays expired with a new token, too, and the person is not refused. */
  async #asPlanned<T, F extends { readonly code: string }, K extends readonly (string | undefined)[]>(
    send: (...token: K) => Promise<Answer<T, F>>,
    run: (send: (...token: K) => Promise<Answer<T, F>>) => Promise<Answer<T, F>>,
  ): Promise<Answer<T, F>> {
    let last: Answer<T, F> | undefined;
    const answered = await run(async (...token) => (last = await send(...token)));
    const isRefused = !answered.ok && answered.failure.code === 'api/forbidden';
    return isRefused && last !== undefined ? last : answered;
  }
}

export function listed<T>(answer: Answer<readonly T[]>): Answer<Listing<T>> {
  return answer.ok ? ok(listing(answer.value)) : answer;
}

/** For calls whose port does not reveal what the server does. */
export function done<F = never>(answer: Answer<unknown, F>): Answer<void, F> {
  return answer.ok ? ok() : answer;
}
