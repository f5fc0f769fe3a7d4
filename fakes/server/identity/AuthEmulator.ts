import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { projectId } from '../../auth/idTokens.ts';
import type { Beside } from '../LocalBackend.ts';
import { relayPage } from './relayPage.ts';

type Answering = (request: IncomingMessage, response: ServerResponse) => void;
type Bundle = { readonly createAuthEmulator: (projectId: string) => Promise<Answering> };

const itsPaths = /^\/(identitytoolkit\.googleapis\.com|securetoken\.googleapis\.com|emulator)\//;

/** Firebase's own Auth emulator, under its own paths beside the backend's. */
export class AuthEmulator implements Beside {
  readonly #answering: Answering;
  #changed: () => Promise<void> = () => Promise.resolve();
  #hearing: Promise<void> = Promise.resolve();

  private constructor(answering: Answering) {
    this.#answering = answering;
  }

  static async load(): Promise<AuthEmulator> {
    const bundle = createRequire(import.meta.url)('../auth-emulator/authEmulator.cjs') as Bundle;
    return new AuthEmulator(await bundle.createAuthEmulator(projectId));
  }

  /** Calls `changed` after each call that may have changed an account. */
  onChange(changed: () => Promise<void>): void {
    this.#changed = changed;
  }

  takes(path: string): boolean {
    return itsPaths.test(path);
  }

  answer(request: IncomingMessage, response: ServerResponse): void {
    if (request.url?.startsWith('/emulator/auth/iframe') === true) {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(relayPage);
      return;
    }
    if (request.method === 'POST') {
      response.once('finish', () => {
        this.#hearing = this.#changed().catch((error: unknown) => {
          console.error('Accounts could not be stored:', error);
        });
      });
    }
    this.#answering(request, response);
  }

  /** Resolves when every change has been stored. */
  settled(): Promise<void> {
    return this.#hearing;
  }
}
