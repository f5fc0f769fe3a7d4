import { describe, expect, it } from 'vitest';
import type { Product } from '#domain/catalogue/Product.ts';
import { contractCases } from './contractCase.ts';
import { eachCase } from './eachCase.ts';
import { codeOf, valueOf } from './expectResult.ts';
import {
  type KnownPerson,
  type MakeMarketplace,
  type MarketplaceHarness,
  type UnaskedOfMarketplace,
  aProductOf,
  unique,
} from './MarketplaceHarness.ts';

/** A well-formed id that nothing has. */
const noId = 'ffffffffffffffffffffffff';
const day = 24 * 60 * 60 * 1000;

/** Signs the seller in, adds the product, and finds it in the list of all. */
export async function offered(
  { api, signIn }: MarketplaceHarness,
  seller: KnownPerson,
  product = aProductOf(seller),
): Promise<Product> {
  await signIn(seller);
  valueOf(await api.products.add(product));
  const { items } = valueOf(await api.products.all());
  const found = items.find((each) => each.productName === product.productName);
  if (found === undefined) throw new Error('The product that was added is not among all products');
  return found;
}

function names(products: { readonly items: readonly Product[] }): readonly string[] {
  return products.items.map((product) => product.productName);
}

export function describeProductsApiContract(
  name: string,
  make: MakeMarketplace,
  unasked: UnaskedOfMarketplace = {},
): void {
  describe(`ProductsApi: ${name}`, () => {
    const at = eachCase(make);
    const caseNeeding = contractCases(unasked);

    it('[S-SELL-1] lists an added product with every field that was sent, and an id', async () => {
      const { people } = at();
      const product = aProductOf(people.seller);
      const found = await offered(at(), people.seller, product);
      expect(found).toMatchObject(product);
      expect(found.id).not.toBe('');
      expect(found.advertised).toBe(false);
    });

    it('gives two equal posts two ids', async () => {
      const { api, people, signIn } = at();
      const product = aProductOf(people.seller);
      await signIn(people.seller);
      valueOf(await api.products.add(product));
      valueOf(await api.products.add(product));
      const all = valueOf(await api.products.all()).items.filter((each) => each.productName === product.productName);
      expect(new Set(all.map((each) => each.id)).size).toBe(2);
    });

    it('keeps decimals, an empty picture and text in any script unchanged', async () => {
      const { people } = at();
      const product = aProductOf(people.seller, {
        productName: unique('স্মার্টফোন <b>&amp;</b>'),
        price: 1999.5,
        image: '',
        description: 'এক\nদুই "তিন"',
      });
      expect(await offered(at(), people.seller, product)).toMatchObject(product);
    });

    it('reads a product’s post time in every format that clients write', async () => {
      const { people } = at();
      const bare = await offered(at(), people.seller, aProductOf(people.seller, { postTime: '2026-04-30' }));
      const iso = await offered(
        at(),
        people.seller,
        aProductOf(people.seller, { postTime: '2026-04-30T10:15:00.000Z' }),
      );
      const browser = await offered(
        at(),
        people.seller,
        aProductOf(people.seller, { postTime: 'Thu Apr 30 2026 16:15:00 GMT+0600 (Bangladesh Standard Time)' }),
      );
      const words = await offered(at(), people.seller, aProductOf(people.seller, { postTime: 'some time ago' }));
      // A bare date has no time zone.
      expect(Math.abs((bare.postedAt ?? 0) - Date.UTC(2026, 3, 30))).toBeLessThanOrEqual(day);
      expect(iso.postedAt).toBe(Date.UTC(2026, 3, 30, 10, 15));
      expect(browser.postedAt).toBe(Date.UTC(2026, 3, 30, 10, 15));
      expect(words.postedAt).toBeNull();
    });

    it('lists a product only in its category', async () => {
      const { api, people } = at();
      const { productName } = await offered(at(), people.seller);
      expect(names(valueOf(await api.products.ofCategory('HP')))).toContain(productName);
      expect(names(valueOf(await api.products.ofCategory('Lenovo')))).not.toContain(productName);
    });

    it('lists nothing for an unknown category, however it is written', async () => {
      const { api } = at();
      for (const category of [unique('No such category'), 'a/b?c=d#e', '100% <সব>']) {
        expect(valueOf(await api.products.ofCategory(category)).items).toEqual([]);
      }
    });

    it('lists only the seller’s own products', async () => {
      const { api, people, signIn } = at();
      const { productName } = await offered(at(), people.seller);
      const other = await offered(at(), people.otherSeller);
      await signIn(people.seller);
      const mine = names(valueOf(await api.products.ofSeller(people.seller.email)));
      expect(mine).toContain(productName);
      expect(mine).not.toContain(other.productName);
    });

    it('lists a seller’s products only to a signed-in person', async () => {
      const { api, people, signOut } = at();
      await signOut();
      expect(codeOf(await api.products.ofSeller(people.seller.email))).toBe('api/session-expired');
    });

    caseNeeding('ownership', 'forbids a list of one’s own to others', async () => {
      const { api, people, signIn } = at();
      await signIn(people.otherSeller);
      expect(codeOf(await api.products.ofSeller(people.seller.email))).toBe('api/forbidden');
    });

    it('[S-SELL-5] advertises a product for its seller, for everyone to see', async () => {
      const { api, people, signIn } = at();
      const product = await offered(at(), people.seller);
      expect(names(valueOf(await api.products.advertised()))).not.toContain(product.productName);
      await signIn(people.seller);
      valueOf(await api.products.advertise(product.id));
      expect(valueOf(await api.products.advertised()).items).toContainEqual({ ...product, advertised: true });
      expect(valueOf(await api.products.all()).items).toContainEqual({ ...product, advertised: true });
    });

    it('advertises again without failure or change', async () => {
      const { api, people, signIn } = at();
      const { id, productName } = await offered(at(), people.seller);
      await signIn(people.seller);
      valueOf(await api.products.advertise(id));
      valueOf(await api.products.advertise(id));
      expect(names(valueOf(await api.products.advertised())).filter((each) => each === productName)).toHaveLength(1);
    });

    it('advertises nothing while nobody is signed in', async () => {
      const { api, people, signOut } = at();
      const { id, productName } = await offered(at(), people.seller);
      await signOut();
      expect(codeOf(await api.products.advertise(id))).toBe('api/session-expired');
      expect(names(valueOf(await api.products.advertised()))).not.toContain(productName);
    });

    caseNeeding('ownership', 'forbids advertising a product of another seller', async () => {
      const { api, people, signIn } = at();
      const { id, productName } = await offered(at(), people.seller);
      await signIn(people.otherSeller);
      expect(codeOf(await api.products.advertise(id))).toBe('api/forbidden');
      expect(names(valueOf(await api.products.advertised()))).not.toContain(productName);
    });

    caseNeeding('expiry', '[G-SESSION-1] advertises with a renewed token when the kept one has expired', async () => {
      const { api, people, signIn, expireToken } = at();
      const { id, productName } = await offered(at(), people.seller);
      await signIn(people.seller);
      await expireToken();
      valueOf(await api.products.advertise(id));
      expect(names(valueOf(await api.products.advertised()))).toContain(productName);
    });

    it('[S-SELL-4] deletes a product from every list', async () => {
      const { api, people, signIn } = at();
      const { id, productName } = await offered(at(), people.seller);
      await signIn(people.seller);
      expect(valueOf(await api.products.delete(id))).toBe(true);
      expect(names(valueOf(await api.products.all()))).not.toContain(productName);
      expect(names(valueOf(await api.products.ofCategory('HP')))).not.toContain(productName);
      expect(names(valueOf(await api.products.ofSeller(people.seller.email)))).not.toContain(productName);
    });

    it('answers that there was nothing to delete', async () => {
      const { api, people } = at();
      const { id } = await offered(at(), people.seller);
      valueOf(await api.products.delete(id));
      expect(valueOf(await api.products.delete(id))).toBe(false);
      expect(valueOf(await api.products.delete(noId))).toBe(false);
    });
  });
}
