import { type GenericSchema, boolean, nullable, nullish, object, pipe, transform } from 'valibot';
import type { AuthorisedCalls } from '#domain/identity/AuthorisedCalls.ts';
import type { User } from '#domain/identity/User.ts';
import type { UsersApi } from '#domain/identity/UsersApi.ts';
import type { ApiFailure } from '#domain/shared/Failure.ts';
import type { ReadOptions } from '#domain/shared/reading.ts';
import { type Result, fail, ok } from '#domain/shared/Result.ts';
import { withField } from './answers.ts';
import type { HttpClient } from './HttpClient.ts';
import { path } from './path.ts';
import { type Proof, sendProven } from './sendProven.ts';

/** The contract does not fix the answer to a registration: it may be any object, or empty. */
const registration = nullable(object({}));

/** A missing flag means false. */
const raised = nullish(boolean(), false);
const isAdmin: GenericSchema<unknown, boolean> = pipe(
  withField({ isAdmin: raised }),
  transform((answer) => answer.isAdmin),
);
const isSeller: GenericSchema<unknown, boolean> = pipe(
  withField({ isSeller: raised }),
  transform((answer) => answer.isSeller),
);
const isVerified: GenericSchema<unknown, boolean> = pipe(
  withField({ isVerified: raised }),
  transform((answer) => answer.isVerified),
);

const withoutSession: ReadonlySet<ApiFailure['code']> = new Set(['api/session-expired', 'api/unregistered']);

type Flag = Promise<Result<boolean, ApiFailure>>;

/** 404 speaks of the call, because an unknown person has no role, and a registration looks for nothing. */
function available<T>(answer: Result<T, ApiFailure>): Result<T, ApiFailure> {
  return !answer.ok && answer.failure.code === 'api/not-found' ? fail({ code: 'api/unavailable' }) : answer;
}

type RestUsersParts = {
  readonly http: HttpClient;
  readonly authorised: AuthorisedCalls;
  readonly proof: Proof;
};

export class RestUsersApi implements UsersApi {
  readonly #http: HttpClient;
  readonly #authorised: AuthorisedCalls;
  readonly #proof: Proof;

  constructor({ http, authorised, proof }: RestUsersParts) {
    this.#http = http;
    this.#authorised = authorised;
    this.#proof = proof;
  }

  async register({ name, email, type }: User): Promise<Result<void, ApiFailure>> {
    const call = { method: 'POST', path: '/users', body: { name, email, type } } as const;
    const answer = await sendProven(this.#http, this.#proof, call, registration);
    return answer.ok ? ok() : available(answer);
  }

  async isAdmin(email: string, options?: ReadOptions): Flag {
    const asked = await this.#authorised.runIfSignedIn(
      (token) =>
        this.#http.send({ method: 'GET', path: path`/users/admin/${email}`, token, signal: options?.signal }, isAdmin),
      { quietly: true },
    );
    return available(asked);
  }

  async isSeller(email: string, options?: ReadOptions): Flag {
    const asked = await this.#authorised.run(
      (token) =>
        this.#http.send(
          { method: 'GET', path: path`/users/seller/${email}`, token, signal: options?.signal },
          isSeller,
        ),
      { quietly: true },
    );
    return available(asked);
  }

  async isVerified(email: string, options?: ReadOptions): Flag {
    const ask = (token?: string): Flag =>
      this.#http.send(
        { method: 'GET', path: path`/users/verified/${email}`, token, signal: options?.signal },
        isVerified,
      );
    const asked = await this.#authorised.runIfSignedIn(ask, { quietly: true });
    // Even an account without a session may ask whether a seller is verified.
    return !asked.ok && withoutSession.has(asked.failure.code) ? ask() : asked;
  }
}
