import { afterEach, expect, it, vi } from 'vitest';
import { ok } from '#domain/shared/Result.ts';
import { PhotoChoice } from '#ui/features/selling/PhotoChoice.ts';
import { SharedPhotoIntake } from '#ui/features/selling/SharedPhotoIntake.ts';
import { onDefect } from '#ui/state/defects.ts';
import { held } from '../dashboard/aDashboard.tsx';

afterEach(() => vi.restoreAllMocks());

it('[G-OBS-1] reports a defect in preparing a photo, and stops preparing', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const told = vi.fn<(error: unknown) => void>();
  const stop = onDefect(told);
  const bug = new TypeError('no canvas');
  const photo = new PhotoChoice(() => Promise.reject(bug));
  await photo.choose(new File(['picture'], 'x1.jpg', { type: 'image/jpeg' }));
  stop();
  expect(told).toHaveBeenCalledExactlyOnceWith(bug);
  expect(photo.preparing).toBeNull();
  expect(await photo.settled()).toEqual({ ok: true, value: null });
});

it('[G-SHARE-1] waits for a photo that the device is still reading, and for its preparation', async () => {
  const photo = new PhotoChoice(async (file) => ok(file));
  const shared = new File(['picture'], 'x2.jpg', { type: 'image/jpeg' });
  const { answer, give } = held<File>();
  photo.expect(answer);
  const chosen = answer.then((file) => photo.choose(file));
  const settled = photo.settled();
  give(shared);
  expect(await settled).toEqual({ ok: true, value: shared });
  await chosen;
});

it('[G-SHARE-1] [G-FAULT-1] is refused like any other file if the photo that was waited for is no picture', async () => {
  const photo = new PhotoChoice(async (file) => ok(file));
  const { answer, give } = held<File>();
  photo.expect(answer);
  const chosen = answer.then((file) => photo.choose(file));
  const settled = photo.settled();
  give(new File(['text'], 'notes.txt', { type: 'text/plain' }));
  expect(await settled).toEqual({ ok: false, failure: { code: 'image/not-an-image' } });
  await chosen;
});

it('[G-SHARE-1] a photo that another app shared goes with a product whose post was begun before it came', async () => {
  const photo = new PhotoChoice(async (file) => ok(file));
  const shared = new File(['picture'], 'x3.jpg', { type: 'image/jpeg' });
  const { answer, give } = held<File>();
  const intake = new SharedPhotoIntake({ read: () => answer, remove: async () => {} });
  const taken = intake.take('kept', photo);
  const settled = photo.settled();
  give(shared);
  expect(await settled).toEqual({ ok: true, value: shared });
  expect(await taken).toBe(true);
});
