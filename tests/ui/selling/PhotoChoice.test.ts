import { afterEach, expect, it, vi } from 'vitest';
import { PhotoChoice } from '#ui/features/selling/PhotoChoice.ts';
import { onDefect } from '#ui/state/defects.ts';

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
