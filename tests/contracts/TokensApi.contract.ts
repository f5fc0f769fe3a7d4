import { describe, expect, it } from 'vitest';
import { eachCase } from './eachCase.ts';
import { codeOf, valueOf } from './expectResult.ts';
import { type MakeMarketplace, uniqueEmail } from './MarketplaceHarness.ts';

export function describeTokensApiContract(name: string, make: MakeMarketplace): void {
  describe(`TokensApi: ${name}`, () => {
    const at = eachCase(make);

    it('[S-AUTH-2] issues a token to a person whom the marketplace knows', async () => {
      const { api, people } = at();
      expect(valueOf(await api.tokens.issue(people.buyer.email))).not.toBe('');
    });

    it('forbids a token to a person whom the marketplace does not know', async () => {
      expect(codeOf(await at().api.tokens.issue(uniqueEmail()))).toBe('api/forbidden');
    });

    it('issues a token to a person from the moment that they are registered', async () => {
      const { api } = at();
      const email = uniqueEmail();
      valueOf(await api.users.register({ name: 'Somebody New', email, type: 'buyer' }));
      expect(valueOf(await api.tokens.issue(email))).not.toBe('');
    });
  });
}
