import { describe, expect, it } from 'vitest';
import { AddProduct } from '#domain/selling/AddProduct.ts';
import type { ImageFailure, ImageHost } from '#domain/selling/ImageHost.ts';
import type { ProductsApi } from '#domain/catalogue/ProductsApi.ts';
import { fail, ok } from '#domain/shared/Result.ts';
import { Journal } from '../../builders/Journal.ts';
import { aPicture, anAddProductForm, rulesOfNovember } from '../../builders/anAddProductForm.ts';
import { aProduct } from '../../builders/aProduct.ts';
import { aSession, visitor } from '../../builders/aSession.ts';
import { answers, apiFailures, done, lists, offline, refuses } from '../../builders/answers.ts';

const url = 'https://images.example/elitebook.jpg';

function world(
  upload: ImageHost['upload'] = answers(url),
  add: ProductsApi['add'] = done,
  ofSeller: ProductsApi['ofSeller'] = lists(),
) {
  const journal = new Journal();
  return {
    journal,
    add: new AddProduct({
      imageHost: journal.port<ImageHost>({ upload }),
      products: journal.port<ProductsApi>({ add, ofSeller }),
      rules: rulesOfNovember,
    }),
  };
}

const command = { actor: aSession('seller'), draftId: 'd1', form: anAddProductForm(), picture: aPicture() };
const { id: _id, postedAt: _postedAt, advertised: _advertised, ...posted } = aProduct({ image: url });

describe('[S-SELL-3] adding a product', () => {
  it('sends the picture to the image host, then the product with its URL to the marketplace', async () => {
    const { journal, add } = world();
    expect(await add.execute(command)).toEqual(ok());
    expect(journal.asked).toEqual(['upload', 'add']);
    expect(journal.of('upload')[0]?.[0]).toBe(command.picture);
    expect(journal.of('add')).toEqual([[posted]]);
  });

  it('normalises each field', async () => {
    const { journal, add } = world();
    const form = anAddProductForm({
      productName: ' HP EliteBook 840 ',
      email: ' Seller@Example.com ',
      sellerName: 'Selim ',
      phone: ' 01711-111111',
      description: ' Used at a desk, charger included\n',
      useDuration: ' 2 years',
      postTime: ' 2023-02-01 ',
      price: ' 32,000 ',
      originalPrice: '80,000.00',
      location: ' Dhaka ',
    });
    expect(await add.execute({ ...command, form })).toEqual(ok());
    expect(journal.of('add')).toEqual([[posted]]);
  });

  it('[G-I18N-1] sends prices and the phone number in the wire’s digits, whichever digits were typed', async () => {
    const { journal, add } = world();
    const form = anAddProductForm({ price: '৩২,০০০', originalPrice: '৮০,০০০', phone: '০১৭১১-১১১১১১' });
    await add.execute({ ...command, form });
    expect(journal.of('add')).toMatchObject([[{ price: 32_000, originalPrice: 80_000, phone: '01711-111111' }]]);
  });

  it('[S-SELL-1] needs no picture', async () => {
    const { journal, add } = world();
    expect(await add.execute({ ...command, picture: null })).toEqual(ok());
    expect(journal.asked).toEqual(['add']);
    expect(journal.of('add')).toEqual([[{ ...posted, image: '' }]]);
  });

  it('[G-PHOTO-1] reports the upload’s progress, and can be cancelled', async () => {
    const { journal, add } = world();
    const onProgress = () => undefined;
    const { signal } = new AbortController();
    await add.execute({ ...command, onProgress, signal });
    expect(journal.of('upload')).toEqual([[command.picture, { onProgress, signal }]]);
  });

  it.each([
    ['a visitor', visitor, 'access/login-required'],
    ['a buyer', aSession('buyer', 'seller@example.com'), 'access/denied'],
    ['an admin', aSession('admin', 'seller@example.com'), 'access/denied'],
    ['a seller in another’s name', aSession('seller', 'other@example.com'), 'access/denied'],
  ])('is refused to %s before anything is sent', async (_who, actor, code) => {
    const { journal, add } = world();
    expect(await add.execute({ ...command, actor })).toEqual(fail({ code }));
    expect(journal.asked).toEqual([]);
  });

  it('[S-SELL-2] is refused with every field that breaks a rule, before anything is sent', async () => {
    const { journal, add } = world();
    const fields = { productName: 'product/name-required', price: 'product/price-invalid' };
    const answer = await add.execute({ ...command, form: anAddProductForm({ productName: ' ', price: '-5' }) });
    expect(answer).toEqual(fail({ code: 'rules/broken', fields }));
    expect(journal.asked).toEqual([]);
  });

  const imageFailures: readonly ImageFailure[] = [
    { code: 'image/offline' },
    { code: 'image/timeout' },
    { code: 'image/cancelled' },
    { code: 'image/too-large' },
    { code: 'image/not-an-image' },
    { code: 'image/refused', message: 'No more room' },
    { code: 'image/unavailable' },
  ];

  it.each(imageFailures)('[G-PHOTO-1] never posts without its picture: $code', async (failure) => {
    const { journal, add } = world(refuses(failure));
    expect(await add.execute(command)).toEqual(fail(failure));
    expect(journal.asked).toEqual(['upload']);
  });

  it('[G-PHOTO-1] sends no file that the image host would refuse', async () => {
    const { journal, add } = world();
    const page = { ...aPicture(), type: 'text/html' };
    expect(await add.execute({ ...command, picture: page })).toEqual(fail({ code: 'image/not-an-image' }));
    expect(journal.asked).toEqual([]);
  });

  it('[G-PHOTO-1] reports a picture’s URL only once it is uploaded', async () => {
    const told: unknown[] = [];
    const onUploaded = (...picture: readonly unknown[]): void => void told.push(picture);
    await world(refuses({ code: 'image/offline' })).add.execute({ ...command, onUploaded });
    expect(told).toEqual([]);
    await world().add.execute({ ...command, onUploaded });
    expect(told).toEqual([[command.picture, url]]);
  });

  it.each(apiFailures)('fails with $code as the marketplace answers', async (failure) => {
    expect(await world(answers(url), refuses(failure)).add.execute(command)).toEqual(fail(failure));
  });
});

describe('[S-SELL-3] a draft', () => {
  it('is posted once its product is added, and not by a failure', async () => {
    const { add } = world();
    expect(add.isPosted('d1')).toBe(false);
    await add.execute(command);
    expect(add.isPosted('d1')).toBe(true);
    const failed = world(answers(url), refuses(offline));
    await failed.add.execute(command);
    expect(failed.add.isPosted('d1')).toBe(false);
  });

  it('that another tab may have sent is looked for among the seller’s products', async () => {
    const { journal, add } = world(answers(url), done, lists(aProduct({ image: url })));
    expect(await add.execute({ ...command, turn: (post) => post(true) })).toEqual(ok());
    expect(journal.asked).toEqual(['upload', 'ofSeller']);
  });
});

describe('[G-PHOTO-1] a second try', () => {
  it('does not send an uploaded picture again', async () => {
    let tries = 0;
    const { journal, add } = world(answers(url), () => (tries++ === 0 ? refuses(offline)() : done()));
    expect(await add.execute(command)).toEqual(fail(offline));
    expect(await add.execute(command)).toEqual(ok());
    expect(journal.asked).toEqual(['upload', 'add', 'add']);
    expect(journal.of('add')[1]).toEqual([posted]);
  });

  it('does not send a picture that an earlier visit uploaded', async () => {
    const { journal, add } = world();
    add.remember(command.picture, url);
    expect(await add.execute(command)).toEqual(ok());
    expect(journal.asked).toEqual(['add']);
    expect(journal.of('add')).toEqual([[posted]]);
  });

  it('sends a picture again whose upload failed', async () => {
    let tries = 0;
    const { journal, add } = world(() =>
      (tries++ === 0 ? refuses({ code: 'image/offline' } as const) : answers(url))(),
    );
    expect(await add.execute(command)).toEqual(fail({ code: 'image/offline' }));
    expect(await add.execute(command)).toEqual(ok());
    expect(journal.asked).toEqual(['upload', 'upload', 'add']);
  });

  it('sends a newly chosen picture', async () => {
    let tries = 0;
    const { journal, add } = world(answers(url), () => (tries++ === 0 ? refuses(offline)() : done()));
    await add.execute(command);
    await add.execute({ ...command, picture: aPicture() });
    expect(journal.of('upload')).toHaveLength(2);
  });
});
