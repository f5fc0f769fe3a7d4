import { autorun } from 'mobx';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CancelSignal } from '#domain/shared/reading.ts';
import { type Result, fail, ok } from '#domain/shared/Result.ts';
import { onDefect } from '#ui/state/defects.ts';
import { Load } from '#ui/state/Load.ts';
import { later } from './later.ts';

type Answer = Result<string, { readonly code: 'api/timeout' }>;
const failure = { code: 'api/timeout' } as const;

const told = vi.fn();
let stop = (): void => {};
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  stop = onDefect(told);
});
afterEach(() => {
  stop();
  told.mockReset();
  vi.restoreAllMocks();
});

function aLoad(): Load<string, typeof failure> {
  return new Load<string, typeof failure>();
}

describe('a read', () => {
  it('is idle, then loading, then loaded', async () => {
    const load = aLoad();
    expect([load.state, load.isPending, load.value, load.failure]).toEqual([
      { status: 'idle' },
      true,
      undefined,
      undefined,
    ]);
    const answer = later<Answer>();
    const run = load.run(() => answer.promise);
    expect([load.state, load.isPending]).toEqual([{ status: 'loading' }, true]);
    answer.resolve(ok('one'));
    await run;
    expect([load.state, load.isPending, load.value]).toEqual([{ status: 'loaded', value: 'one' }, false, 'one']);
    expect(load.current).toBeNull();
  });

  it('shows each of its states to observers', async () => {
    const load = aLoad();
    const seen: string[] = [];
    const stopSeeing = autorun(() => seen.push(load.state.status));
    await load.run(async () => ok('one'));
    await load.run(async () => fail(failure));
    stopSeeing();
    expect(seen).toEqual(['idle', 'loading', 'loaded', 'refreshing', 'failed']);
  });

  it('shows its old value while it is refreshed', async () => {
    const load = aLoad();
    load.set('one');
    const run = load.run(async () => ok('two'));
    expect([load.state, load.value, load.isPending]).toEqual([{ status: 'refreshing', value: 'one' }, 'one', false]);
    await run;
    expect(load.value).toBe('two');
  });

  it('shows its failure, and nothing of its old value, unless it is told to keep that', async () => {
    const load = aLoad();
    load.set('one');
    await load.run(async () => fail(failure));
    expect([load.state, load.failure, load.value]).toEqual([{ status: 'failed', failure }, failure, undefined]);
  });

  it('is superseded by a later one, which cancels it and wins', async () => {
    const load = aLoad();
    const slow = later<Answer>();
    const signals: CancelSignal[] = [];
    const first = load.run((signal) => {
      signals.push(signal);
      return slow.promise;
    });
    await load.run(async () => ok('later'));
    expect(signals[0]?.aborted).toBe(true);
    slow.resolve(ok('earlier'));
    await first;
    expect(load.state).toEqual({ status: 'loaded', value: 'later' });
  });

  it('is superseded by a value that is set without a call', async () => {
    const load = aLoad();
    const slow = later<Answer>();
    const run = load.run(() => slow.promise);
    const reading = load.current;
    load.set('known');
    expect([reading?.signal.aborted, load.current]).toEqual([true, null]);
    slow.resolve(ok('asked'));
    await run;
    expect(load.value).toBe('known');
  });
});

describe('a read that keeps its shown value', () => {
  type Code =
    | 'api/offline'
    | 'api/unreachable'
    | 'api/timeout'
    | 'api/cancelled'
    | 'api/malformed'
    | 'api/unavailable'
    | 'api/session-expired'
    | 'api/forbidden'
    | 'api/unregistered'
    | 'api/not-found'
    | 'access/login-required'
    | 'access/denied';

  function aKeepingLoad(): Load<string, { readonly code: Code }> {
    return new Load<string, { readonly code: Code }>({ keepsShown: true });
  }

  it.each<Code>(['api/offline', 'api/unreachable', 'api/timeout', 'api/cancelled', 'api/malformed', 'api/unavailable'])(
    'stays, outdated, when reading it again fails with %s',
    async (code) => {
      const load = aKeepingLoad();
      load.set('one');
      await load.run(async () => fail({ code }));
      expect([load.state, load.outdated, load.failure]).toEqual([
        { status: 'loaded', value: 'one' },
        { code },
        undefined,
      ]);
    },
  );

  it.each<Code>([
    'api/session-expired',
    'api/forbidden',
    'api/unregistered',
    'api/not-found',
    'access/login-required',
    'access/denied',
  ])('is replaced by the final failure %s, even when it was outdated', async (code) => {
    const load = aKeepingLoad();
    load.set('one');
    await load.run(async () => fail(failure));
    await load.run(async () => fail({ code }));
    expect([load.state, load.outdated]).toEqual([{ status: 'failed', failure: { code } }, null]);
  });

  it('fails when nothing is shown yet', async () => {
    const load = aKeepingLoad();
    await load.run(async () => fail(failure));
    expect([load.state, load.outdated]).toEqual([{ status: 'failed', failure }, null]);
  });

  it('is outdated until a later read succeeds', async () => {
    const load = aKeepingLoad();
    load.set('one');
    await load.run(async () => fail(failure));
    const run = load.run(async () => ok('two'));
    expect([load.state, load.outdated]).toEqual([{ status: 'refreshing', value: 'one' }, failure]);
    await run;
    expect([load.state, load.outdated]).toEqual([{ status: 'loaded', value: 'two' }, null]);
  });

  it('is still outdated after a change that is known without a call', async () => {
    const load = aKeepingLoad();
    load.set('one');
    await load.run(async () => fail(failure));
    load.set('one, changed');
    expect([load.value, load.outdated]).toEqual(['one, changed', failure]);
  });

  it('tells observers that it is outdated', async () => {
    const load = aKeepingLoad();
    const seen: unknown[] = [];
    load.set('one');
    const stopSeeing = autorun(() => seen.push(load.outdated));
    await load.run(async () => fail(failure));
    await load.run(async () => ok('two'));
    stopSeeing();
    expect(seen).toEqual([null, failure, null]);
  });
});

describe('a read that is cancelled', () => {
  it('starts again when nothing was shown', () => {
    const load = aLoad();
    void load.run(() => later<Answer>().promise);
    const reading = load.current;
    load.cancel();
    expect([reading?.signal.aborted, load.state, load.current]).toEqual([true, { status: 'idle' }, null]);
  });

  it('keeps its shown value', () => {
    const load = aLoad();
    load.set('one');
    void load.run(() => later<Answer>().promise);
    load.cancel();
    expect(load.state).toEqual({ status: 'loaded', value: 'one' });
  });

  it('by the person is a failure that can be retried', async () => {
    const load = aLoad();
    load.stop();
    expect(load.state).toEqual({ status: 'idle' });
    const answer = later<Answer>();
    const run = load.run(() => answer.promise);
    const reading = load.current;
    load.stop();
    expect([reading?.signal.aborted, load.failure, load.isPending]).toEqual([true, { code: 'api/cancelled' }, false]);
    answer.resolve(ok('late'));
    await run;
    expect(load.failure).toEqual({ code: 'api/cancelled' });
  });

  it('changes nothing when it has already ended', async () => {
    const load = aLoad();
    await load.run(async () => fail(failure));
    load.cancel();
    expect(load.state).toEqual({ status: 'failed', failure });
  });
});

describe('a read that throws', () => {
  const bug = new TypeError('rows is not iterable');

  it('is broken, and reported once', async () => {
    const load = aLoad();
    await load.run(() => Promise.reject(bug));
    expect([load.state, load.value, load.failure, load.isPending]).toEqual([
      { status: 'broken', error: bug },
      undefined,
      undefined,
      false,
    ]);
    expect(told.mock.calls).toEqual([[bug]]);
  });

  it('is an unhandled rejection when it was superseded, and leaves the page as it is', async () => {
    const load = aLoad();
    const slow = later<Answer>();
    const run = load.run(() => slow.promise);
    load.set('one');
    slow.reject(bug);
    await expect(run).rejects.toBe(bug);
    expect(load.value).toBe('one');
    expect(told).not.toHaveBeenCalled();
  });
});
