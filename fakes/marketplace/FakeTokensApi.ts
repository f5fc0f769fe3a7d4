import type { TokensApi } from '#domain/identity/TokensApi.ts';
import type { FakeControl } from '../control/FakeControl.ts';
import type { Marketplace } from './Marketplace.ts';
import type { Answer } from './MarketplaceAccess.ts';

/** Separate from the other calls, which need tokens. */
export class FakeTokensApi implements TokensApi {
  readonly #marketplace: Marketplace;
  readonly #control: FakeControl;

  constructor(marketplace: Marketplace, control: FakeControl) {
    this.#marketplace = marketplace;
    this.#control = control;
  }

  async issue(email: string): Promise<Answer<string>> {
    const passed = await this.#control.pass('tokens.issue');
    return passed.ok ? this.#marketplace.issueToken(email) : passed;
  }
}
