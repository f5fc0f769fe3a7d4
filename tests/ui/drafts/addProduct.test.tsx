import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Session } from '#domain/identity/Session.ts';
import type { PreparePicture } from '#domain/selling/PreparePicture.ts';
import { fail, ok } from '#domain/shared/Result.ts';
import { AddProductPage } from '#ui/features/selling/AddProductPage.tsx';
import { draftKey } from '#ui/state/drafts/Draft.ts';
import { aDashboard, held } from '../dashboard/aDashboard.tsx';
import { admin, seller } from '../../builders/people.ts';
import { addFormFactories } from '../selling/addFormFactories.ts';
import { aProductsApi } from '../selling/aProductsApi.ts';
import { DeviceDrafts } from './deviceDrafts.ts';

const otherSeller: Session = { ...seller, account: { ...admin.account, email: 'rahim@example.com' } };

type Visit = {
  readonly device: DeviceDrafts;
  readonly actor?: Session;
  readonly categories?: readonly string[];
  readonly isPosting?: () => boolean;
  readonly prepare?: PreparePicture;
};

/** Opens the page, for the first time or again. */
function visit({ device, actor = seller, categories = ['HP', 'Lenovo'], isPosting = () => true, prepare }: Visit) {
  const posted: string[] = [];
  const products = aProductsApi({
    add: async ({ productName }) => {
      posted.push(productName);
      return isPosting() ? ok() : fail({ code: 'api/unavailable' });
    },
  });
  const sent: string[] = [];
  const images = {
    upload: async ({ name }: { readonly name: string }) => {
      sent.push(name);
      return ok(`https://pictures.example/${name}`);
    },
  };
  let signOut = (): void => {};
  const dashboard = aDashboard({
    actor,
    device,
    viewModels: (shell) => {
      signOut = () => shell.session.end();
      return addFormFactories(shell, { products, images, categories, prepare });
    },
  });
  return { ...dashboard.open('/dashboard/addproducts', AddProductPage), sent, posted, signOut: () => signOut() };
}

/** Closes the tab or crashes the page: pagehide is the browser's last event. */
function leave(): void {
  window.dispatchEvent(new Event('pagehide'));
  cleanup();
}

const field = (label: string): HTMLInputElement => screen.getByLabelText<HTMLInputElement>(label);
const enter = (label: string, value: string): void => {
  fireEvent.change(field(label), { target: { value } });
};
/** Opens the form, chooses a photo that takes long to prepare, and goes to another page. */
async function leaveWhilePreparing(device: DeviceDrafts): Promise<void> {
  visit({ device, prepare: () => new Promise(() => {}) });
  fireEvent.change(field('Choose a photo'), {
    target: { files: [new File(['raw'], 'x1.heic', { type: 'image/heic' })] },
  });
  expect(await screen.findByText('Preparing the photo', { exact: false })).toBeTruthy();
  cleanup();
  await act(async () => {});
}

const notice = (): HTMLElement | null => screen.queryByText('We restored your draft');

const facts = {
  'Product name': 'ThinkPad X1',
  Category: 'Lenovo',
  Description: 'Works fully.',
  'Used duration': '2 years',
  'Original price': '150,000',
  'Resale price': '61,000',
  Phone: '01711 223344',
  Location: 'Dhanmondi, Dhaka',
};

async function fillIn(): Promise<void> {
  await screen.findByText('Lenovo');
  for (const [label, value] of Object.entries(facts)) enter(label, value);
}

async function choosePhoto(): Promise<void> {
  fireEvent.change(field('Choose a photo'), {
    target: { files: [new File(['picture'], 'x1.jpg', { type: 'image/jpeg' })] },
  });
  await screen.findByText('x1.jpg');
}

const submit = (): Promise<void> => userEvent.click(screen.getByRole('button', { name: 'Post this product' }));

/** Answers whether the browser would ask before leaving. */
async function isWarned(): Promise<boolean> {
  await act(async () => {});
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

describe('[G-FORM-1] a seller’s draft', () => {
  it('is restored at the next visit, with the picture, and the form says so', async () => {
    const device = new DeviceDrafts();
    visit({ device });
    await fillIn();
    fireEvent.click(screen.getByLabelText(/^Fair/));
    await choosePhoto();
    expect(notice()).toBeNull();
    leave();

    visit({ device });
    expect(notice()).toBeTruthy();
    for (const [label, value] of Object.entries({ ...facts, Category: '' })) expect(field(label).value).toBe(value);
    expect(await screen.findByText('x1.jpg')).toBeTruthy();
    await screen.findByText('Lenovo');
    expect(field('Category').value).toBe('Lenovo');
    expect(screen.getByLabelText<HTMLInputElement>(/^Fair/).checked).toBe(true);
    expect(field('Posted time').value).toBe('1970-01-01');
  });

  it('is restored even when only a picture was chosen', async () => {
    const device = new DeviceDrafts();
    visit({ device });
    await choosePhoto();
    await act(async () => {});
    leave();
    visit({ device });
    expect(await screen.findByText('x1.jpg')).toBeTruthy();
    expect(notice()).toBeTruthy();
  });

  it('[G-A11Y-1] takes the focus for its photo from nobody who has only opened the page', async () => {
    const device = new DeviceDrafts();
    visit({ device });
    await choosePhoto();
    await act(async () => {});
    leave();
    visit({ device });
    await screen.findByText('x1.jpg');
    expect(document.activeElement).toBe(document.body);
  });

  it('[G-A11Y-1] takes the focus from nobody for a photo that is prepared only at the next visit', async () => {
    const device = new DeviceDrafts();
    await leaveWhilePreparing(device);
    visit({ device, prepare: async () => ok(new File(['jpeg'], 'x1.jpg', { type: 'image/jpeg' })) });
    await screen.findByText('x1.jpg');
    expect(document.activeElement).toBe(document.body);
  });

  it('[G-A11Y-1] gives the focus to its prepared photo where a person was at the preparation', async () => {
    const device = new DeviceDrafts();
    await leaveWhilePreparing(device);
    let finish = (): void => {};
    const prepared = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const prepare = async () => prepared.then(() => ok(new File(['jpeg'], 'x1.jpg', { type: 'image/jpeg' })));
    visit({ device, prepare });
    const stop = await screen.findByRole('button', { name: 'Stop preparing the photo' });
    act(() => stop.focus());
    finish();
    const photo = await screen.findByText('x1.jpg');
    expect(photo.closest('.field')?.contains(document.activeElement)).toBe(true);
  });

  it('keeps a photo that is still being prepared when the form is left, and prepares it then', async () => {
    const device = new DeviceDrafts();
    await leaveWhilePreparing(device);
    const { sent } = visit({ device, prepare: async () => ok(new File(['jpeg'], 'x1.jpg', { type: 'image/jpeg' })) });
    expect(await screen.findByText('x1.jpg')).toBeTruthy();
    expect(notice()).toBeTruthy();
    await fillIn();
    await submit();
    expect(sent).toEqual(['x1.jpg']);
    await act(async () => {});
    leave();
    visit({ device });
    await act(async () => {});
    expect(screen.queryByText('x1.jpg')).toBeNull();
  });

  it('keeps its photo when another tab discards the draft and this one goes on', async () => {
    const device = new DeviceDrafts();
    visit({ device });
    await choosePhoto();
    await act(async () => {});
    leave();
    visit({ device });
    await screen.findByText('x1.jpg');
    const otherTab = new DeviceDrafts(device);
    const owner = seller.account.email;
    const name = {
      form: 'add-product',
      owner,
      subject: otherTab.stored.of('add-product', owner)[0]?.subject ?? null,
    } as const;
    act(() => otherTab.stored.remove(name));
    await otherTab.pictures.remove(draftKey(name));
    enter('Location', 'Sylhet');
    leave();
    await act(async () => {});
    visit({ device });
    expect(await screen.findByText('x1.jpg')).toBeTruthy();
    expect(field('Location').value).toBe('Sylhet');
  });

  it('is not shown to someone else', async () => {
    const device = new DeviceDrafts();
    visit({ device });
    await fillIn();
    await choosePhoto();
    leave();
    visit({ device, actor: otherSeller });
    await screen.findByText('Lenovo');
    expect(notice()).toBeNull();
    expect(field('Product name').value).toBe('');
    expect(screen.queryByText('x1.jpg')).toBeNull();
    leave();
    visit({ device });
    expect(field('Product name').value).toBe('ThinkPad X1');
  });

  it('is discarded on request, and the first field gets the focus', async () => {
    const device = new DeviceDrafts();
    visit({ device });
    await fillIn();
    enter('Seller name', '');
    await choosePhoto();
    leave();

    visit({ device });
    await screen.findByText('x1.jpg');
    await userEvent.click(screen.getByRole('button', { name: 'Start over' }));
    expect(notice()).toBeNull();
    expect(field('Product name').value).toBe('');
    expect(field('Seller name').value).toBe('Nusrat Jahan');
    expect(screen.queryByText('x1.jpg')).toBeNull();
    expect(document.activeElement).toBe(field('Product name'));
    leave();

    visit({ device });
    await act(async () => {});
    expect(notice()).toBeNull();
    expect(screen.queryByText('x1.jpg')).toBeNull();
  });

  it('does not come back with a picture that the device finds after it was discarded', async () => {
    const device = new DeviceDrafts();
    visit({ device });
    await fillIn();
    await choosePhoto();
    await act(async () => {});
    leave();

    const found = device.pictures.read.bind(device.pictures);
    let answer = (): void => {};
    const slow = new Promise<void>((resolve) => {
      answer = resolve;
    });
    device.pictures.read = async (key) => {
      const picture = await found(key);
      await slow;
      return picture;
    };
    visit({ device });
    await userEvent.click(screen.getByRole('button', { name: 'Start over' }));
    await act(async () => answer());
    expect(notice()).toBeNull();
    expect(screen.queryByText('x1.jpg')).toBeNull();
  });

  it('is deleted once the product is posted', async () => {
    const device = new DeviceDrafts();
    const { address } = visit({ device });
    await fillIn();
    await choosePhoto();
    await submit();
    await waitFor(() => expect(address()).toBe('/dashboard/sellersproducts'));
    leave();
    visit({ device });
    await act(async () => {});
    expect(notice()).toBeNull();
    expect(screen.queryByText('x1.jpg')).toBeNull();
  });

  it('stays when posting fails, and an uploaded picture is not sent again', async () => {
    const device = new DeviceDrafts();
    const first = visit({ device, isPosting: () => false });
    await fillIn();
    await choosePhoto();
    await submit();
    await screen.findByText(/isn’t working right now/);
    expect(first.sent).toEqual(['x1.jpg']);
    leave();

    const second = visit({ device });
    await screen.findByText('x1.jpg');
    await screen.findByText('Lenovo');
    await submit();
    await waitFor(() => expect(second.address()).toBe('/dashboard/sellersproducts'));
    expect(second.sent).toEqual([]);
  });

  it('does not contain a category that no longer exists', async () => {
    const device = new DeviceDrafts();
    visit({ device });
    await fillIn();
    leave();
    visit({ device, categories: ['HP', 'Dell'] });
    await screen.findByText('Dell');
    expect(field('Category').value).toBe('');
    await submit();
    expect(await screen.findByText('Please select a product category')).toBeTruthy();
  });

  it('[G-SESSION-1] waits for another tab that is posting it, and is not posted for somebody who leaves meanwhile', async () => {
    let letGo = (): void => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const request = (_name: string, _options: unknown, run: () => Promise<unknown>) => held.then(run);
    Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
    const device = new DeviceDrafts();
    const { signOut, posted } = visit({ device });
    await fillIn();
    await choosePhoto();
    await submit();
    expect(screen.getByRole('button', { name: /^Posting/ })).toBeTruthy();
    act(() => signOut());
    cleanup();
    device.stored.forget(seller.account.email);
    letGo();
    await act(async () => {});
    expect([posted, device.stored.of('add-product', seller.account.email)]).toEqual([[], []]);
    Reflect.deleteProperty(navigator, 'locks');
  });

  it('needs no warning while the device can store it', async () => {
    const device = new DeviceDrafts();
    visit({ device });
    await fillIn();
    await choosePhoto();
    expect(await isWarned()).toBe(false);
  });

  it('causes a warning while its photo is still being prepared', async () => {
    const { answer, give } = held<Awaited<ReturnType<PreparePicture>>>();
    visit({ device: new DeviceDrafts(), prepare: () => answer });
    fireEvent.change(field('Choose a photo'), {
      target: { files: [new File(['raw'], 'x1.heic', { type: 'image/heic' })] },
    });
    await screen.findByText('Preparing the photo', { exact: false });
    expect(await isWarned()).toBe(true);
    give(ok(new File(['jpeg'], 'x1.jpg', { type: 'image/jpeg' })));
    await screen.findByText('x1.jpg');
    expect(await isWarned()).toBe(false);
  });

  it.each(['texts', 'pictures'] as const)(
    'causes a warning and a notice when the device has no room for %s',
    async (what) => {
      const device = new DeviceDrafts();
      device[what].hasRoom = false;
      visit({ device });
      const noRoom = () => screen.queryByText('This device has no room for your draft');
      expect([await isWarned(), noRoom()]).toEqual([false, null]);
      if (what === 'texts') await fillIn();
      else await choosePhoto();
      expect(await isWarned()).toBe(true);
      expect(noRoom()).toBeTruthy();
      leave();
      visit({ device });
      enter('Location', 'Banani, Dhaka');
      await isWarned();
      if (what === 'texts') expect(noRoom()).toBeTruthy();
      expect(screen.getByRole('button', { name: 'Start over' })).toBeTruthy();
    },
  );
});
