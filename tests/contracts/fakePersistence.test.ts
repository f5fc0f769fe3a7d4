import { describe, expect, it } from 'vitest';
import type { Product } from '#domain/catalogue/Product.ts';
import type { Fakes } from '#fakes/createFakes.ts';
import { InMemoryStorage } from '#fakes/control/InMemoryStorage.ts';
import { aFakeWorld } from './aFakeWorld.ts';
import { codeOf, valueOf } from './expectResult.ts';
import { aBookingOf, aProductOf } from './MarketplaceHarness.ts';
import { people, tinyWorld } from './tinyWorld.ts';

/** The tiny world's people, with this many products for sale. */
function seedOf(count: number) {
  const products: Product[] = Array.from({ length: count }, (_, index) => ({
    ...aProductOf(index % 2 === 0 ? people.seller : people.otherSeller, { productName: `Phone ${index}` }),
    id: index.toString(16).padStart(24, '0'),
    postedAt: Date.UTC(2026, 3, 30),
    advertised: false,
    categoryName: `Category ${index % 20}`,
  }));
  return { ...tinyWorld, name: `tiny ${count}`, marketplace: { ...tinyWorld.marketplace, products } };
}

async function signIn(
  { auth, tokens, tokenStore }: Fakes,
  person: { readonly email: string; readonly password: string },
) {
  valueOf(await auth.signIn(person.email, person.password));
  tokenStore.write(valueOf(await tokens.issue(person.email)));
}

async function productsOf({ marketplaceApi }: Fakes): Promise<readonly Product[]> {
  return valueOf(await marketplaceApi.products.all()).items;
}

describe('[G-DEV-1] The fake marketplace after a reload', () => {
  it('is unchanged: added, advertised and deleted products, people, bookings', async () => {
    const storage = new InMemoryStorage();
    const seed = seedOf(10);
    const before = aFakeWorld({ storage, seed });
    const [first, second] = await productsOf(before);
    if (first === undefined || second === undefined) throw new Error('The seed has products');
    await signIn(before, people.seller);
    valueOf(await before.marketplaceApi.products.add(aProductOf(people.seller)));
    valueOf(await before.marketplaceApi.products.advertise(first.id));
    valueOf(await before.marketplaceApi.products.delete(second.id));
    valueOf(await before.marketplaceApi.bookings.book(aBookingOf(people.seller)));
    valueOf(await before.marketplaceApi.users.register({ name: 'New', email: 'new@shop.example', type: 'seller' }));
    await signIn(before, people.admin);
    valueOf(await before.marketplaceApi.sellers.verify(people.otherSeller.email));
    valueOf(await before.marketplaceApi.buyers.delete(people.otherBuyer.email));

    const after = aFakeWorld({ storage, seed, tokenStore: before.tokenStore });
    expect(await productsOf(after)).toEqual(await productsOf(before));
    expect(valueOf(await after.marketplaceApi.sellers.list())).toEqual(
      valueOf(await before.marketplaceApi.sellers.list()),
    );
    expect(valueOf(await after.marketplaceApi.buyers.list())).toEqual(
      valueOf(await before.marketplaceApi.buyers.list()),
    );
    await signIn(after, people.seller);
    expect(valueOf(await after.marketplaceApi.bookings.ofBuyer(people.seller.email)).items).toHaveLength(1);
  });

  it('accepts a token issued before', async () => {
    const storage = new InMemoryStorage();
    const before = aFakeWorld({ storage });
    const token = valueOf(before.marketplace.issueToken(people.seller.email));
    expect(valueOf(aFakeWorld({ storage }).marketplace.products.ofSeller(token, people.seller.email))).toEqual([]);
  });

  it('never repeats an id', async () => {
    const storage = new InMemoryStorage();
    const first = valueOf(aFakeWorld({ storage }).marketplace.products.add(aProductOf(people.seller)));
    const second = valueOf(aFakeWorld({ storage }).marketplace.products.add(aProductOf(people.seller)));
    expect([first, second]).toEqual([expect.stringMatching(/^[0-9a-f]{24}$/), expect.stringMatching(/^[0-9a-f]{24}$/)]);
    expect(second).not.toBe(first);
  });

  it('starts again from another seed, and from unreadable storage', async () => {
    const storage = new InMemoryStorage();
    valueOf(await aFakeWorld({ storage }).marketplaceApi.products.add(aProductOf(people.seller)));
    expect(await productsOf(aFakeWorld({ storage, seed: seedOf(3) }))).toHaveLength(3);
    storage.write('fakes.marketplace', '{"stamp":');
    expect(await productsOf(aFakeWorld({ storage }))).toEqual([]);
  });
});

describe('The fake marketplace in two tabs', () => {
  it('is shared: each sees and builds on the other’s changes', async () => {
    const storage = new InMemoryStorage();
    const one = aFakeWorld({ storage });
    const other = aFakeWorld({ storage: storage.openTab() });
    valueOf(await one.marketplaceApi.products.add(aProductOf(people.seller)));
    valueOf(await other.marketplaceApi.products.add(aProductOf(people.seller)));
    expect(await productsOf(one)).toHaveLength(2);
    expect(await productsOf(one)).toEqual(await productsOf(other));
  });
});

describe('The fake marketplace without a storage', () => {
  it('lasts as long as the process, and can be reset', async () => {
    const world = aFakeWorld({ storage: null });
    valueOf(await world.marketplaceApi.products.add(aProductOf(people.seller)));
    valueOf(await world.auth.signIn(people.buyer.email, people.buyer.password));
    world.control.setLatency(1);
    expect(await productsOf(world)).toHaveLength(1);
    world.control.reset();
    expect(world.control.settings.latency).toBe(0);
    expect(await productsOf(world)).toEqual([]);
    expect(await world.auth.current()).toBeNull();
  });
});

describe('The fake marketplace in a small storage', () => {
  it('stores only the changes of a world of 10,000 products', async () => {
    const storage = new InMemoryStorage();
    const world = aFakeWorld({ storage, seed: seedOf(10_000) });
    await signIn(world, people.seller);
    for (const product of (await productsOf(world)).slice(0, 200)) {
      if (product.sellerEmail === people.seller.email)
        valueOf(await world.marketplaceApi.products.advertise(product.id));
      else valueOf(await world.marketplaceApi.products.delete(product.id));
    }
    expect(storage.size).toBeLessThan(20_000);
  });

  it('refuses a change that does not fit, and stays as it was', async () => {
    const world = aFakeWorld({ storage: new InMemoryStorage(3000) });
    valueOf(await world.marketplaceApi.products.add(aProductOf(people.seller)));
    const picture = `data:image/webp;base64,${'A'.repeat(3000)}`;
    const refused = await world.marketplaceApi.products.add(aProductOf(people.seller, { image: picture }));
    expect(codeOf(refused)).toBe('api/unavailable');
    expect(await productsOf(world)).toHaveLength(1);
    valueOf(await world.marketplaceApi.bookings.book(aBookingOf(people.buyer)));
  });
});

describe('The fake marketplace', () => {
  it('deletes a seller’s products along with the seller, and keeps buyers’ bookings', async () => {
    const world = aFakeWorld({ seed: seedOf(10) });
    await signIn(world, people.buyer);
    valueOf(await world.marketplaceApi.bookings.book(aBookingOf(people.buyer, { productName: 'Phone 0' })));
    await signIn(world, people.admin);
    valueOf(await world.marketplaceApi.sellers.delete(people.seller.email));
    expect((await productsOf(world)).map((product) => product.sellerEmail)).toEqual(
      Array.from({ length: 5 }, () => people.otherSeller.email),
    );
    await signIn(world, people.buyer);
    expect(valueOf(await world.marketplaceApi.bookings.ofBuyer(people.buyer.email)).items).toHaveLength(1);
  });

  it('refuses a deleted person’s token, and a forged one', () => {
    const { marketplace } = aFakeWorld();
    const token = valueOf(marketplace.issueToken(people.buyer.email));
    const admin = valueOf(marketplace.issueToken(people.admin.email));
    const [header, , seal] = token.split('.');
    const forged = `${header}.${btoa(JSON.stringify({ email: people.admin.email, exp: 9e9 }))}.${seal}`;
    for (const bad of [null, '', 'nonsense', 'a.b.c', forged]) {
      expect(codeOf(marketplace.users.sellers(bad))).toBe('api/session-expired');
    }
    valueOf(marketplace.users.delete(admin, people.buyer.email));
    expect(codeOf(marketplace.bookings.ofBuyer(token, people.buyer.email))).toBe('api/session-expired');
  });

  it('accepts a token for an hour', () => {
    const { marketplace, clock } = aFakeWorld();
    const token = valueOf(marketplace.issueToken(people.buyer.email));
    clock.advance(60 * 60 * 1000 - 1);
    valueOf(marketplace.bookings.ofBuyer(token, people.buyer.email));
    clock.advance(1);
    expect(codeOf(marketplace.bookings.ofBuyer(token, people.buyer.email))).toBe('api/session-expired');
  });

  it('neither lists nor deletes admins', () => {
    const { marketplace } = aFakeWorld();
    const admin = valueOf(marketplace.issueToken(people.admin.email));
    expect(valueOf(marketplace.users.buyers(admin)).map((buyer) => buyer.email)).not.toContain(people.admin.email);
    expect(codeOf(marketplace.users.delete(admin, people.admin.email))).toBe('api/forbidden');
  });

  it('keeps known users unchanged when they register again', () => {
    const { marketplace } = aFakeWorld();
    valueOf(marketplace.users.register({ name: 'Other', email: people.buyer.email.toUpperCase(), type: 'seller' }));
    const token = valueOf(marketplace.issueToken(people.buyer.email));
    expect(valueOf(marketplace.users.isSeller(token, people.buyer.email))).toBe(false);
  });

  it('charges the booking’s price, whatever the client sends', async () => {
    const { marketplace, paymentProvider } = aFakeWorld();
    const bookingId = valueOf(marketplace.bookings.book(aBookingOf(people.buyer, { price: 32500 })));
    const secret = valueOf(marketplace.bookings.createPaymentIntent({ bookingId, price: 1 }));
    expect(valueOf(await paymentProvider.retrieve(secret)).charge).toEqual({ amount: 32500, currency: 'bdt' });
  });
});
