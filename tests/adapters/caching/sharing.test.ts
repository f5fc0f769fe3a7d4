import { expect, test } from 'vitest';
import type { Ask } from '#adapters/caching/Reads.ts';
import { SharedReads } from '#adapters/caching/SharedReads.ts';
import type { ApiFailure } from '#domain/shared/Failure.ts';
import type { CancelSignal } from '#domain/shared/reading.ts';
import { type Result, fail, ok } from '#domain/shared/Result.ts';
import { direct } from './direct.ts';

const cancelled = fail({ code: 'api/cancelled' });

/** A call that answers when the test says so. */
class HeldCall {
  readonly signals: (CancelSignal | undefined)[] = [];
  readonly #release: ((answer: Result<string, ApiFailure>) => void)[] = [];

  readonly ask: Ask<string> = ({ signal }) => {
    this.signals.push(signal);
    return new Promise((resolve) => {
      this.#release.push(resolve);
    });
  };

  answer(value: string): void {
    this.#release.shift()?.(ok(value));
  }
}

test('readers of the same key share one call', async () => {
  const call = new HeldCall();
  const reads = new SharedReads(direct);
  const both = Promise.all([reads.read('key', call.ask), reads.read('key', call.ask)]);
  call.answer('one');
  expect(await both).toEqual([ok('one'), ok('one')]);
  expect(call.signals).toHaveLength(1);
});

test('readers of another key, or later ones, make a new call', async () => {
  const call = new HeldCall();
  const reads = new SharedReads(direct);
  const both = Promise.all([reads.read('a', call.ask), reads.read('b', call.ask)]);
  call.answer('a');
  call.answer('b');
  expect(await both).toEqual([ok('a'), ok('b')]);

  const later = reads.read('a', call.ask);
  call.answer('later');
  expect(await later).toEqual(ok('later'));
});

test('a fresh read does not wait for an earlier call, whose answer may be too old', async () => {
  const call = new HeldCall();
  const reads = new SharedReads(direct);
  const earlier = reads.read('key', call.ask);
  const fresh = reads.read('key', call.ask, { fresh: true });
  const joins = reads.read('key', call.ask);
  call.answer('old');
  call.answer('new');
  expect(await Promise.all([earlier, fresh, joins])).toEqual([ok('old'), ok('new'), ok('new')]);
  expect(call.signals).toHaveLength(2);
});

test('fresh reads that begin together share one call, and a later one makes its own', async () => {
  const call = new HeldCall();
  const reads = new SharedReads(direct);
  const together = ['one list', 'another'].map(() => reads.read('key', call.ask, { fresh: true }));
  await Promise.resolve();
  const later = reads.read('key', call.ask, { fresh: true });
  call.answer('shared');
  call.answer('later');
  expect(await Promise.all([...together, later])).toEqual([ok('shared'), ok('shared'), ok('later')]);
  expect(call.signals).toHaveLength(2);
});

test('a reader that leaves takes the answer from nobody', async () => {
  const call = new HeldCall();
  const reads = new SharedReads(direct);
  const leaving = new AbortController();
  const left = reads.read('key', call.ask, { signal: leaving.signal });
  const stays = reads.read('key', call.ask, { signal: new AbortController().signal });

  leaving.abort();
  expect(await left).toEqual(cancelled);
  expect(call.signals[0]?.aborted).toBe(false);

  call.answer('still');
  expect(await stays).toEqual(ok('still'));
});

test('the call is cancelled when its last reader leaves', async () => {
  const call = new HeldCall();
  const reads = new SharedReads(direct);
  const one = new AbortController();
  const other = new AbortController();
  const both = Promise.all([
    reads.read('key', call.ask, { signal: one.signal }),
    reads.read('key', call.ask, { signal: other.signal }),
  ]);
  one.abort();
  other.abort();
  expect(await both).toEqual([cancelled, cancelled]);
  await expect.poll(() => call.signals[0]?.aborted).toBe(true);
});

test('a reader who comes after the last one left makes a new call', async () => {
  const call = new HeldCall();
  const reads = new SharedReads(direct);
  const leaving = new AbortController();
  const left = reads.read('key', call.ask, { signal: leaving.signal });
  leaving.abort();
  const back = reads.read('key', call.ask);
  call.answer('dead');
  call.answer('alive');
  expect(await left).toEqual(cancelled);
  expect(await back).toEqual(ok('alive'));
});

test('a reader who asks after a write does not get an answer requested before it', async () => {
  const call = new HeldCall();
  const reads = new SharedReads(direct);
  const before = reads.read('products/all', call.ask);
  reads.forget('products/');
  const after = reads.read('products/all', call.ask);
  call.answer('old');
  call.answer('new');
  expect(await Promise.all([before, after])).toEqual([ok('old'), ok('new')]);
});
