import { randomUUID } from 'node:crypto';

export type SignInProviderOptions = {
  /** Of the project whose ID tokens the backend verifies. */
  readonly apiKey: string;
  /** URL of an Auth emulator; empty for Firebase itself. */
  readonly emulatorUrl: string;
  /** The admin's existing account; null if nobody knows its password. */
  readonly admin: { readonly email: string; readonly password: string } | null;
};

/** Firebase, with which the people of a run prove their identity to a backend that requires it. */
export class SignInProvider {
  readonly #apiKey: string;
  readonly #toolkit: string;
  readonly #admin: SignInProviderOptions['admin'];
  readonly #idTokens = new Map<string, Promise<string>>();

  constructor({ apiKey, emulatorUrl, admin }: SignInProviderOptions) {
    this.#apiKey = apiKey;
    this.#toolkit =
      emulatorUrl === ''
        ? 'https://identitytoolkit.googleapis.com/v1'
        : `${emulatorUrl.replace(/\/+$/, '')}/identitytoolkit.googleapis.com/v1`;
    this.#admin = admin;
  }

  /** Signs the admin in and signs everyone else up, because a run invents their e-mails. */
  idTokenOf(email: string): Promise<string> {
    const known = this.#idTokens.get(email);
    if (known !== undefined) return known;
    const idToken =
      email === this.#admin?.email
        ? this.#ask('signInWithPassword', this.#admin)
        : this.#ask('signUp', { email, password: `Aa1#${randomUUID()}` });
    this.#idTokens.set(email, idToken);
    return idToken;
  }

  /** Deletes the accounts that it created, and answers how many are left. */
  async removeAccounts(): Promise<string> {
    const made = [...this.#idTokens].filter(([email]) => email !== this.#admin?.email);
    const answers = await Promise.allSettled(
      made.map(async ([, idToken]) => this.#ask('delete', { idToken: await idToken })),
    );
    const left = answers.filter(({ status }) => status === 'rejected').length;
    return `${made.length} accounts at the sign-in provider: ${left === 0 ? 'removed' : `${left} left there`}`;
  }

  async #ask(call: 'signUp' | 'signInWithPassword' | 'delete', body: object): Promise<string> {
    const answer = await fetch(`${this.#toolkit}/accounts:${call}?key=${encodeURIComponent(this.#apiKey)}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...body, returnSecureToken: true }),
    });
    const { idToken = '', error } = (await answer.json()) as {
      readonly idToken?: string;
      readonly error?: { readonly message: string };
    };
    if (!answer.ok)
      throw new Error(`The sign-in provider refused accounts:${call}: ${error?.message ?? answer.status}`);
    return idToken;
  }
}
