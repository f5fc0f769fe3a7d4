import { describe, expect } from 'vitest';
import { contractCases } from './contractCase.ts';
import { eachCase } from './eachCase.ts';
import { codeOf, valueOf } from './expectResult.ts';
import {
  type MakeMarketplace,
  type MarketplaceHarness,
  type UnaskedOfMarketplace,
  uniqueEmail,
} from './MarketplaceHarness.ts';

async function aNewBuyer({ api, provenAs }: MarketplaceHarness): Promise<string> {
  const email = uniqueEmail();
  valueOf(await provenAs(email, () => api.users.register({ name: 'Bashir Buyer', email, type: 'buyer' })));
  return email;
}

export function describeBuyersApiContract(
  name: string,
  make: MakeMarketplace,
  unasked: UnaskedOfMarketplace = {},
): void {
  describe(`BuyersApi: ${name}`, () => {
    const at = eachCase(make);
    const caseNeeding = contractCases(unasked);

    caseNeeding('admin', '[S-ADM-4] lists the buyers, and only them, to an admin', async () => {
      const { api, people, signIn } = at();
      const email = await aNewBuyer(at());
      await signIn(people.admin);
      const { items } = valueOf(await api.buyers.list());
      expect(items).toContainEqual({ id: expect.stringMatching(/./), name: 'Bashir Buyer', email });
      expect(items.map((buyer) => buyer.email)).not.toContain(people.seller.email);
    });

    caseNeeding('deleting people', '[S-ADM-4] deletes a buyer, whom the marketplace then does not know', async () => {
      const { api, people, signIn, provenAs } = at();
      const email = await aNewBuyer(at());
      await signIn(people.admin);
      expect(valueOf(await api.buyers.delete(email))).toBe(true);
      expect(valueOf(await api.buyers.list()).items.map((buyer) => buyer.email)).not.toContain(email);
      expect(codeOf(await provenAs(email, () => api.tokens.issue(email)))).toBe('api/forbidden');
    });

    caseNeeding('deleting people', 'says that there was nobody to delete', async () => {
      const { api, people, signIn } = at();
      await signIn(people.admin);
      expect(valueOf(await api.buyers.delete(uniqueEmail()))).toBe(false);
    });

    caseNeeding('admin', 'forbids all of it to whoever is no admin', async () => {
      const { api, people, signIn, provenAs } = at();
      const email = await aNewBuyer(at());
      await signIn(people.seller);
      expect(codeOf(await api.buyers.list())).toBe('api/forbidden');
      expect(codeOf(await api.buyers.delete(email))).toBe('api/forbidden');
      expect(valueOf(await provenAs(email, () => api.tokens.issue(email)))).not.toBe('');
    });

    caseNeeding('admin', 'does none of it for someone who is not signed in', async () => {
      const { api, signOut } = at();
      const email = await aNewBuyer(at());
      await signOut();
      expect(codeOf(await api.buyers.list())).toBe('api/session-expired');
      expect(codeOf(await api.buyers.delete(email))).toBe('api/session-expired');
    });
  });
}
