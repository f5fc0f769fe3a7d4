import { describe, expect, it } from 'vitest';
import { eachCase } from './eachCase.ts';
import { codeOf, valueOf } from './expectResult.ts';
import { type MakeMarketplace, uniqueEmail } from './MarketplaceHarness.ts';

export function describeTokensApiContract(name: string, make: MakeMarketplace): void {
  describe(`TokensApi: ${name}`, () => {
    const at = eachCase(make);

    it('[S-AUTH-2] issues a token to a person it knows', async () => {
      const {
        api,
        people: { buyer },
        provenAs,
      } = at();
      expect(valueOf(await provenAs(buyer.email, () => api.tokens.issue(buyer.email)))).not.toBe('');
    });

    it('refuses a token to a person it does not know', async () => {
      const { api, provenAs } = at();
      const email = uniqueEmail();
      expect(codeOf(await provenAs(email, () => api.tokens.issue(email)))).toBe('api/forbidden');
    });

    it('issues a token to a person as soon as they are registered', async () => {
      const { api, provenAs } = at();
      const email = uniqueEmail();
      await provenAs(email, async () => {
        valueOf(await api.users.register({ name: 'Somebody New', email, type: 'buyer' }));
        expect(valueOf(await api.tokens.issue(email))).not.toBe('');
      });
    });
  });
}
