import { describe, expect, it } from 'vitest';
import { contractCases } from './contractCase.ts';
import { eachCase } from './eachCase.ts';
import { codeOf, valueOf } from './expectResult.ts';
import { type MakeMarketplace, type UnaskedOfMarketplace, uniqueEmail } from './MarketplaceHarness.ts';

export function describeUsersApiContract(
  name: string,
  make: MakeMarketplace,
  unasked: UnaskedOfMarketplace = {},
): void {
  describe(`UsersApi: ${name}`, () => {
    const at = eachCase(make);
    const caseNeeding = contractCases(unasked);

    it('[S-AUTH-3] distinguishes a seller from a buyer', async () => {
      const { api, people, signIn } = at();
      await signIn(people.buyer);
      expect(valueOf(await api.users.isSeller(people.seller.email))).toBe(true);
      expect(valueOf(await api.users.isSeller(people.buyer.email))).toBe(false);
    });

    caseNeeding('admin', '[S-AUTH-3] tells an admin from everyone else', async () => {
      const { api, people, signIn } = at();
      await signIn(people.admin);
      expect(valueOf(await api.users.isAdmin(people.admin.email))).toBe(true);
      expect(valueOf(await api.users.isAdmin(people.seller.email))).toBe(false);
      expect(valueOf(await api.users.isAdmin(people.buyer.email))).toBe(false);
    });

    caseNeeding('admin', 'says of an e-mail that it does not know that it is no admin’s', async () => {
      const { api, people, signIn } = at();
      await signIn(people.admin);
      expect(valueOf(await api.users.isAdmin(uniqueEmail()))).toBe(false);
    });

    it('answers that an unknown e-mail is neither a seller nor verified', async () => {
      const { api, people, signIn } = at();
      await signIn(people.buyer);
      const email = uniqueEmail();
      expect(valueOf(await api.users.isSeller(email))).toBe(false);
      expect(valueOf(await api.users.isVerified(email))).toBe(false);
    });

    it('reports a registered seller as an unverified seller', async () => {
      const { api, provenAs, signIn } = at();
      const seller = { name: 'Sara Seller', email: uniqueEmail(), type: 'seller' } as const;
      const { email } = seller;
      valueOf(await provenAs(email, () => api.users.register(seller)));
      await signIn(seller);
      expect(valueOf(await api.users.isSeller(email))).toBe(true);
      expect(valueOf(await api.users.isAdmin(email))).toBe(false);
      expect(valueOf(await api.users.isVerified(email))).toBe(false);
    });

    it('reports a registered buyer as not a seller', async () => {
      const { api, people, provenAs, signIn } = at();
      await signIn(people.buyer);
      const email = uniqueEmail();
      valueOf(await provenAs(email, () => api.users.register({ name: 'Bashir Buyer', email, type: 'buyer' })));
      expect(valueOf(await api.users.isSeller(email))).toBe(false);
    });

    it('accepts a repeated registration', async () => {
      const { api, provenAs } = at();
      const person = { name: 'Twice Registered', email: uniqueEmail(), type: 'buyer' } as const;
      await provenAs(person.email, async () => {
        valueOf(await api.users.register(person));
        valueOf(await api.users.register(person));
        expect(valueOf(await api.tokens.issue(person.email))).not.toBe('');
      });
    });

    it('answers whether someone is a seller only to a signed-in person', async () => {
      const { api, people, signOut } = at();
      await signOut();
      expect(codeOf(await api.users.isSeller(people.seller.email))).toBe('api/session-expired');
    });

    it('answers to everyone whether a seller is verified', async () => {
      const { api, people, signOut } = at();
      await signOut();
      expect(valueOf(await api.users.isVerified(people.buyer.email))).toBe(false);
    });

    caseNeeding('expiry', '[G-SESSION-1] renews an expired token, and the call goes on', async () => {
      const { api, people, signIn, expireToken } = at();
      await signIn(people.buyer);
      await expireToken();
      expect(valueOf(await api.users.isSeller(people.seller.email))).toBe(true);
    });
  });
}
