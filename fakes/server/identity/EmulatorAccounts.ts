import { createHash } from 'node:crypto';
import type { FakeAccount } from '../../auth/FakeAccount.ts';
import { projectId } from '../../auth/idTokens.ts';

/** As the emulator exports and imports them; only the emulator knows the shape. */
export type EmulatorAccount = { readonly localId: string; readonly email?: string };

const owner = { authorization: 'Bearer owner', 'content-type': 'application/json' };
const atOnce = 1000;

/** The accounts in an Auth emulator, through its administration calls. */
export class EmulatorAccounts {
  readonly #toolkit: string;
  readonly #emulator: string;

  constructor(url: string) {
    this.#toolkit = `${url}/identitytoolkit.googleapis.com/v1/projects/${projectId}`;
    this.#emulator = `${url}/emulator/v1/projects/${projectId}`;
  }

  /**
   * The setting that docs/running-live.md recommends for real projects: the emulator does not reveal who has an
   * account.
   */
  async protectPrivacy(): Promise<void> {
    const config = { emailPrivacyConfig: { enableImprovedEmailPrivacy: true } };
    await this.#ask('PATCH', `${this.#emulator}/config`, config);
  }

  async all(): Promise<readonly EmulatorAccount[]> {
    const found: EmulatorAccount[] = [];
    let page: string | undefined = '';
    while (page !== undefined) {
      const url: string = `${this.#toolkit}/accounts:batchGet?maxResults=${atOnce}&nextPageToken=${page}`;
      const { users = [], nextPageToken } = (await this.#ask('GET', url)) as {
        readonly users?: readonly EmulatorAccount[];
        readonly nextPageToken?: string;
      };
      found.push(...users);
      page = users.length < atOnce ? undefined : nextPageToken;
    }
    return found;
  }

  async put(users: readonly EmulatorAccount[]): Promise<void> {
    for (let from = 0; from < users.length; from += atOnce) {
      const body = { users: users.slice(from, from + atOnce), allowOverwrite: true };
      const { error } = (await this.#ask('POST', `${this.#toolkit}/accounts:batchCreate`, body)) as {
        readonly error?: readonly object[];
      };
      if (error !== undefined && error.length > 0)
        throw new Error(`The Auth emulator took not every account: ${JSON.stringify(error)}`);
    }
  }

  async disable(email: string): Promise<void> {
    const account = (await this.all()).find((one) => one.email === email);
    if (account !== undefined)
      await this.#ask('POST', `${this.#toolkit}/accounts:update`, { localId: account.localId, disableUser: true });
  }

  /** The addresses that got reset mails. */
  async resetMails(): Promise<readonly string[]> {
    const { oobCodes } = (await this.#ask('GET', `${this.#emulator}/oobCodes`)) as {
      readonly oobCodes: readonly { readonly email: string; readonly requestType: string }[];
    };
    return oobCodes.filter(({ requestType }) => requestType === 'PASSWORD_RESET').map(({ email }) => email);
  }

  async clear(): Promise<void> {
    await this.#ask('DELETE', `${this.#emulator}/accounts`);
  }

  async #ask(method: string, url: string, body?: object): Promise<object> {
    const answer = await fetch(url, {
      method,
      headers: owner,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`The Auth emulator says ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as object;
  }
}

/** A demo account in the emulator's form. The same account always has the same id. */
export function emulatorAccount({
  email,
  displayName,
  photoURL,
  password,
  google,
  disabled = false,
}: FakeAccount): EmulatorAccount {
  const localId = createHash('sha256').update(email).digest('base64url').slice(0, 28);
  const who = { email, displayName, ...(photoURL === null ? {} : { photoUrl: photoURL }) };
  const rawId = BigInt(`0x${createHash('sha256').update(email).digest('hex').slice(0, 16)}`).toString();
  return {
    localId,
    ...who,
    emailVerified: google,
    disabled,
    ...(password === null ? {} : { rawPassword: password }),
    ...(google ? { providerUserInfo: [{ providerId: 'google.com', rawId, federatedId: rawId, ...who }] } : {}),
  } as EmulatorAccount;
}
