import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import type { AddProductRules } from '#domain/selling/AddProduct.ts';
import type { CategoriesApi } from '#domain/catalogue/CategoriesApi.ts';
import type { ImageFailure, ImageFile, ImageHost } from '#domain/selling/ImageHost.ts';
import { addProductRules } from '#domain/catalogue/productRules.ts';
import type { PreparationFailure, PreparePicture } from '#domain/selling/PreparePicture.ts';
import { listing } from '#domain/shared/reading.ts';
import type { ApiFailure } from '#domain/shared/Failure.ts';
import { fail, ok, type Result } from '#domain/shared/Result.ts';
import { Announcer } from '#ui/kit/Announcer.tsx';
import { AddProductPage } from '#ui/features/selling/AddProductPage.tsx';
import type { Language } from '#ui/texts/Language.ts';
import { aDashboard, held } from '../dashboard/aDashboard.tsx';
import { seller } from '../../builders/people.ts';
import { addFormFactories } from './addFormFactories.ts';
import { aProductsApi, nusrats, type ProductsApiStub } from './aProductsApi.ts';

const shopCategories = [
  { id: '1', categoryName: 'HP', img: '' },
  { id: '2', categoryName: 'Lenovo', img: '' },
  { id: '3', categoryName: 'Dell', img: '' },
];

type Parts = {
  readonly products?: ProductsApiStub;
  readonly images?: ImageHost;
  readonly prepare?: PreparePicture;
  readonly categories?: CategoriesApi;
  readonly language?: Language;
  readonly rules?: AddProductRules;
  readonly page?: () => ReactNode;
};

const noon = new Date(2026, 10, 21, 12).getTime();
const stored: ImageHost = { upload: async () => ok('https://pictures.example/new.webp') };

const AnnouncedPage = () => (
  <Announcer>
    <AddProductPage />
  </Announcer>
);

function openForm(parts: Parts = {}) {
  const products = parts.products ?? aProductsApi();
  const categories = parts.categories ?? { list: async () => ok(listing(shopCategories)) };
  const dashboard = aDashboard({
    actor: seller,
    language: parts.language ?? 'english',
    viewModels: (shell) =>
      addFormFactories(shell, { images: stored, clock: { now: () => noon }, ...parts, products, categories }),
  });
  const page = dashboard.open('/dashboard/addproducts', parts.page ?? AddProductPage);
  return { ...dashboard, ...page, products };
}

const field = (label: RegExp | string): HTMLInputElement => screen.getByLabelText<HTMLInputElement>(label);

/** Sets the value in one step: the test is about the result, not the typing. */
const enter = (label: string, value: string): void => {
  fireEvent.change(field(label), { target: { value } });
};

async function fillIn(): Promise<void> {
  await screen.findByText('Lenovo');
  enter('Product name', 'ThinkPad X1');
  enter('Category', 'Lenovo');
  fireEvent.click(screen.getByLabelText(/^Good/));
  enter('Description', 'Works fully.');
  enter('Used duration', '2 years');
  enter('Original price', '150,000');
  enter('Resale price', '61,000');
  enter('Phone', '01711 223344');
  enter('Location', 'Dhanmondi, Dhaka');
}

/** An image host that takes a picture and does not answer. */
function heldUpload() {
  const sent = held<Result<string, ImageFailure>>();
  let report = (_share: number): void => {};
  const images: ImageHost = {
    upload: (_file, options) => {
      report = (share) => options?.onProgress?.(share);
      options?.signal?.addEventListener('abort', () => sent.give(fail({ code: 'image/cancelled' })));
      return sent.answer;
    },
  };
  return { images, report: (share: number) => report(share) };
}

const photo = (over: { type?: string; size?: number; name?: string } = {}): File => {
  const file = new File(['picture'], over.name ?? 'x1.jpg', { type: over.type ?? 'image/jpeg' });
  if (over.size !== undefined) Object.defineProperty(file, 'size', { value: over.size });
  return file;
};
const choose = (file: File): void => {
  fireEvent.change(field('Choose a photo'), { target: { files: [file] } });
};
const submit = (name = 'Post this product'): Promise<void> => userEvent.click(screen.getByRole('button', { name }));
const errors = (): (string | null)[] =>
  [...document.querySelectorAll('.field-error')].map((error) => error.textContent);

describe('the form for a new product', () => {
  it('[S-SELL-1] has every field, Excellent and today filled in', async () => {
    openForm();
    const labels = [
      'Product name',
      'Category',
      'Description',
      'Used duration',
      'Posted time',
      'Original price',
      'Resale price',
      'Seller name',
      'Email address',
      'Phone',
      'Location',
      'Choose a photo',
    ];
    for (const label of labels) expect(field(label)).toBeTruthy();
    const radios = screen.getAllByRole<HTMLInputElement>('radio').map((radio) => [radio.value, radio.checked]);
    expect(radios).toEqual([
      ['Excellent', true],
      ['Good', false],
      ['Fair', false],
    ]);
    expect(field('Posted time').value).toBe('2026-11-21');
    expect(field('Seller name').value).toBe('Nusrat Jahan');
    expect(field('Email address').value).toBe('nusrat@example.com');
  });

  it('[S-SELL-2] names each missing field in the original words, and focuses the first', async () => {
    openForm({ language: 'original' });
    await screen.findByRole('option', { name: 'HP' });
    enter('Seller name', '');
    enter('Email address', '');
    enter('Posted time', '');
    await submit();
    expect(errors()).toEqual([
      'Namd field cannot be empty',
      'Please select product Category',
      'enter short description',
      'enter used Duration',
      'enter Posted Time',
      'Please enter a valid email address',
      'Please enter a valid email address',
      'This field is required',
      'Please enter email address',
      'Please enter a valid phone no',
      'Please enter the location',
    ]);
    expect(document.activeElement).toBe(field('Product name'));
  });

  it('[S-SELL-1] takes no posting date that is still to come, and its calendar ends today', async () => {
    const { products } = openForm();
    await fillIn();
    expect(field('Posted time').max).toBe('2026-11-21');
    enter('Posted time', '2026-11-22');
    await submit();
    expect(errors()).toEqual(['Please choose today or an earlier day']);
    expect(document.activeElement).toBe(field('Posted time'));
    expect(products.added).toEqual([]);
  });

  it('[S-SELL-1] has a calendar that ends on the new day after midnight', async () => {
    let today = '2026-11-21';
    openForm({ rules: addProductRules(() => today) });
    await fillIn();
    today = '2026-11-22';
    act(() => field('Posted time').focus());
    expect(field('Posted time').max).toBe('2026-11-22');
  });

  it('[S-SELL-3] posts everything with the URL of its picture, says so, and leads to the products', async () => {
    const { products, toasts, address } = openForm({ language: 'original' });
    await fillIn();
    choose(photo());
    await submit();
    await waitFor(() => expect(address()).toBe('/dashboard/sellersproducts'));
    expect(products.added).toEqual([
      {
        productName: 'ThinkPad X1',
        description: 'Works fully.',
        sellerName: 'Nusrat Jahan',
        sellerEmail: 'nusrat@example.com',
        useDuration: '2 years',
        price: 61000,
        originalPrice: 150000,
        image: 'https://pictures.example/new.webp',
        condition: 'Good',
        postTime: '2026-11-21',
        categoryName: 'Lenovo',
        categoryId: '2',
        location: 'Dhanmondi, Dhaka',
        phone: '01711 223344',
      },
    ]);
    expect(toasts()).toEqual(['ThinkPad X1 Added Successful']);
  });

  it('[S-SELL-6] sets the name and the id of a category together', async () => {
    const { products } = openForm();
    await fillIn();
    enter('Category', 'Dell');
    await submit();
    await waitFor(() => expect(products.added).toHaveLength(1));
    expect(products.added[0]).toMatchObject({ categoryName: 'Dell', categoryId: '3', image: '' });
  });

  it('posts once, for any number of clicks', async () => {
    const posted = held<Result<void, never>>();
    let posts = 0;
    const products = aProductsApi({
      add: () => {
        posts += 1;
        return posted.answer;
      },
    });
    openForm({ products });
    await fillIn();
    await userEvent.dblClick(screen.getByRole('button', { name: 'Post this product' }));
    expect(screen.getByRole('button', { name: 'Posting…' })).toBeTruthy();
    posted.give(ok());
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Posting…' })).toBeNull());
    expect(posts).toBe(1);
  });

  it('keeps the typed text when the post fails, says why, and posts on the next try', async () => {
    let isUp = false;
    const products = aProductsApi({ add: async () => (isUp ? ok() : fail({ code: 'api/unavailable' })) });
    const { address } = openForm({ products });
    await fillIn();
    await submit();
    expect(await screen.findByText(/isn’t working right now/)).toBeTruthy();
    expect(field('Product name').value).toBe('ThinkPad X1');
    expect(address()).toBe('/dashboard/addproducts');
    isUp = true;
    await submit();
    await waitFor(() => expect(address()).toBe('/dashboard/sellersproducts'));
  });

  it("refuses somebody else's email address in words", async () => {
    const { products } = openForm();
    await fillIn();
    enter('Email address', 'other@example.com');
    await submit();
    expect(await screen.findByText(/only with your own email address, nusrat@example.com/)).toBeTruthy();
    expect(products.added).toEqual([]);
  });

  it('does not pull a person back who has gone elsewhere', async () => {
    const posted = held<Result<void, never>>();
    const { unmount, history, toasts } = openForm({ products: aProductsApi({ add: () => posted.answer }) });
    await fillIn();
    await submit();
    unmount();
    posted.give(ok());
    await waitFor(() => expect(toasts()).toEqual(['ThinkPad X1 was added']));
    expect(history()).toEqual(['/dashboard/addproducts']);
  });

  it('says beside the field that the categories did not load, and tries again', async () => {
    let isUp = false;
    const list = async () => (isUp ? ok(listing(shopCategories)) : fail({ code: 'api/offline' as const }));
    openForm({ categories: { list } });
    expect(await screen.findByText(/We couldn’t load the categories/)).toBeTruthy();
    isUp = true;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('option', { name: 'Dell' })).toBeTruthy();
    expect(screen.queryByText(/couldn’t load/)).toBeNull();
  });

  it('takes the currency and the spaces out of a pasted price, also when the post is clicked at once', async () => {
    const { products } = openForm();
    await fillIn();
    await userEvent.clear(field('Original price'));
    await userEvent.type(field('Original price'), 'Tk. 1 50 000/-');
    await userEvent.clear(field('Resale price'));
    await userEvent.type(field('Resale price'), '৳61,500');
    await submit();
    await waitFor(() => expect(products.added[0]).toMatchObject({ originalPrice: 150_000, price: 61_500 }));
  });

  it('shows the discount from the original price', async () => {
    openForm();
    enter('Original price', '15,000');
    enter('Resale price', '9,000');
    expect(await screen.findByText('40% below the original price')).toBeTruthy();
  });
});

describe('[G-PRICE-1] the asking prices of similar products', () => {
  const ask = (...prices: readonly number[]) =>
    prices.map((price, index) =>
      nusrats({ id: `like-${index}`, price, categoryName: 'Lenovo', condition: 'Excellent' }),
    );
  const asked = () => screen.queryByText(/^Similar listings/)?.textContent;

  it('are shown to the seller once category and condition are chosen, and not requested before', async () => {
    let reads = 0;
    const offered = ask(31000, 36000, 38000, 40000, 52000);
    const all = async () => {
      reads += 1;
      return ok(listing(offered));
    };
    openForm({ products: aProductsApi({ all }) });
    await screen.findByText('Lenovo');
    expect(reads).toBe(0);
    enter('Category', 'Lenovo');
    await waitFor(() => expect(asked()).toBe('Similar listings: median 38,000 tk (31,000–52,000 tk, 5 listings)'));
    fireEvent.click(screen.getByRole('radio', { name: /^Fair/ }));
    expect(asked()).toBeUndefined();
  });

  it('are not shown below five of them', async () => {
    let reads = 0;
    const all = async () => {
      reads += 1;
      return ok(listing(ask(31000, 36000, 38000, 40000)));
    };
    openForm({ products: aProductsApi({ all }) });
    await screen.findByText('Lenovo');
    enter('Category', 'Lenovo');
    await waitFor(() => expect(reads).toBe(1));
    await act(async () => {});
    expect(asked()).toBeUndefined();
  });
});

describe('the photo', () => {
  const ready = (): Promise<HTMLElement> => screen.findByText(/We removed its location and time/);

  it.each([
    ['a wrong type', photo({ type: 'application/pdf', name: 'bill.pdf' }), /not a PNG, JPEG, WebP or GIF/],
    ['an empty file', photo({ size: 0 }), /not a PNG, JPEG, WebP or GIF/],
    ['more than 32 MB', photo({ size: 32_000_001 }), /larger than 32 MB/],
  ])('[G-PHOTO-1] is checked at once: %s is reported and refused', (_name, file, words) => {
    openForm();
    choose(file);
    expect(screen.getByText(words)).toBeTruthy();
    expect(screen.queryByText(file.name)).toBeNull();
  });

  it.each<readonly [PreparationFailure, RegExp]>([
    [{ code: 'picture/broken' }, /the file is damaged/],
    [{ code: 'picture/unknown-here' }, /can’t open HEIC or AVIF/],
  ])('[G-PHOTO-1] that cannot be opened (%o) is reported, and the earlier one stays', async (why, words) => {
    openForm({ prepare: async (file) => (file.name === 'x1.jpg' ? ok(file) : fail(why)) });
    choose(photo());
    await ready();
    choose(photo({ name: 'broken.jpg' }));
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.getByText(/Your earlier photo is still chosen/)).toBeTruthy();
    expect(screen.getByText('x1.jpg')).toBeTruthy();
    choose(photo({ name: 'x1.jpg' }));
    await waitFor(() => expect(screen.queryByText(words)).toBeNull());
  });

  it.each([
    [2_400_000, /^2\.4 MB\./],
    [41_300, /^41 kB\./],
    [70, /^1 kB\./],
  ])('of %s bytes is shown with its name and its size, and can be removed', async (size, words) => {
    openForm();
    choose(photo({ size }));
    expect((await screen.findByRole('img', { name: 'Your photo' })).getAttribute('src')).toMatch(/^blob:/);
    expect(screen.getByText('x1.jpg')).toBeTruthy();
    expect(screen.getByText(words)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Remove the photo' }));
    expect(screen.getByText('Drop a photo here')).toBeTruthy();
    expect(document.activeElement?.textContent).toBe('Choose a photo');
  });

  it('[G-PHOTO-1] is sent as prepared, not as chosen', async () => {
    const small = photo({ name: 'small.jpg' });
    const sent: ImageFile[] = [];
    const upload: ImageHost['upload'] = async (file) => {
      sent.push(file);
      return ok('https://pictures.example/new.webp');
    };
    const { products } = openForm({ prepare: async () => ok(small), images: { upload } });
    await fillIn();
    choose(photo({ size: 9_000_000 }));
    await ready();
    await submit();
    await waitFor(() => expect(products.added).toHaveLength(1));
    expect(sent).toEqual([small]);
  });

  it('[G-PHOTO-1] may be taken with the camera', async () => {
    openForm();
    const camera = field('Take a photo');
    expect([camera.accept, camera.getAttribute('capture')]).toEqual(['image/*', 'environment']);
    fireEvent.change(camera, { target: { files: [photo({ name: 'taken.jpg' })] } });
    await ready();
    expect(screen.getByText('taken.jpg')).toBeTruthy();
  });

  it('[G-A11Y-1] keeps the focus in its field, and is announced when it is ready', async () => {
    const made = held<Result<ImageFile, PreparationFailure>>();
    openForm({ prepare: () => made.answer, page: AnnouncedPage });
    await screen.findByText('Lenovo');
    screen.getByRole('button', { name: 'Choose a photo' }).focus();
    choose(photo());
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Stop preparing the photo' })),
    );
    await act(async () => made.give(ok(photo())));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Choose another photo' }));
    const said = screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(said.join()).toContain('We removed its location and time.');
  });

  it('[G-PHOTO-1] is waited for by a post that comes before it is ready', async () => {
    const made = held<Result<ImageFile, PreparationFailure>>();
    const { products } = openForm({ prepare: () => made.answer });
    await fillIn();
    choose(photo());
    expect(screen.getByText('Preparing the photo')).toBeTruthy();
    await submit();
    await act(async () => {});
    expect(products.added).toEqual([]);
    made.give(ok(photo()));
    await waitFor(() => expect(products.added[0]?.image).toBe('https://pictures.example/new.webp'));
  });

  it('[G-PHOTO-1] can be stopped during preparation, and a waiting post is not sent', async () => {
    const stopped: boolean[] = [];
    const prepare: PreparePicture = (_file, { signal } = {}) => {
      const made = held<Result<ImageFile, PreparationFailure>>();
      signal?.addEventListener('abort', () => {
        stopped.push(true);
        made.give(fail({ code: 'image/cancelled' }));
      });
      return made.answer;
    };
    const { products } = openForm({ prepare });
    await fillIn();
    choose(photo());
    await submit();
    await userEvent.click(screen.getByRole('button', { name: 'Stop preparing the photo' }));
    expect(await screen.findByText(/The picture wasn’t sent/)).toBeTruthy();
    expect(screen.getByText('Drop a photo here')).toBeTruthy();
    expect(document.activeElement?.textContent).toBe('Choose a photo');
    expect(stopped).toEqual([true]);
    expect(products.added).toEqual([]);
  });

  it('[G-PHOTO-1] that is invalid is left out only after the person agrees', async () => {
    const { products } = openForm({ prepare: async () => fail({ code: 'picture/broken' }) });
    await fillIn();
    choose(photo());
    await submit();
    expect(await screen.findByText(/the file is damaged/)).toBeTruthy();
    await submit('Try again');
    expect(products.added).toEqual([]);
    await submit('Post without a picture');
    await waitFor(() => expect(products.added[0]?.image).toBe(''));
  });

  it('[G-PHOTO-1] is the last one chosen, whichever is ready first', async () => {
    const first = held<Result<ImageFile, PreparationFailure>>();
    openForm({ prepare: (file) => (file.name === 'x1.jpg' ? first.answer : Promise.resolve(ok(file))) });
    choose(photo());
    choose(photo({ name: 'later.jpg' }));
    await ready();
    await act(async () => first.give(ok(photo())));
    expect(screen.getByText('later.jpg')).toBeTruthy();
    expect(screen.queryByText('x1.jpg')).toBeNull();
  });

  it.each(['drop', 'paste'])('[G-PHOTO-1] is taken from a %s anywhere on the page', async (kind) => {
    openForm();
    const event = new Event(kind, { bubbles: true, cancelable: true });
    Object.assign(event, {
      [kind === 'drop' ? 'dataTransfer' : 'clipboardData']: { files: [photo()], types: ['Files'] },
    });
    fireEvent(document.body, event);
    expect(screen.getByText('x1.jpg')).toBeTruthy();
    expect(event.defaultPrevented).toBe(true);
    await ready();
  });

  it('ignores pasted text', () => {
    openForm();
    const event = new Event('paste', { bubbles: true, cancelable: true });
    Object.assign(event, { clipboardData: { files: [], types: ['text/plain'] } });
    fireEvent(field('Product name'), event);
    expect(event.defaultPrevented).toBe(false);
  });

  it('leaves text to the field that it is pasted into, also if a picture comes with it', () => {
    openForm();
    const event = new Event('paste', { bubbles: true, cancelable: true });
    Object.assign(event, { clipboardData: { files: [photo()], types: ['text/plain', 'Files'] } });
    fireEvent(field('Description'), event);
    expect(event.defaultPrevented).toBe(false);
    expect(screen.queryByText('x1.jpg')).toBeNull();
  });

  it('[G-FAULT-1] is not sent on after its seller has left, who reads that the product was not added', async () => {
    const { images } = heldUpload();
    const { products, toasts, unmount } = openForm({ images });
    await fillIn();
    choose(photo());
    await submit();
    await screen.findByText('Posting…');
    unmount();
    await waitFor(() => expect(toasts()).toEqual(['ThinkPad X1 wasn’t added. Your draft is kept.']));
    expect(products.added).toEqual([]);
  });

  it('[G-PHOTO-1] shows its progress, and can be stopped: nothing is posted and nothing is lost', async () => {
    const { images, report } = heldUpload();
    const { products } = openForm({ images });
    await fillIn();
    choose(photo());
    await submit();
    report(0.64);
    expect((await screen.findByRole<HTMLProgressElement>('progressbar', { name: 'Uploading the photo' })).value).toBe(
      0.64,
    );
    expect(screen.getByText('64% uploaded')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Stop the upload' }));
    expect(await screen.findByText(/The picture wasn’t sent/)).toBeTruthy();
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(products.added).toEqual([]);
    expect(field('Product name').value).toBe('ThinkPad X1');
    expect(screen.getByText('x1.jpg')).toBeTruthy();
  });

  it.each([
    ['has not taken a byte yet', null],
    ['has all of it', 1],
  ])('[G-PHOTO-1] can be stopped while the host %s and does not answer', async (_what, share) => {
    const { images, report } = heldUpload();
    const { products } = openForm({ images });
    await fillIn();
    choose(photo());
    await submit();
    if (share !== null) act(() => report(share));
    await userEvent.click(await screen.findByRole('button', { name: 'Stop the upload' }));
    expect(await screen.findByText(/The picture wasn’t sent/)).toBeTruthy();
    expect(products.added).toEqual([]);
  });

  it('[G-PHOTO-1] cannot be stopped any more once the product is being posted', async () => {
    const posted = held<Result<void, ApiFailure>>();
    const products = aProductsApi({ add: () => posted.answer });
    openForm({ images: { upload: async () => ok('https://pictures.example/new.webp') }, products });
    await fillIn();
    choose(photo());
    await submit();
    await screen.findByText('Posting…');
    expect(screen.queryByRole('button', { name: 'Stop the upload' })).toBeNull();
    posted.give(ok());
  });

  it('[G-PHOTO-1] is never left out silently: after a failed upload, trying again sends it', async () => {
    let isUp = false;
    const upload = async () =>
      isUp ? ok('https://pictures.example/new.webp') : fail({ code: 'image/unavailable' as const });
    const { products } = openForm({ images: { upload } });
    await fillIn();
    choose(photo());
    await submit();
    expect(await screen.findByText(/couldn’t store the picture, so nothing was posted/)).toBeTruthy();
    expect(products.added).toEqual([]);
    isUp = true;
    await submit('Try again');
    await waitFor(() => expect(products.added[0]?.image).toBe('https://pictures.example/new.webp'));
  });

  it('[G-PHOTO-1] is left out only when the seller says so, and only that time', async () => {
    const tries: string[] = [];
    const products = aProductsApi({
      add: async ({ image }) => {
        tries.push(image);
        return tries.length < 3 ? fail({ code: 'api/timeout' }) : ok();
      },
    });
    let isUp = false;
    const upload = async () =>
      isUp ? ok('https://pictures.example/new.webp') : fail({ code: 'image/timeout' as const });
    openForm({ images: { upload }, products });
    await fillIn();
    choose(photo());
    await submit();
    await userEvent.click(await screen.findByRole('button', { name: 'Post without a picture' }));
    await waitFor(() => expect(tries).toEqual(['']));
    isUp = true;
    await submit();
    await waitFor(() => expect(tries).toEqual(['', 'https://pictures.example/new.webp']));
  });

  it('[G-A11Y-1] leaves the focus at the form’s foot when the seller posts without it, also if that fails', async () => {
    let fails = (): void => {};
    const failed = new Promise<void>((resolve) => {
      fails = resolve;
    });
    const products = aProductsApi({
      add: async () => {
        await failed;
        return fail({ code: 'api/unavailable' });
      },
    });
    openForm({ images: { upload: async () => fail({ code: 'image/timeout' as const }) }, products });
    await fillIn();
    choose(photo());
    await submit();
    await userEvent.click(await screen.findByRole('button', { name: 'Post without a picture' }));
    expect(document.activeElement).toBe(await screen.findByRole('button', { name: 'Posting…' }));
    fails();
    expect(document.activeElement).toBe(await screen.findByRole('button', { name: 'Post this product' }));
  });

  it('[G-PHOTO-1] is not left out because of a choice in an attempt that the form refused', async () => {
    const tries: string[] = [];
    const products = aProductsApi({
      add: async ({ image }) => {
        tries.push(image);
        return ok();
      },
    });
    let isUp = false;
    const upload = async () =>
      isUp ? ok('https://pictures.example/new.webp') : fail({ code: 'image/timeout' as const });
    openForm({ images: { upload }, products });
    await fillIn();
    choose(photo());
    await submit();
    await screen.findByRole('button', { name: 'Post without a picture' });
    enter('Location', '');
    await submit('Post without a picture');
    enter('Location', 'Sylhet');
    isUp = true;
    await submit('Try again');
    await waitFor(() => expect(tries).toEqual(['https://pictures.example/new.webp']));
  });
});
