import type { Clock } from '#domain/shared/Clock.ts';
import { emailPattern, normaliseEmail } from '#domain/shared/EmailAddress.ts';
import type { FakeAccount } from '../../auth/FakeAccount.ts';
import type { FakeAccounts } from '../../auth/FakeAccounts.ts';
import { type IdentityTokens, localIdOf } from './IdentityTokens.ts';

/** The provider's word for no; Firebase's SDK makes its codes of them. */
export class IdentityError extends Error {}

type Fields = Readonly<Record<string, unknown>>;

const shortestPassword = 6;

/** What Firebase's SDK asks of its server, for accounts that the fakes know; e-mail privacy is on. */
export class IdentityToolkit {
  readonly #accounts: FakeAccounts;
  readonly #tokens: IdentityTokens;
  readonly #clock: Clock;

  constructor(accounts: FakeAccounts, tokens: IdentityTokens, clock: Clock) {
    this.#accounts = accounts;
    this.#tokens = tokens;
    this.#clock = clock;
  }

  /** Those who come through Google. */
  get googleAccounts(): readonly FakeAccount[] {
    return this.#accounts.all.filter((account) => account.google);
  }

  /** By the name of the call: 'accounts:signUp' and so on. */
  answer(call: string, fields: Fields): object | undefined {
    switch (call) {
      case 'accounts:signUp':
        return this.#signUp(fields);
      case 'accounts:signInWithPassword':
        return this.#signIn(fields);
      case 'accounts:signInWithIdp':
        return this.#signInWithGoogle(fields);
      case 'accounts:lookup':
        return { users: [this.#described(this.#bearer(fields))] };
      case 'accounts:update':
        return this.#update(fields);
      case 'accounts:sendOobCode':
        return this.#sendReset(fields);
      default:
        return undefined;
    }
  }

  /** New tokens for old ones. */
  refresh(refreshToken: string): object {
    const account = this.#accounts.find(this.#tokens.read(refreshToken) ?? '');
    if (account === undefined) throw new IdentityError('INVALID_REFRESH_TOKEN');
    const issued = this.#tokens.issue(this.#allowed(account), account.google ? 'google.com' : 'password');
    return {
      access_token: issued.idToken, id_token: issued.idToken, refresh_token: issued.refreshToken,
      expires_in: issued.expiresIn, token_type: 'Bearer', user_id: localIdOf(account),
    };
  }

  #signUp(fields: Fields): object {
    const email = addressIn(fields);
    const password = text(fields, 'password');
    if (password === '') throw new IdentityError('MISSING_PASSWORD');
    if (this.#accounts.find(email) !== undefined) throw new IdentityError('EMAIL_EXISTS');
    if (password.length < shortestPassword) {
      throw new IdentityError('WEAK_PASSWORD : Password should be at least 6 characters');
    }
    return this.#entered(this.#kept({ email, displayName: '', photoURL: null, password, google: false }), 'password');
  }

  #signIn(fields: Fields): object {
    const account = this.#accounts.find(addressIn(fields));
    if (account === undefined || account.password !== text(fields, 'password')) {
      throw new IdentityError('INVALID_LOGIN_CREDENTIALS');
    }
    return { ...this.#entered(this.#allowed(account), 'password'), registered: true };
  }

  /**
   * What the account chooser hands on: the claims that Google would have signed. Google vouches for the
   * address: a password that someone gave it without proof no longer opens the account.
   */
  #signInWithGoogle(fields: Fields): object {
    const claims = googleClaims(text(fields, 'requestUri'));
    const known = this.#accounts.find(claims.email);
    const account = this.#kept(
      known === undefined
        ? { ...claims, photoURL: null, password: null, google: true }
        : { ...this.#allowed(known), password: known.google ? known.password : null, google: true },
    );
    return {
      ...this.#entered(account, 'google.com'),
      providerId: 'google.com', federatedId: `https://accounts.google.com/${localIdOf(account)}`,
      rawUserInfo: JSON.stringify({ name: account.displayName, email: account.email }), emailVerified: true,
      oauthIdToken: 'not-used', ...(known === undefined ? { isNewUser: true } : {}),
    };
  }

  #update(fields: Fields): object {
    const account = this.#bearer(fields);
    const displayName = fields['displayName'];
    const changed = this.#kept({ ...account, ...(typeof displayName === 'string' ? { displayName } : {}) });
    return { ...this.#described(changed), ...this.#tokens.issue(changed, changed.google ? 'google.com' : 'password') };
  }

  /** Whether the address has an account is nobody's business. */
  #sendReset(fields: Fields): object {
    const email = addressIn(fields);
    if (this.#accounts.find(email) !== undefined) {
      this.#accounts.send({ to: email, subject: 'Reset your password', sentAt: this.#clock.now() });
    }
    return { email };
  }

  #bearer(fields: Fields): FakeAccount {
    const email = this.#tokens.read(fields['idToken']);
    if (email === null) throw new IdentityError('INVALID_ID_TOKEN');
    const account = this.#accounts.find(email);
    if (account === undefined) throw new IdentityError('USER_NOT_FOUND');
    return this.#allowed(account);
  }

  #allowed(account: FakeAccount): FakeAccount {
    if (account.disabled === true) throw new IdentityError('USER_DISABLED');
    return account;
  }

  #kept(account: FakeAccount): FakeAccount {
    if (!this.#accounts.put(account)) throw new IdentityError('QUOTA_EXCEEDED');
    return account;
  }

  #entered(account: FakeAccount, provider: 'password' | 'google.com'): object {
    return { ...this.#described(account), ...this.#tokens.issue(account, provider) };
  }

  #described(account: FakeAccount): object {
    const { email, displayName, photoURL, password, google } = account;
    const who = { email, displayName, ...(photoURL === null ? {} : { photoUrl: photoURL }) };
    return {
      localId: localIdOf(account), ...who, emailVerified: google,
      providerUserInfo: [
        ...(password === null ? [] : [{ providerId: 'password', federatedId: email, rawId: email, ...who }]),
        ...(google ? [{ providerId: 'google.com', federatedId: email, rawId: localIdOf(account), ...who }] : []),
      ],
    };
  }
}

function text(fields: Fields, name: string): string {
  const value = fields[name];
  return typeof value === 'string' ? value : '';
}

function addressIn(fields: Fields): string {
  const email = text(fields, 'email');
  if (email === '') throw new IdentityError('MISSING_EMAIL');
  if (!emailPattern.test(email)) throw new IdentityError('INVALID_EMAIL');
  return normaliseEmail(email);
}

function googleClaims(requestUri: string): { readonly email: string; readonly displayName: string } {
  try {
    const claims = JSON.parse(new URL(requestUri).searchParams.get('id_token') ?? '') as Fields;
    return { email: addressIn(claims), displayName: text(claims, 'name') };
  } catch (error) {
    if (error instanceof IdentityError) throw error;
    throw new IdentityError('INVALID_IDP_RESPONSE');
  }
}
