import { describe, expect, it } from 'vitest';
import { contractCases } from './contractCase.ts';
import { eachCase } from './eachCase.ts';
import { codeOf, valueOf } from './expectResult.ts';
import { type MakeMarketplace, type UnaskedOfMarketplace, uniqueEmail } from './MarketplaceHarness.ts';

export function describeUsersApiContract(name: string, make: MakeMarketplace, unasked: UnaskedOfMarketplace = {}): void {
  describe(`UsersApi: ${name}`, () => {
    const at = eachCase(make);
    const caseNeeding = contractCases(unasked);

    it('[S-AUTH-3] tells a seller from a buyer', async () => {
      const { api, people, signIn } = at();
      await signIn(people.buyer);
      expect(valueOf(await api.users.isSeller(people.seller.email))).toBe(true);
      expect(valueOf(await api.users.isSeller(people.buyer.email))).toBe(false);
    });

    caseNeeding('admin', '[S-AUTH-3] tells an admin from everyone else', async () => {
      const { api, people } = at();
      expect(valueOf(await api.users.isAdmin(people.admin.email))).toBe(true);
      expect(valueOf(await api.users.isAdmin(people.seller.email))).toBe(false);
      expect(valueOf(await api.users.isAdmin(people.buyer.email))).toBe(false);
    });

    it('says of an e-mail that it does not know: no admin, no seller, not verified', async () => {
      const { api, people, signIn } = at();
      await signIn(people.buyer);
      const email = uniqueEmail();
      expect(valueOf(await api.users.isAdmin(email))).toBe(false);
      expect(valueOf(await api.users.isSeller(email))).toBe(false);
      expect(valueOf(await api.users.isVerified(email))).toBe(false);
    });

    it('knows a registered seller as a seller who is not verified', async () => {
      const { api, people, signIn } = at();
      await signIn(people.buyer);
      const email = uniqueEmail();
      valueOf(await api.users.register({ name: 'Sara Seller', email, type: 'seller' }));
      expect(valueOf(await api.users.isSeller(email))).toBe(true);
      expect(valueOf(await api.users.isAdmin(email))).toBe(false);
      expect(valueOf(await api.users.isVerified(email))).toBe(false);
    });

    it('knows a registered buyer as no seller', async () => {
      const { api, people, signIn } = at();
      await signIn(people.buyer);
      const email = uniqueEmail();
      valueOf(await api.users.register({ name: 'Bashir Buyer', email, type: 'buyer' }));
      expect(valueOf(await api.users.isSeller(email))).toBe(false);
    });

    it('takes a registration that is repeated', async () => {
      const { api } = at();
      const person = { name: 'Twice Registered', email: uniqueEmail(), type: 'buyer' } as const;
      valueOf(await api.users.register(person));
      valueOf(await api.users.register(person));
      expect(valueOf(await api.tokens.issue(person.email))).not.toBe('');
    });

    it('answers the look-up of a seller only to someone signed in', async () => {
      const { api, people, signOut } = at();
      await signOut();
      expect(codeOf(await api.users.isSeller(people.seller.email))).toBe('api/session-expired');
    });

    it('answers the other look-ups to everyone', async () => {
      const { api, people, signOut } = at();
      await signOut();
      expect(valueOf(await api.users.isAdmin(people.buyer.email))).toBe(false);
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
