import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ImgbbImageHost } from '#adapters/imgbb/ImgbbImageHost.ts';
import type { ImageFailure, ImageFile } from '#domain/selling/ImageHost.ts';
import { largestPicture } from '#domain/selling/pictureRules.ts';
import type { HttpRequest, Transport } from '#adapters/http/Transport.ts';
import { fail } from '#domain/shared/Result.ts';
import { HeldTimer, isSettled } from '../../HeldTimer.ts';
import { nodeTransport } from '../nodeTransport.ts';
import { ScriptedServer, type Scripted } from '../ScriptedServer.ts';

let server: ScriptedServer;
let host: ImgbbImageHost;
/** For a host that never answers. The others get longer, because a busy machine is slow. */
let impatient: ImgbbImageHost;

beforeAll(async () => {
  server = await ScriptedServer.start();
  const options = { url: `${server.url}/1/upload`, key: 'a&key' };
  host = new ImgbbImageHost(nodeTransport(), options);
  impatient = new ImgbbImageHost(nodeTransport(), { ...options, timeout: 100 });
});
afterAll(() => server.stop());

function file(type = 'image/jpeg'): File {
  return new File(['the bytes'], 'my photo.jpg', { type });
}

const url = 'https://i.example.com/photo.jpg';

test('[S-CALL-23] [S-SELL-3] posts a form with the field image and reads success and data.url', async () => {
  server.answer({ json: { data: { url, delete_url: 'https://example.com/delete' }, success: true, status: 200 } });

  expect(await host.upload(file())).toEqual({ ok: true, value: url });

  const [request] = server.received;
  expect(request).toMatchObject({ method: 'POST', url: '/1/upload?key=a%26key', authorization: undefined });
  expect(request?.contentType).toMatch(/^multipart\/form-data; boundary=/);
  expect(request?.body).toContain('name="image"; filename="photo.jpg"');
  expect(request?.body).toContain('Content-Type: image/jpeg');
  expect(request?.body).toContain('the bytes');
});

test('[G-PHOTO-1] gives the picture a neutral name', async () => {
  server.answer({ json: { data: { url }, success: true } });
  await host.upload(new File(['the bytes'], 'Rahim at Road 12.png', { type: 'image/png' }));
  expect(server.received[0]?.body).toContain('filename="photo.png"');
});

test('accepts pictures that did not come from a file field', async () => {
  server.answer({ json: { data: { url }, success: true } });
  const bytes = new TextEncoder().encode('drawn on a canvas');
  const drawn: ImageFile = {
    name: 'drawn.png',
    type: 'image/png',
    size: bytes.length,
    arrayBuffer: async () => bytes.buffer,
  };
  expect(await host.upload(drawn)).toEqual({ ok: true, value: url });
  expect(server.received[0]?.body).toContain('drawn on a canvas');
});

test('refuses files that are no pictures or too large without sending them', async () => {
  server.answer({ json: { data: { url }, success: true } });
  expect(await host.upload(file('application/pdf'))).toEqual({ ok: false, failure: { code: 'image/not-an-image' } });
  const large: ImageFile = {
    ...file(),
    name: 'l.jpg',
    type: 'image/jpeg',
    size: largestPicture + 1,
    arrayBuffer: async () => new ArrayBuffer(0),
  };
  expect(await host.upload(large)).toEqual({ ok: false, failure: { code: 'image/too-large' } });
  expect(server.received).toEqual([]);
});

test('sends a picture of the largest size, and accepts an http address', async () => {
  server.answer({ json: { data: { url: 'http://i.example.com/photo.jpg' }, success: true } });
  const largest: ImageFile = {
    name: 'l.jpg',
    type: 'image/jpeg',
    size: largestPicture,
    arrayBuffer: async () => new ArrayBuffer(1),
  };
  expect(await host.upload(largest)).toEqual({ ok: true, value: 'http://i.example.com/photo.jpg' });
});

test('adds the key to an address that already has a query', async () => {
  server.answer({ json: { data: { url }, success: true } });
  const expiring = new ImgbbImageHost(nodeTransport(), { url: `${server.url}/1/upload?expiration=600`, key: 'k' });
  await expiring.upload(file());
  expect(server.received[0]?.url).toBe('/1/upload?expiration=600&key=k');
});

test('[G-PHOTO-1] reports progress, and all of it once the host has accepted the picture', async () => {
  const shares: number[] = [];
  const onProgress = (share: number) => void shares.push(share);
  server.answer({ json: { data: { url }, success: true } });
  await host.upload(file(), { onProgress });
  expect(shares.at(-1)).toBe(1);
  shares.length = 0;
  server.answer({ status: 413, text: '' });
  await host.upload(file(), { onProgress });
  expect(shares.filter((share) => share > 1)).toEqual([]);
});

const html = '<html><body>Bad gateway</body></html>';

test.each<readonly [string, Scripted, ImageFailure]>([
  ['[G-TRUE-1] a broken connection', 'reset', { code: 'image/unreachable' }],
  ['a host that never answers', 'hang', { code: 'image/timeout' }],
  ['413', { status: 413, text: '' }, { code: 'image/too-large' }],
  ['415', { status: 415, text: '' }, { code: 'image/not-an-image' }],
  [
    'bytes that are no picture',
    { status: 400, json: { status_code: 400, error: { message: "Can't get target upload source info", code: 310 } } },
    { code: 'image/not-an-image' },
  ],
  [
    'a wrong key',
    { status: 400, json: { status_code: 400, error: { message: 'Invalid API v1 key.', code: 100 } } },
    { code: 'image/refused', message: 'Invalid API v1 key.' },
  ],
  [
    'a refusal without a reason',
    { status: 400, json: { error: { message: '', code: 100 } } },
    { code: 'image/unavailable' },
  ],
  [
    'a refusal without a code',
    { status: 400, json: { error: { message: 'No.' } } },
    { code: 'image/refused', message: 'No.' },
  ],
  ['a refusal of another shape', { status: 400, json: { error: 'No.' } }, { code: 'image/unavailable' }],
  ['300 with an address', { status: 300, json: { success: true, data: { url } } }, { code: 'image/unavailable' }],
  ['403 without a word', { status: 403, text: '' }, { code: 'image/unavailable' }],
  ['500', { status: 500, json: { error: { message: 'secret details', code: 1 } } }, { code: 'image/unavailable' }],
  ['HTML instead of JSON', { text: html, type: 'text/html' }, { code: 'image/unavailable' }],
  ['no success', { json: { success: false, data: { url } } }, { code: 'image/unavailable' }],
  ['no address', { json: { success: true, data: {} } }, { code: 'image/unavailable' }],
  // eslint-disable-next-line no-script-url -- the adapter must refuse this address
  [
    '[G-SEC-1] an address that only holds one',
    { json: { success: true, data: { url: 'data:text/html,https://i.example.com' } } },
    { code: 'image/unavailable' },
  ],
  [
    '[G-SEC-1] an address that is a script',
    { json: { success: true, data: { url: 'javascript:alert(1)' } } },
    { code: 'image/unavailable' },
  ],
])('[G-FAULT-1] [G-PHOTO-1] reports %s as its own failure', async (_name, scripted, failure) => {
  server.answer(scripted);
  expect(await (scripted === 'hang' ? impatient : host).upload(file())).toEqual({ ok: false, failure });
  expect(server.received).toHaveLength(1);
});

test('[G-TRUE-1] reports being offline only when the device is offline', async () => {
  server.answer('reset');
  const unconnected = new ImgbbImageHost(
    nodeTransport(() => false),
    { url: `${server.url}/1/upload`, key: 'k' },
  );
  expect(await unconnected.upload(file())).toEqual({ ok: false, failure: { code: 'image/offline' } });
});

test('[G-PHOTO-1] ends at once when it is cancelled', async () => {
  server.answer('hang');
  const patient = new ImgbbImageHost(nodeTransport(), { url: `${server.url}/1/upload`, key: 'k' });
  const cancel = new AbortController();
  const uploading = patient.upload(file(), { signal: cancel.signal });
  await expect.poll(() => server.received.length).toBe(1);
  cancel.abort();
  expect(await uploading).toEqual({ ok: false, failure: { code: 'image/cancelled' } });
});

/** An upload over a slow line, which the test moves on. */
async function slowUpload() {
  const held = new HeldTimer();
  let request: HttpRequest | undefined;
  const transport: Transport = {
    send: (sent) => {
      request = sent;
      return new Promise((resolve) => {
        sent.signal?.addEventListener('abort', () => resolve(fail('cancelled')));
      });
    },
  };
  const slow = new ImgbbImageHost(transport, { url: 'https://images.example', key: 'k', timer: held.timer });
  const uploading = slow.upload(file());
  await vi.waitFor(() => expect(request).toBeDefined());
  return {
    uploading,
    pass: (milliseconds: number) => held.pass(milliseconds),
    move: (share: number) => request?.onProgress?.(share),
  };
}

test('[G-PHOTO-1] is not given up while it moves, however slow the line is', async () => {
  const { uploading, pass, move } = await slowUpload();
  for (const share of [0.2, 0.4, 0.6, 0.8]) {
    pass(50_000);
    move(share);
  }
  pass(59_000);
  expect(await isSettled(uploading)).toBe(false);
});

test('[G-FAULT-1] [G-PHOTO-1] is given up when nothing has moved for a minute', async () => {
  const { uploading, pass, move } = await slowUpload();
  pass(50_000);
  move(0.2);
  pass(60_000);
  expect(await uploading).toEqual({ ok: false, failure: { code: 'image/timeout' } });
});
