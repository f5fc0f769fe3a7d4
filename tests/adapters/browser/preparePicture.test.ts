// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { preparePicture } from '#adapters/browser/photo/preparePicture.ts';
import { isSettled, never } from '../../HeldTimer.ts';

const photo = new File(['photo'], 'x1.png', { type: 'image/png' });
const drawing = (text: string) => new Blob([text], { type: 'image/jpeg' });

/** What the worker answers to a photo; null: it cannot draw. */
let inWorker: (photo: Blob) => Promise<Blob | null>;
/** What the page draws; null: the browser cannot open the photo. */
let onPage: () => Promise<Blob | null>;

class PhotoWorker extends EventTarget {
  postMessage(file: Blob): void {
    void inWorker(file).then((data) => this.dispatchEvent(new MessageEvent('message', { data })));
  }
  terminate(): void {}
}

beforeEach(() => {
  inWorker = async () => drawing('by the worker');
  onPage = async () => drawing('by the page');
  vi.stubGlobal('OffscreenCanvas', () => undefined);
  vi.stubGlobal('Worker', PhotoWorker);
  vi.spyOn(HTMLImageElement.prototype, 'decode').mockImplementation(async () => undefined);
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    fillRect: () => undefined,
    drawImage: () => undefined,
  } as unknown as ImageBitmapRenderingContext);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(async (done) => done(await onPage()));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function drawn(file = preparePicture(photo)) {
  const result = await file;
  if (!result.ok) return result.failure;
  const { name, type } = result.value;
  return { name, type, text: new TextDecoder().decode(await result.value.arrayBuffer()) };
}

describe('[G-PHOTO-1] a photo', () => {
  test('is drawn in a worker and sent as that drawing, under its own name', async () => {
    expect(await drawn()).toEqual({ name: 'x1.png', type: 'image/jpeg', text: 'by the worker' });
  });

  test('is drawn on the page where the worker cannot', async () => {
    inWorker = async () => null;
    expect(await drawn()).toEqual({ name: 'x1.png', type: 'image/jpeg', text: 'by the page' });
  });

  test('from another source than a file field reaches the worker with its bytes and its type', async () => {
    inWorker = async (file) => drawing(`${file.type}: ${await file.text()}`);
    const bytes = new TextEncoder().encode('bytes');
    const original = { name: 'x1.png', type: 'image/png', size: 5, arrayBuffer: async () => bytes.buffer };
    expect(await drawn(preparePicture(original))).toMatchObject({ text: 'image/png: bytes' });
  });

  test.each([
    ['x1.png', 'image/png', 'picture/broken'],
    ['x1.heic', 'image/heic', 'picture/unknown-here'],
  ])('%s that cannot be drawn is refused', async (name, type, code) => {
    inWorker = async () => null;
    onPage = async () => null;
    expect(await drawn(preparePicture(new File(['photo'], name, { type })))).toEqual({ code });
  });

  test('that the page never finishes drawing is refused after 20 seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    inWorker = async () => null;
    onPage = () => never();
    const preparing = drawn();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await preparing).toEqual({ code: 'picture/broken' });
  });
});

describe('[G-PHOTO-1] a photo that is cancelled', () => {
  const page = vi.fn<() => Promise<Blob | null>>();
  const worker = vi.fn<() => Promise<Blob | null>>();

  beforeEach(() => {
    page.mockReset().mockResolvedValue(drawing('by the page'));
    worker.mockReset().mockResolvedValue(drawing('by the worker'));
    onPage = page;
    inWorker = worker;
  });

  test('before it is drawn is not drawn at all', async () => {
    expect(await drawn(preparePicture(photo, { signal: AbortSignal.abort() }))).toEqual({ code: 'image/cancelled' });
    expect(worker).not.toHaveBeenCalled();
    expect(page).not.toHaveBeenCalled();
  });

  test('in the worker is not drawn on the page', async () => {
    worker.mockReturnValue(never());
    const cancel = new AbortController();
    const preparing = drawn(preparePicture(photo, { signal: cancel.signal }));
    expect(await isSettled(preparing)).toBe(false);
    cancel.abort();
    expect(await preparing).toEqual({ code: 'image/cancelled' });
    expect(page).not.toHaveBeenCalled();
  });

  test('on the page is not sent', async () => {
    worker.mockResolvedValue(null);
    const cancel = new AbortController();
    page.mockImplementation(async () => {
      cancel.abort();
      return drawing('by the page');
    });
    expect(await drawn(preparePicture(photo, { signal: cancel.signal }))).toEqual({ code: 'image/cancelled' });
  });

  test('that is never cancelled is sent', async () => {
    const { signal } = new AbortController();
    expect(await drawn(preparePicture(photo, { signal }))).toMatchObject({ text: 'by the worker' });
  });
});
