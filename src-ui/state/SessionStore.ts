import { makeAutoObservable, observableRef } from 'mobx';
import type { Account } from '#domain/identity/Account.ts';
import type { LogOut } from '#domain/identity/LogOut.ts';
import type { RestoreSession } from '#domain/identity/RestoreSession.ts';
import type { Actor, Session } from '#domain/identity/Session.ts';
import type { AuthFailure } from '#domain/identity/AuthProvider.ts';
import type { ApiFailure } from '#domain/shared/Failure.ts';
import { sameEmail } from '#domain/shared/EmailAddress.ts';
import type { Result } from '#domain/shared/Result.ts';
import { Action } from './Action.ts';
import { Load } from './Load.ts';

/** Who is signed in, as far as is known. */
export class SessionStore {
  readonly restored = new Load<Actor, ApiFailure>();
  readonly leaving = new Action<AuthFailure>();
  readonly #restoreSession: RestoreSession;
  readonly #logOut: LogOut;

  constructor(restoreSession: RestoreSession, logOut: LogOut) {
    this.#restoreSession = restoreSession;
    this.#logOut = logOut;
    makeAutoObservable(this, { restored: observableRef, leaving: observableRef });
  }

  /** Undefined while it is not known, or could not be found out. */
  get actor(): Actor | undefined {
    return this.restored.value;
  }

  restore(): Promise<void> {
    return this.restored.run(() => this.#restoreSession.execute());
  }

  begin(session: Session): void {
    this.restored.set(session);
  }

  end(): void {
    this.restored.set(null);
  }

  /**
   * The provider says who is signed in, perhaps from another tab: who left there has left here, and who
   * came in somebody's place is here too. A visitor's own sign-in is begun by the page that asked for it.
   */
  follow(account: Account | null): void {
    const { actor } = this;
    if (actor === undefined || actor === null) return;
    if (account === null) this.end();
    else if (!sameEmail(account.email, actor.account.email)) void this.restore();
  }

  /** Null when a sign-out is under way already. */
  async signOut(): Promise<Result<void, AuthFailure> | null> {
    const answer = await this.leaving.run(() => this.#logOut.execute());
    if (answer?.ok === true) this.end();
    return answer;
  }
}
