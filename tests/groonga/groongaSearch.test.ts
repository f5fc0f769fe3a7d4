import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emptyQuery } from '#domain/search/emptyQuery.ts';
import { groongaEngine } from '#fakes/server/groonga/groongaEngine.ts';
import { newProduct } from '../adapters/marketplace-rest/wire.ts';
import {
  type Opened,
  anything,
  expectSame,
  expectSameAlike,
  expectSameFinds,
  openWorld,
} from '../adapters/server/searchOracle.ts';
import { codeOf, valueOf } from '../contracts/expectResult.ts';
import { measureQuality } from '../quality/measureQuality.ts';
import { type RunningGroonga, startGroonga } from './startGroonga.ts';

describe('the search in Groonga', () => {
  let groonga: RunningGroonga;
  let opened: Opened;
  beforeAll(async () => {
    groonga = await startGroonga();
    opened = openWorld(700, groongaEngine(groonga.url));
    await opened.database.fillEngine();
  }, 120_000);
  afterAll(async () => {
    await opened.database.close();
    await groonga.stop();
  });

  it('[G-SCALE-1] finds what the shop’s own search finds, in its order, with its totals and facets', async () => {
    await expectSameFinds(opened, true);
  });

  it('[G-SCALE-1] guides by the same prices, and finds as similar products', async () => {
    await expectSameAlike(opened);
  });

  it('[G-SCALE-1] shows as good a first page as the shop’s own search', async () => {
    const products = valueOf(opened.world.marketplace.products.all());
    const local = await measureQuality(opened.oracle(), products);
    const inGroonga = await measureQuality(opened.search, products);
    console.log(`nDCG@10 of ${local.queries} queries: the shop's own search ${local.all}, Groonga ${inGroonga.all}`);
    expect(local.queries).toBeGreaterThanOrEqual(150);
    expect(inGroonga.all).toBeGreaterThanOrEqual(local.all - 0.05);
  });

  it.each(['', 'nonsense', 'WyJuZXdlc3QiXQ', 'W10'])('refuses the cursor %j of no list of its own', async (after) => {
    const asked = opened.search.find({ ...anything, query: { ...emptyQuery, sort: 'price-up' }, after });
    await expect(asked).rejects.toThrow('after is no cursor of this list');
  });

  it('[G-SCALE-1] is in step after posts, deletions, verifications and deals', async () => {
    const { products, users, bookings } = opened.world.marketplace;
    const token = (email: string): string => valueOf(opened.world.marketplace.issueToken(email));
    const [first, second, third] = valueOf(products.all());
    if (first === undefined || second === undefined || third === undefined) throw new Error('An empty world');
    products.add({ ...newProduct, productName: 'Zzyzx 9000', sellerEmail: first.sellerEmail });
    products.delete(second.id);
    products.advertise(token(third.sellerEmail), third.id);
    const admin = token('lubna.haque@example.com');
    for (const { email, verified } of valueOf(users.sellers(admin))) if (!verified) users.verifySeller(admin, email);
    const { price, productName, image, categoryName, categoryId, id: productId } = third;
    const asked = { buyerName: 'B', email: 'buyer@shop.example', phone: '', meetingLocation: '' };
    valueOf(bookings.book({ ...asked, price, productName, image, categoryName, categoryId, productId }));
    const oracle = opened.oracle();
    const texts = ['', 'zzyzx', second.productName];
    for (const text of texts) await expectSame(opened, { ...emptyQuery, text, verified: true }, oracle, true);
    users.delete(admin, first.sellerEmail);
    const after = opened.oracle();
    for (const text of texts) await expectSame(opened, { ...emptyQuery, text, sort: 'price-up' }, after);
  });

  it('[G-SCALE-1] is filled anew from another database, and after it was lost', async () => {
    const other = openWorld(60, groongaEngine(groonga.url));
    await expectSame(other, { ...emptyQuery, sort: 'saving' });
    await groonga.stop();
    expect(codeOf(await other.search.find(anything))).toBe('api/unavailable');
    groonga = await startGroonga(groonga.port);
    await expectSame(other, { ...emptyQuery, sort: 'saving' });
    await other.database.close();
  });
});
