import { type GenericSchema, boolean, nullable, nullish, object, pipe, transform } from 'valibot';
import type { AuthorisedCalls } from '#domain/identity/AuthorisedCalls.ts';
import type { User } from '#domain/identity/User.ts';
import type { UsersApi } from '#domain/identity/UsersApi.ts';
import type { ApiFailure } from '#domain/shared/Failure.ts';
import type { ReadOptions } from '#domain/shared/reading.ts';
import { type Result, ok } from '#domain/shared/Result.ts';
import type { HttpClient } from '../HttpClient.ts';
import { path } from '../path.ts';

/** What the answer to a registration says is not known: an object that may say nothing, or nothing at all. */
const registration = nullable(object({}));

/** A flag that is left out is not raised. */
const raised = nullish(boolean(), false);
const isAdmin: GenericSchema<unknown, boolean> = pipe(object({ isAdmin: raised }), transform((answer) => answer.isAdmin));
const isSeller: GenericSchema<unknown, boolean> = pipe(object({ isSeller: raised }), transform((answer) => answer.isSeller));
const isVerified: GenericSchema<unknown, boolean> = pipe(object({ isVerified: raised }), transform((answer) => answer.isVerified));

type Flag = Promise<Result<boolean, ApiFailure>>;

export class RestUsersApi implements UsersApi {
  readonly #http: HttpClient;
  readonly #authorised: AuthorisedCalls;

  constructor(http: HttpClient, authorised: AuthorisedCalls) {
    this.#http = http;
    this.#authorised = authorised;
  }

  async register({ name, email, type }: User): Promise<Result<void, ApiFailure>> {
    const answer = await this.#http.send({ method: 'POST', path: '/users', body: { name, email, type } }, registration);
    return answer.ok ? ok() : answer;
  }

  isAdmin(email: string, options?: ReadOptions): Flag {
    return this.#http.send({ method: 'GET', path: path`/users/admin/${email}`, signal: options?.signal }, isAdmin);
  }

  isSeller(email: string, options?: ReadOptions): Flag {
    return this.#authorised.run((token) =>
      this.#http.send({ method: 'GET', path: path`/users/seller/${email}`, token, signal: options?.signal }, isSeller),
    );
  }

  isVerified(email: string, options?: ReadOptions): Flag {
    return this.#http.send({ method: 'GET', path: path`/users/verified/${email}`, signal: options?.signal }, isVerified);
  }
}
