import { describe, expect, it } from 'vitest';
import type { NewProduct } from '#domain/catalogue/Product.ts';
import type { ProductsApi } from '#domain/catalogue/ProductsApi.ts';
import { ProductPosts } from '#domain/selling/ProductPosts.ts';
import { fail, ok } from '#domain/shared/Result.ts';
import { Journal } from '../../builders/Journal.ts';
import { aProduct } from '../../builders/aProduct.ts';
import { apiFailures, done, lists, offline, refuses } from '../../builders/answers.ts';

const { id: _id, postedAt: _postedAt, advertised: _advertised, ...product } = aProduct();
const earlier = { code: 'product/earlier-version' } as const;
const lost = { code: 'api/timeout' } as const;

/** A marketplace that answers the posts in order, and every later one with success. */
function world(answers: readonly ProductsApi['add'][], ofSeller: ProductsApi['ofSeller'] = lists()) {
  const journal = new Journal();
  const left = [...answers];
  const add = (sent: NewProduct) => (left.shift() ?? done)(sent);
  return { journal, posts: new ProductPosts(journal.port<ProductsApi>({ add, ofSeller })) };
}

describe('[S-SELL-3] posting a draft’s product', () => {
  it('is not sent again when the first answer was lost and the seller has the product', async () => {
    const { journal, posts } = world([refuses(lost)], lists(aProduct({ id: 'mine' })));
    expect(await posts.post('d1', product)).toEqual(fail(lost));
    expect(await posts.post('d1', product)).toEqual(ok());
    expect(journal.asked).toEqual(['add', 'ofSeller']);
    expect(journal.of('ofSeller')).toEqual([[product.sellerEmail, { fresh: true }]]);
  });

  it('is sent again when the first attempt did not arrive', async () => {
    const { journal, posts } = world([refuses(lost)], lists(aProduct({ price: product.price + 1 })));
    await posts.post('d1', product);
    expect(await posts.post('d1', product)).toEqual(ok());
    expect(journal.asked).toEqual(['add', 'ofSeller', 'add']);
  });

  it('is not sent while nobody knows whether the first attempt arrived', async () => {
    const { journal, posts } = world([refuses(lost)], refuses(offline));
    await posts.post('d1', product);
    expect(await posts.post('d1', product)).toEqual(fail(offline));
    expect(journal.of('add')).toHaveLength(1);
  });

  it('is not taken for a product of another draft that says the same', async () => {
    const { journal, posts } = world([done, refuses(lost)], lists(aProduct({ id: 'of d1' })));
    await posts.post('d1', product);
    await posts.post('d2', product);
    expect(await posts.post('d2', product)).toEqual(ok());
    expect(journal.asked).toEqual(['add', 'add', 'ofSeller', 'add']);
  });

  it('is not sent again when the seller has it and another that says the same', async () => {
    const both = lists(aProduct({ id: 'of d1' }), aProduct({ id: 'of d2' }));
    const { journal, posts } = world([done, refuses(lost)], both);
    await posts.post('d1', product);
    await posts.post('d2', product);
    expect(await posts.post('d2', product)).toEqual(ok());
    expect(journal.of('add')).toHaveLength(2);
  });

  it('is sent once when it is sent again before the first answer', async () => {
    const { journal, posts } = world([]);
    expect(await Promise.all([posts.post('d1', product), posts.post('d1', product)])).toEqual([ok(), ok()]);
    expect(journal.asked).toEqual(['add']);
  });

  const certain = apiFailures.filter(({ code }) =>
    [
      'api/offline',
      'api/session-expired',
      'api/forbidden',
      'api/unregistered',
      'api/not-found',
      'api/refused',
    ].includes(code),
  );

  it.each(certain)('is sent again without a look when the first one was surely not taken: $code', async (failure) => {
    const { journal, posts } = world([refuses(failure)]);
    expect(await posts.post('d1', product)).toEqual(fail(failure));
    expect(await posts.post('d1', product)).toEqual(ok());
    expect(journal.asked).toEqual(['add', 'add']);
  });

  it.each(apiFailures.filter((one) => !certain.includes(one)))(
    'is looked for before it is sent again when nobody knows: $code',
    async (failure) => {
      const { journal, posts } = world([refuses(failure)]);
      await posts.post('d1', product);
      await posts.post('d1', product);
      expect(journal.asked).toEqual(['add', 'ofSeller', 'add']);
    },
  );

  it('[G-TRUE-1] asks first when the seller has changed it and the marketplace has what was sent before', async () => {
    const { journal, posts } = world([refuses(lost)], lists(aProduct({ id: 'mine' })));
    const changed = { ...product, description: 'With charger and box' };
    await posts.post('d1', product);
    expect(await posts.post('d1', changed)).toEqual(fail(earlier));
    expect(posts.isPosted('d1')).toBe(false);
    expect(await posts.post('d1', changed)).toEqual(ok());
    expect(journal.of('add')).toEqual([[product], [changed]]);
  });

  it('is not sent again when the seller undoes the change that was asked about', async () => {
    const { journal, posts } = world([refuses(lost)], lists(aProduct({ id: 'mine' })));
    await posts.post('d1', product);
    await posts.post('d1', { ...product, price: product.price + 1 });
    expect(await posts.post('d1', product)).toEqual(ok());
    expect(journal.of('add')).toHaveLength(1);
  });

  it('is sent at once when the seller has changed it and the first attempt did not arrive', async () => {
    const { journal, posts } = world([refuses(lost)]);
    await posts.post('d1', product);
    expect(await posts.post('d1', { ...product, price: product.price + 1 })).toEqual(ok());
    expect(journal.asked).toEqual(['add', 'ofSeller', 'add']);
  });

  it('is sent at once when the seller has changed it, although others with its name are listed', async () => {
    const changed = { ...product, price: product.price + 1 };
    const others = lists(aProduct({ price: product.price + 5 }), aProduct({ price: changed.price }));
    const { journal, posts } = world([refuses(lost)], others);
    await posts.post('d1', product);
    expect(await posts.post('d1', changed)).toEqual(ok());
    expect(journal.asked).toEqual(['add', 'ofSeller', 'add']);
  });

  it('is sent again when the seller has the same with another picture', async () => {
    const { journal, posts } = world([refuses(lost)], lists(aProduct({ image: 'https://images.example/other.jpg' })));
    await posts.post('d1', product);
    expect(await posts.post('d1', product)).toEqual(ok());
    expect(journal.asked).toEqual(['add', 'ofSeller', 'add']);
  });

  it('is known again although hair spaces break up its long texts where it is read', async () => {
    const description = `https://videos.example/${'a1B2'.repeat(60)}`;
    const read = aProduct({ id: 'mine', description: `${description.slice(0, 210)}\u200a${description.slice(210)}` });
    const { journal, posts } = world([refuses(lost)], lists(read));
    await posts.post('d1', { ...product, description });
    expect(await posts.post('d1', { ...product, description })).toEqual(ok());
    expect(journal.of('add')).toHaveLength(1);
  });

  it('is sent when the seller has changed it, and when another draft says the same', async () => {
    const { journal, posts } = world([]);
    await posts.post('d1', product);
    await posts.post('d1', { ...product, price: product.price + 1 });
    await posts.post('d2', product);
    expect(journal.asked).toEqual(['add', 'add', 'add']);
  });
});

describe('[S-SELL-3] posting a draft that an earlier visit or another tab has sent', () => {
  const again = { mayBeThere: true };

  it('sends nothing when the seller has the product, whatever the address of its picture', async () => {
    const { journal, posts } = world([], lists(aProduct({ id: 'mine', image: 'https://pictures.example/first.webp' })));
    expect(await posts.post('d1', { ...product, image: 'https://pictures.example/second.webp' }, again)).toEqual(ok());
    expect(journal.asked).toEqual(['ofSeller']);
  });

  it('sends it when the seller does not have it', async () => {
    const { journal, posts } = world([], lists(aProduct({ productName: 'Another one' })));
    expect(await posts.post('d1', product, again)).toEqual(ok());
    expect(journal.asked).toEqual(['ofSeller', 'add']);
  });

  it('sends nothing while nobody knows', async () => {
    const { journal, posts } = world([], refuses(offline));
    expect(await posts.post('d1', product, again)).toEqual(fail(offline));
    expect(journal.asked).toEqual(['ofSeller']);
  });

  it('asks the seller first when one of the same name is there, and sends it then', async () => {
    const { journal, posts } = world([], lists(aProduct({ price: product.price + 1 })));
    expect(await posts.post('d1', product, again)).toEqual(fail(earlier));
    expect(await posts.post('d1', product, again)).toEqual(ok());
    expect(journal.of('add')).toEqual([[product]]);
  });

  it.each(['sent on this visit', 'sent on an earlier one'])(
    'asks first when a picture has come to it since: %s',
    async (when) => {
      const { journal, posts } = world(
        when === 'sent on this visit' ? [refuses(lost)] : [],
        lists(aProduct({ image: '' })),
      );
      if (when === 'sent on this visit') await posts.post('d1', { ...product, image: '' });
      const pictured = { ...product, image: 'https://pictures.example/new.webp' };
      expect(await posts.post('d1', pictured, again)).toEqual(fail(earlier));
      expect(await posts.post('d1', pictured, again)).toEqual(ok());
      expect(journal.of('add').at(-1)).toEqual([pictured]);
    },
  );

  it('asks first when it has lost its picture since', async () => {
    const { posts } = world([], lists(aProduct()));
    expect(await posts.post('d1', { ...product, image: '' }, again)).toEqual(fail(earlier));
  });

  it('knows which drafts became products on this visit', async () => {
    const { posts } = world([refuses(lost)]);
    expect(posts.isPosted('d1')).toBe(false);
    await posts.post('d1', product);
    expect(posts.isPosted('d1')).toBe(false);
    await posts.post('d2', product);
    expect(posts.isPosted('d2')).toBe(true);
  });
});
