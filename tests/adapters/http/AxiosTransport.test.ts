import type { AxiosAdapter, AxiosProgressEvent, InternalAxiosRequestConfig } from 'axios';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { AxiosTransport } from '#adapters/http/AxiosTransport.ts';
import { browserTransport } from '#adapters/http/browserTransport.ts';

const request = { method: 'POST', url: 'https://shop.example/users', body: '{}', timeout: 5000 } as const;

/** What axios' adapter is asked for, and what it brings. */
function aTransport(bring: () => object = () => ({ status: 200, data: 'text' }), isOnline?: () => boolean) {
  const asked: InternalAxiosRequestConfig[] = [];
  const adapter = (async (config) => {
    asked.push(config);
    return { headers: {}, ...bring() };
  }) as AxiosAdapter;
  return { transport: new AxiosTransport(adapter, isOnline), asked };
}

function failing(error: unknown, isOnline?: () => boolean): AxiosTransport {
  const bring = () => {
    throw error;
  };
  return aTransport(bring, isOnline).transport;
}

afterEach(() => vi.unstubAllGlobals());

describe('a request', () => {
  test('passes on its method, address, headers, body and limit', async () => {
    const { transport, asked } = aTransport();
    await transport.send({ ...request, headers: { Authorization: 'Bearer a' } });
    expect(asked[0]).toMatchObject({
      method: 'POST',
      url: request.url,
      data: '{}',
      timeout: 5000,
      responseType: 'text',
    });
    expect(asked[0]?.headers.toJSON()).toEqual({
      Accept: 'application/json, text/plain, */*',
      Authorization: 'Bearer a',
    });
  });

  test.each<[string, unknown, string]>([
    ['text', 'Gone.', 'Gone.'],
    ['nothing', undefined, ''],
    ['null', null, ''],
  ])('is answered with the status and %s', async (_what, data, text) => {
    const { transport } = aTransport(() => ({ status: 410, data }));
    expect(await transport.send(request)).toEqual({ ok: true, value: { status: 410, text } });
  });

  test('is not sent once it is cancelled', async () => {
    const { transport, asked } = aTransport();
    expect(await transport.send({ ...request, signal: AbortSignal.abort() })).toEqual({
      ok: false,
      failure: 'cancelled',
    });
    expect(asked).toEqual([]);
  });

  test('can be cancelled later', async () => {
    const { transport, asked } = aTransport();
    const { signal } = new AbortController();
    await transport.send({ ...request, signal });
    expect(asked[0]?.signal).toBe(signal);
  });

  test('asks for neither progress nor cancellation when nobody wants them', async () => {
    const { transport, asked } = aTransport();
    await transport.send(request);
    expect(Object.keys(asked[0] ?? {})).not.toContain('signal');
    expect(Object.keys(asked[0] ?? {})).not.toContain('onUploadProgress');
  });
});

test.each([
  ['a part', { loaded: 1, total: 4 }, 0.25],
  ['all', { loaded: 4, total: 4 }, 1],
  ['more than announced', { loaded: 5, total: 4 }, 1],
  ['an unknown share', { loaded: 5, total: undefined }, 0],
  ['something of nothing', { loaded: 5, total: 0 }, 0],
])('[G-PHOTO-1] progress of %s is told as a share', async (_what, event, share) => {
  const { transport, asked } = aTransport();
  const onProgress = vi.fn();
  await transport.send({ ...request, onProgress });
  asked[0]?.onUploadProgress?.(event as AxiosProgressEvent);
  expect(onProgress).toHaveBeenCalledExactlyOnceWith(share);
});

describe('[G-TRUE-1] a request without an answer', () => {
  test.each([
    ['ERR_CANCELED', 'cancelled'],
    // A page that is left.
    ['ECONNABORTED', 'cancelled'],
    ['ETIMEDOUT', 'timeout'],
    ['ERR_NETWORK', 'unreachable'],
    [undefined, 'unreachable'],
  ])('that ends with %s is %s', async (code, failure) => {
    const broken = failing({ isAxiosError: true, code }, () => true);
    expect(await broken.send(request)).toEqual({ ok: false, failure });
  });

  test.each<[string, unknown, string]>([
    ['has no network', { onLine: false }, 'offline'],
    ['has a network', { onLine: true }, 'unreachable'],
    ['does not say', {}, 'unreachable'],
    ['is no browser', undefined, 'unreachable'],
  ])('where the device %s is %s', async (_where, navigator, failure) => {
    vi.stubGlobal('navigator', navigator);
    expect(await failing({ isAxiosError: true, code: 'ERR_NETWORK' }).send(request)).toEqual({ ok: false, failure });
  });

  test.each([
    ['write', undefined, 'unreachable'],
    ['read, which can be cancelled,', new AbortController().signal, 'offline'],
  ] as const)(
    'of a %s that began online is right where the device is offline since',
    async (_what, signal, failure) => {
      let isOnline = true;
      const { transport } = aTransport(
        () => {
          isOnline = false;
          throw { isAxiosError: true, code: 'ERR_NETWORK' };
        },
        () => isOnline,
      );
      expect(await transport.send({ ...request, method: 'POST', signal })).toEqual({ ok: false, failure });
    },
  );

  test.each([
    ['an error of ours', new TypeError('no rows')],
    ['a text', 'no rows'],
    ['null', null],
  ])('because of %s is a defect', async (_what, error) => {
    await expect(failing(error).send(request)).rejects.toBe(error);
  });
});

test('the browser’s transport needs XMLHttpRequest', () => {
  expect(() => browserTransport()).toThrow('There is no XMLHttpRequest here.');
});
