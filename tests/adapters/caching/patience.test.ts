import { beforeEach, describe, expect, test } from 'vitest';
import type { Ask } from '#adapters/caching/Reads.ts';
import { RetriedReads } from '#adapters/caching/RetriedReads.ts';
import type { ApiFailure } from '#domain/shared/Failure.ts';
import { fail, ok } from '#domain/shared/Result.ts';

let waits: number[];
let asked: number;
let random: number;

beforeEach(() => {
  waits = [];
  asked = 0;
  random = 0;
});

const reads = new RetriedReads({
  wait: async (milliseconds) => void waits.push(milliseconds),
  random: () => random,
});

/** Fails the given number of times, then succeeds. */
const failing =
  (
    ...codes: readonly ('api/offline' | 'api/unreachable' | 'api/timeout' | 'api/unavailable' | 'api/forbidden')[]
  ): Ask<string> =>
  async () => {
    const code = codes[asked];
    asked += 1;
    return code === undefined ? ok('answer') : fail({ code });
  };

describe('a read that failed', () => {
  test.each(['api/offline', 'api/unreachable', 'api/timeout', 'api/unavailable'] as const)(
    'with %s is repeated',
    async (code) => {
      expect(await reads.read('key', failing(code))).toEqual(ok('answer'));
      expect(asked).toBe(2);
    },
  );

  test('is repeated if the marketplace asks for a second', async () => {
    const answers = [fail({ code: 'api/unavailable', retryAfter: 1 } as const), ok('answer')];
    expect(await reads.read('key', async () => answers.shift() ?? ok('another'))).toEqual(ok('answer'));
  });

  test('three times has failed', async () => {
    const ask = failing('api/offline', 'api/timeout', 'api/unavailable');
    expect(await reads.read('key', ask)).toEqual(fail({ code: 'api/unavailable' }));
    expect(asked).toBe(3);
  });

  test.each<ApiFailure>([
    { code: 'api/cancelled' },
    { code: 'api/session-expired' },
    { code: 'api/forbidden' },
    { code: 'api/not-found' },
    { code: 'api/refused', message: 'No.' },
    { code: 'api/malformed' },
    { code: 'api/too-many-requests', retryAfter: 1 },
    { code: 'api/unavailable', retryAfter: 2 },
  ])(
    'with $code is not repeated, because the answer would be the same, or the server wants fewer calls',
    async (failure) => {
      expect(
        await reads.read('key', async () => {
          asked += 1;
          return fail(failure);
        }),
      ).toEqual(fail(failure));
      expect(asked).toBe(1);
    },
  );

  test('is repeated after a pause that doubles, half of it random', async () => {
    await reads.read('key', failing('api/offline', 'api/offline'));
    expect(waits).toEqual([200, 400]);
    random = 0.5;
    asked = 0;
    await reads.read('key', failing('api/offline', 'api/offline'));
    expect(waits).toEqual([200, 400, 300, 600]);
  });

  test('and is cancelled during the pause is not repeated', async () => {
    const cancel = new AbortController();
    const leaving = new RetriedReads({ wait: async () => cancel.abort(), random: () => 0 });
    const answer = await leaving.read('key', failing('api/offline'), { signal: cancel.signal });
    expect(answer).toEqual(fail({ code: 'api/cancelled' }));
    expect(asked).toBe(1);
  });
});
