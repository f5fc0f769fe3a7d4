import type { AuthorisedCalls } from '#domain/identity/AuthorisedCalls.ts';
import { type Listing, type ReadOptions, listing } from '#domain/shared/reading.ts';
import { ok } from '#domain/shared/Result.ts';
import type { FailureOf, FakeCall } from '../control/FakeCall.ts';
import type { FakeControl } from '../control/FakeControl.ts';
import type { ApiFailure } from '#domain/shared/Failure.ts';
import type { Answer } from './MarketplaceAccess.ts';

/** Calls to the marketplace's own server: those whose port fails with an `ApiFailure`. */
export type MarketplaceCall = { [C in FakeCall]: FailureOf<C> extends ApiFailure ? C : never }[FakeCall];

/** The way from a client to the in-memory marketplace: through the control's gate, with a token where one is wanted. */
export class FakeCalls {
  readonly #control: FakeControl;
  readonly #authorised: AuthorisedCalls;

  constructor(control: FakeControl, authorised: AuthorisedCalls) {
    this.#control = control;
    this.#authorised = authorised;
  }

  async open<T>(call: MarketplaceCall, answer: () => Answer<T>, options: ReadOptions = {}): Promise<Answer<T>> {
    const passed = await this.#control.pass(call, { signal: options.signal });
    return passed.ok ? answer() : passed;
  }

  withToken<T>(call: MarketplaceCall, answer: (token: string) => Answer<T>, options?: ReadOptions): Promise<Answer<T>> {
    return this.#authorised.run((token) => this.open(call, () => answer(token), options));
  }
}

export function listed<T>(answer: Answer<readonly T[]>): Answer<Listing<T>> {
  return answer.ok ? ok(listing(answer.value)) : answer;
}

/** For calls whose port does not say what the server does. */
export function done(answer: Answer<unknown>): Answer<void> {
  return answer.ok ? ok() : answer;
}
