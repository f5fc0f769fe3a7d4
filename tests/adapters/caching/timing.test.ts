import { beforeEach, describe, expect, test } from 'vitest';
import type { Ask } from '#adapters/caching/Reads.ts';
import { TimedReads } from '#adapters/caching/TimedReads.ts';
import { type CancelSignal } from '#domain/shared/reading.ts';
import { fail, ok } from '#domain/shared/Result.ts';
import { direct } from './direct.ts';

let due: (() => void) | null;
let held: boolean;
let signals: (CancelSignal | undefined)[];

beforeEach(() => {
  due = null;
  held = false;
  signals = [];
});

const reads = new TimedReads(direct, {
  afterASecond: (run) => {
    due = run;
    return () => {
      due = null;
    };
  },
  isHeld: () => held,
});

function passSeconds(count: number): void {
  for (let second = 0; second < count; second += 1) {
    const run = due;
    due = null;
    run?.();
  }
}

const never: Ask<string> = ({ signal }) => {
  signals.push(signal);
  return new Promise(() => {});
};

describe('[G-TRUE-1] a read', () => {
  test('times out after 20 seconds, and cancels its call', async () => {
    const answer = reads.read('key', never);
    passSeconds(19);
    expect(signals[0]?.aborted).toBe(false);
    passSeconds(1);
    expect(await answer).toEqual(fail({ code: 'api/timeout' }));
    expect(signals[0]?.aborted).toBe(true);
  });

  test('that is answered in time stops its timer', async () => {
    expect(await reads.read('key', async () => ok('answer'))).toEqual(ok('answer'));
    expect(due).toBeNull();
  });

  test('that waits for a login takes as long as the person does', async () => {
    const answer = reads.read('key', never);
    held = true;
    passSeconds(100);
    expect(signals[0]?.aborted).toBe(false);
    held = false;
    passSeconds(20);
    expect(await answer).toEqual(fail({ code: 'api/timeout' }));
  });

  test('is cancelled by its reader, before or while it runs', async () => {
    const asked: Ask<string> = async ({ signal }) =>
      signal?.aborted === true ? fail({ code: 'api/cancelled' }) : never({ signal });
    expect(await reads.read('key', asked, { signal: AbortSignal.abort() })).toEqual(fail({ code: 'api/cancelled' }));
    const cancel = new AbortController();
    void reads.read('key', never, { signal: cancel.signal });
    cancel.abort();
    expect(signals[0]?.aborted).toBe(true);
  });

  test('that throws has a bug and stops its timer', async () => {
    await expect(reads.read('key', () => Promise.reject(new Error('A bug')))).rejects.toThrow('A bug');
    expect(due).toBeNull();
  });
});
