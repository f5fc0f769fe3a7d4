import { describe, expect, it } from 'vitest';
import { booked } from './BookingsApi.contract.ts';
import { eachCase } from './eachCase.ts';
import { codeOf, valueOf } from './expectResult.ts';
import { type MakeMarketplace, aBookingOf, aProductOf, uniqueEmail } from './MarketplaceHarness.ts';
import { offered } from './ProductsApi.contract.ts';

/** What a strict marketplace adds to the contract: people act only for themselves. */
export function describeProofContract(name: string, make: MakeMarketplace): void {
  describe(`Proof: ${name}`, () => {
    const at = eachCase(make);

    it('[G-PROOF-1] issues a token only to the owner of the e-mail', async () => {
      const { api, people, provenAs } = at();
      const { buyer, otherBuyer } = people;
      expect(codeOf(await provenAs(otherBuyer.email, () => api.tokens.issue(buyer.email)))).toBe('api/forbidden');
      expect(codeOf(await api.tokens.issue(buyer.email))).toBe('api/forbidden');
      expect(valueOf(await provenAs(buyer.email, () => api.tokens.issue(buyer.email)))).not.toBe('');
    });

    it('[G-PROOF-1] registers nobody under another person’s e-mail', async () => {
      const { api, people, provenAs } = at();
      const user = { name: 'Sara Seller', email: uniqueEmail(), type: 'seller' } as const;
      expect(codeOf(await provenAs(people.buyer.email, () => api.users.register(user)))).toBe('api/forbidden');
      expect(codeOf(await provenAs(user.email, () => api.tokens.issue(user.email)))).toBe('api/forbidden');
    });

    it('[G-PROOF-1] tells only the person and admins whether someone is an admin', async () => {
      const { api, people, signIn, signOut } = at();
      await signIn(people.buyer);
      expect(valueOf(await api.users.isAdmin(people.buyer.email))).toBe(false);
      expect(codeOf(await api.users.isAdmin(people.otherBuyer.email))).toBe('api/forbidden');
      await signOut();
      expect(codeOf(await api.users.isAdmin(people.buyer.email))).toBe('api/forbidden');
    });

    it('[G-PROOF-1] accepts bookings only in the caller’s own name', async () => {
      const { api, people, signIn, signOut } = at();
      const booking = aBookingOf(people.buyer);
      await signIn(people.otherBuyer);
      expect(codeOf(await api.bookings.book(booking))).toBe('api/forbidden');
      await signOut();
      expect(codeOf(await api.bookings.book(booking))).toBe('api/forbidden');
    });

    it('[G-PROOF-1] shows and deletes a booking, and starts its payment, only for its buyer', async () => {
      const { api, people, signIn, signOut } = at();
      const { id, price } = await booked(at(), people.buyer, aBookingOf(people.buyer));
      const pay = () => api.paymentIntents.create({ bookingId: id, price });
      for (const leave of [() => signIn(people.otherBuyer), signOut]) {
        await leave();
        expect(codeOf(await api.bookings.byId(id))).toBe('api/forbidden');
        expect(codeOf(await api.bookings.delete(id))).toBe('api/forbidden');
        expect(codeOf(await pay())).toBe('api/forbidden');
      }
      await signIn(people.buyer);
      valueOf(await pay());
      expect(valueOf(await api.bookings.delete(id))).toBe(true);
    });

    it('[G-PROOF-1] accepts a product only from its seller, and lets nobody else delete it', async () => {
      const { api, people, signIn, signOut } = at();
      const product = aProductOf(people.seller);
      for (const other of [people.otherSeller, people.buyer]) {
        await signIn(other);
        expect(codeOf(await api.products.add(product))).toBe('api/forbidden');
      }
      expect(codeOf(await api.products.add(aProductOf(people.buyer)))).toBe('api/forbidden');
      const { id } = await offered(at(), people.seller, product);
      for (const leave of [() => signIn(people.otherSeller), signOut]) {
        await leave();
        expect(codeOf(await api.products.delete(id))).toBe('api/forbidden');
      }
    });
  });
}
