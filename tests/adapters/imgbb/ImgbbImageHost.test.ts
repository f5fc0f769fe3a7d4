import { afterAll, beforeAll, expect, test } from 'vitest';
import { ImgbbImageHost } from '#adapters/imgbb/ImgbbImageHost.ts';
import type { ImageFailure, ImageFile } from '#domain/catalogue/ImageHost.ts';
import { nodeTransport } from '../nodeTransport.ts';
import { ScriptedServer, type Scripted } from '../ScriptedServer.ts';

let server: ScriptedServer;
let host: ImgbbImageHost;
/** For a host that never answers; any other may take its time on a busy machine. */
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

test('[G-PHOTO-1] gives the picture a name that tells nothing', async () => {
  server.answer({ json: { data: { url }, success: true } });
  await host.upload(new File(['the bytes'], 'Rahim at Road 12.png', { type: 'image/png' }));
  expect(server.received[0]?.body).toContain('filename="photo.png"');
});

test('takes a file that is none of the browser’s', async () => {
  server.answer({ json: { data: { url }, success: true } });
  const bytes = new TextEncoder().encode('drawn on a canvas');
  const drawn: ImageFile = { name: 'drawn.png', type: 'image/png', size: bytes.length, arrayBuffer: async () => bytes.buffer };
  expect(await host.upload(drawn)).toEqual({ ok: true, value: url });
  expect(server.received[0]?.body).toContain('drawn on a canvas');
});

test('does not send what is no picture, or too large a one', async () => {
  server.answer({ json: { data: { url }, success: true } });
  expect(await host.upload(file('application/pdf'))).toEqual({ ok: false, failure: { code: 'image/not-an-image' } });
  const large: ImageFile = { ...file(), name: 'l.jpg', type: 'image/jpeg', size: 32 * 1024 * 1024 + 1, arrayBuffer: async () => new ArrayBuffer(0) };
  expect(await host.upload(large)).toEqual({ ok: false, failure: { code: 'image/too-large' } });
  expect(server.received).toEqual([]);
});

const html = '<html><body>Bad gateway</body></html>';

test.each<readonly [string, Scripted, ImageFailure]>([
  ['a broken connection', 'reset', { code: 'image/offline' }],
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
  ['403 without a word', { status: 403, text: '' }, { code: 'image/unavailable' }],
  ['500', { status: 500, json: { error: { message: 'secret details', code: 1 } } }, { code: 'image/unavailable' }],
  ['HTML instead of JSON', { text: html, type: 'text/html' }, { code: 'image/unavailable' }],
  ['no success', { json: { success: false, data: { url } } }, { code: 'image/unavailable' }],
  ['no address', { json: { success: true, data: {} } }, { code: 'image/unavailable' }],
  // eslint-disable-next-line no-script-url -- that is what must not come through
  ['[G-SEC-1] an address that is a script', { json: { success: true, data: { url: 'javascript:alert(1)' } } }, { code: 'image/unavailable' }],
])('[G-FAULT-1] [G-PHOTO-1] says what %s means', async (_name, scripted, failure) => {
  server.answer(scripted);
  expect(await (scripted === 'hang' ? impatient : host).upload(file())).toEqual({ ok: false, failure });
  expect(server.received).toHaveLength(1);
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
