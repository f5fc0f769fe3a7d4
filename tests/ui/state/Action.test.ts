import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Result, fail, ok } from '#domain/shared/Result.ts';
import { Action } from '#ui/state/Action.ts';
import { onDefect } from '#ui/state/defects.ts';
import { later } from './later.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const failure = { code: 'api/timeout' } as const;

describe('an action', () => {
  it('is pending until it is answered', async () => {
    const action = new Action<typeof failure>();
    expect([action.isPending, action.failure]).toEqual([false, null]);
    const answer = later<Result<string, typeof failure>>();
    const run = action.run(() => answer.promise);
    expect(action.isPending).toBe(true);
    answer.resolve(ok('done'));
    expect(await run).toEqual(ok('done'));
    expect([action.isPending, action.failure]).toEqual([false, null]);
  });

  it('does not start again while it is pending', async () => {
    const action = new Action<typeof failure>();
    const answer = later<Result<void, typeof failure>>();
    const first = action.run(() => answer.promise);
    const second = vi.fn();
    expect(await action.run(second)).toBeNull();
    expect(second).not.toHaveBeenCalled();
    answer.resolve(ok());
    await first;
    expect(await action.run(async () => ok('again'))).toEqual(ok('again'));
  });

  it('shows its failure until the next attempt, or until it is cleared', async () => {
    const action = new Action<typeof failure>();
    await action.run(async () => fail(failure));
    expect(action.failure).toEqual(failure);
    const next = action.run(async () => ok());
    expect(action.failure).toBeNull();
    await next;
    await action.run(async () => fail(failure));
    action.forget();
    expect(action.failure).toBeNull();
  });

  it('reports its bug, and can be tried again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const told = vi.fn();
    const stop = onDefect(told);
    const bug = new TypeError('rows is not iterable');
    const action = new Action<typeof failure>();
    expect(await action.run(() => Promise.reject(bug))).toBeNull();
    expect([action.isPending, told.mock.calls]).toEqual([false, [[bug]]]);
    expect(console.error).toHaveBeenCalledWith(bug);
    stop();
    await action.run(() => Promise.reject(bug));
    expect(told).toHaveBeenCalledTimes(1);
  });
});
