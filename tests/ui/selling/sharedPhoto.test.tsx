import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { PreparePicture } from '#domain/selling/PreparePicture.ts';
import { ok } from '#domain/shared/Result.ts';
import { InMemorySharedPhotos } from '#fakes/device/InMemorySharedPhotos.ts';
import { AddProductPage } from '#ui/features/selling/AddProductPage.tsx';
import { PhotoChoice } from '#ui/features/selling/PhotoChoice.ts';
import { SharedPhotoIntake } from '#ui/features/selling/SharedPhotoIntake.ts';
import { seller } from '../../builders/people.ts';
import { aDashboard } from '../dashboard/aDashboard.tsx';
import { DeviceDrafts } from '../drafts/deviceDrafts.ts';
import { addFormFactories } from './addFormFactories.ts';
import { aProductsApi } from './aProductsApi.ts';

beforeEach(() => window.history.replaceState(null, ''));
const aPhoto = (name = 'IMG_0012.jpg', type = 'image/jpeg'): File => new File(['picture'], name, { type });

type Opening = {
  readonly photo?: File | null;
  readonly device?: DeviceDrafts;
  readonly prepare?: PreparePicture;
};

/** Opens the form as the service worker does after a photo was shared. */
function openShared(share: string, { photo = aPhoto(), device, prepare = async (file) => ok(file) }: Opening = {}) {
  const photos = new InMemorySharedPhotos();
  photos.photo = photo;
  const products = aProductsApi();
  const page = aDashboard({
    actor: seller,
    isStrict: true,
    ...(device === undefined ? {} : { device }),
    viewModels: (shell) => ({
      ...addFormFactories(shell, { products, prepare }),
      sharedPhoto: () => new SharedPhotoIntake(photos),
    }),
  }).open(`/dashboard/addproducts?shared=${share}`, AddProductPage);
  return { ...page, photos };
}

describe('[G-SHARE-1] a photo that another app shared', () => {
  it('is the form’s photo, and the address then names the draft alone', async () => {
    const { address, photos } = openShared('kept');
    expect(await screen.findByText('IMG_0012.jpg')).toBeTruthy();
    await waitFor(() => expect(address()).toMatch(/^\/dashboard\/addproducts\?draft=[\w-]+$/));
    expect(photos.photo).toBeNull();
    expect(screen.getByText('IMG_0012.jpg')).toBeTruthy();
    expect(screen.queryByText(/shared/)).toBeNull();
  });

  it('begins a new draft and leaves the earlier one as it was', async () => {
    const device = new DeviceDrafts();
    const earlier = { form: 'add-product', owner: seller.account.email, subject: 'earlier' } as const;
    device.stored.write(earlier, { fields: { productName: 'ThinkPad X1' }, savedAt: 0 });
    openShared('kept', { device });
    expect(await screen.findByText('IMG_0012.jpg')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Product name').value).toBe('');
    expect(screen.getByText('ThinkPad X1')).toBeTruthy();
  });

  it('is the first of several, and the form says so', async () => {
    openShared('first');
    expect(await screen.findByText('IMG_0012.jpg')).toBeTruthy();
    expect(screen.getByText('We took the first of the photos that you shared.')).toBeTruthy();
  });

  it('is refused like a chosen file if it is no picture', async () => {
    const { address } = openShared('kept', { photo: aPhoto('notes.svg', 'image/svg+xml') });
    expect(await screen.findByText(/This file is not a PNG, JPEG, WebP or GIF picture/)).toBeTruthy();
    await waitFor(() => expect(address()).not.toContain('shared'));
    expect(screen.getByText(/This file is not a PNG/)).toBeTruthy();
  });

  it.each([
    ['lost', 'The shared photo didn’t arrive.'],
    ['too-large', 'The shared photo is larger than 32 MB.'],
    ['kept', 'The shared photo didn’t arrive.'],
  ])('is asked for again where none is there (%s), and the words stay', async (share, words) => {
    const { address } = openShared(share, { photo: null });
    expect(await screen.findByText(words)).toBeTruthy();
    await waitFor(() => expect(address()).not.toContain('shared'));
    expect(screen.getByText(words)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Choose a photo' })).toBeTruthy();
  });

  it('gives way to a photo that the person chose before the device answered', async () => {
    const photo = new PhotoChoice(async (file) => ok(file));
    let give = (_file: File): void => {};
    const read = () =>
      new Promise<File>((resolve) => {
        give = resolve;
      });
    const intake = new SharedPhotoIntake({ read, remove: async () => {} });
    const taken = intake.take('kept', photo);
    await photo.choose(aPhoto('own.jpg'));
    give(aPhoto());
    await taken;
    expect(photo.picture?.name).toBe('own.jpg');
  });

  it('waits for the next visit if the form closes before the photo is ready', async () => {
    let finish = (): void => {};
    const prepare: PreparePicture = (file) =>
      new Promise((resolve) => {
        finish = () => resolve(ok(file));
      });
    const { photos, unmount } = openShared('kept', { prepare });
    await screen.findByText('Preparing the photo');
    unmount();
    finish();
    await act(async () => {});
    expect(photos.photo?.name).toBe('IMG_0012.jpg');
  });
});
