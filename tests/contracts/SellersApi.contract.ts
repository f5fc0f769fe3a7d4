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

async function aNewSeller({ api, provenAs }: MarketplaceHarness): Promise<string> {
  const email = uniqueEmail();
  valueOf(await provenAs(email, () => api.users.register({ name: 'Sara Seller', email, type: 'seller' })));
  return email;
}

export function describeSellersApiContract(
  name: string,
  make: MakeMarketplace,
  unasked: UnaskedOfMarketplace = {},
): void {
  describe(`SellersApi: ${name}`, () => {
    const at = eachCase(make);
    const caseNeeding = contractCases(unasked);

    caseNeeding('admin', '[S-ADM-1] lists the sellers, and only them, to an admin', async () => {
      const { api, people, signIn } = at();
      const email = await aNewSeller(at());
      await signIn(people.admin);
      const { items } = valueOf(await api.sellers.list());
      expect(items).toContainEqual({ id: expect.stringMatching(/./), name: 'Sara Seller', email, verified: false });
      expect(items.map((seller) => seller.email)).not.toContain(people.buyer.email);
    });

    caseNeeding('admin', '[S-ADM-2] verifies a seller, for everyone to see', async () => {
      const { api, people, signIn, signOut } = at();
      const email = await aNewSeller(at());
      await signIn(people.admin);
      valueOf(await api.sellers.verify(email));
      expect(valueOf(await api.sellers.list()).items).toContainEqual(
        expect.objectContaining({ email, verified: true }),
      );
      await signOut();
      expect(valueOf(await api.users.isVerified(email))).toBe(true);
    });

    caseNeeding('admin', 'verifies again without a failure', async () => {
      const { api, people, signIn } = at();
      const email = await aNewSeller(at());
      await signIn(people.admin);
      valueOf(await api.sellers.verify(email));
      valueOf(await api.sellers.verify(email));
      expect(valueOf(await api.users.isVerified(email))).toBe(true);
    });

    caseNeeding('deleting people', '[S-ADM-3] deletes a seller, whom the marketplace then does not know', async () => {
      const { api, people, signIn, provenAs } = at();
      const email = await aNewSeller(at());
      await signIn(people.admin);
      expect(valueOf(await api.sellers.delete(email))).toBe(true);
      expect(valueOf(await api.sellers.list()).items.map((seller) => seller.email)).not.toContain(email);
      expect(codeOf(await provenAs(email, () => api.tokens.issue(email)))).toBe('api/forbidden');
    });

    caseNeeding('deleting people', 'says that there was nobody to delete', async () => {
      const { api, people, signIn } = at();
      await signIn(people.admin);
      expect(valueOf(await api.sellers.delete(uniqueEmail()))).toBe(false);
    });

    caseNeeding('admin', 'forbids all of it to whoever is no admin', async () => {
      const { api, people, signIn } = at();
      const email = await aNewSeller(at());
      for (const person of [people.buyer, people.seller]) {
        await signIn(person);
        expect(codeOf(await api.sellers.list())).toBe('api/forbidden');
        expect(codeOf(await api.sellers.verify(email))).toBe('api/forbidden');
        expect(codeOf(await api.sellers.delete(email))).toBe('api/forbidden');
      }
      expect(valueOf(await api.users.isSeller(email))).toBe(true);
      expect(valueOf(await api.users.isVerified(email))).toBe(false);
    });

    caseNeeding('admin', 'does none of it for someone who is not signed in', async () => {
      const { api, signOut } = at();
      const email = await aNewSeller(at());
      await signOut();
      expect(codeOf(await api.sellers.list())).toBe('api/session-expired');
      expect(codeOf(await api.sellers.verify(email))).toBe('api/session-expired');
      expect(codeOf(await api.sellers.delete(email))).toBe('api/session-expired');
      expect(valueOf(await api.users.isVerified(email))).toBe(false);
    });

    caseNeeding('expiry', '[G-SESSION-1] verifies with a renewed token when the kept one has expired', async () => {
      const { api, people, signIn, expireToken } = at();
      const email = await aNewSeller(at());
      await signIn(people.admin);
      await expireToken();
      valueOf(await api.sellers.verify(email));
      expect(valueOf(await api.users.isVerified(email))).toBe(true);
    });
  });
}
