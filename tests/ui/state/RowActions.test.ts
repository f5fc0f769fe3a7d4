import { describe, expect, it, vi } from 'vitest';
import { fail, ok, type Result } from '#domain/shared/Result.ts';
import { RowActions } from '#ui/state/RowActions.ts';
import { later } from './later.ts';

const failure = { code: 'api/timeout' } as const;

describe('an action in each row', () => {
  it('is neither pending nor failed before it runs', () => {
    const actions = new RowActions<typeof failure>();
    expect([actions.isPending('p1'), actions.failure('p1')]).toEqual([false, null]);
  });

  it('runs beside the pending action of another row', async () => {
    const actions = new RowActions<typeof failure>();
    const answer = later<Result<string, typeof failure>>();
    const first = actions.run('p1', () => answer.promise);
    expect(await actions.run('p2', async () => ok('second'))).toEqual(ok('second'));
    expect([actions.isPending('p1'), actions.isPending('p2')]).toEqual([true, false]);
    answer.resolve(ok('first'));
    expect(await first).toEqual(ok('first'));
    expect(actions.isPending('p1')).toBe(false);
  });

  it('does not run again while it is pending', async () => {
    const actions = new RowActions<typeof failure>();
    const answer = later<Result<void, typeof failure>>();
    const first = actions.run('p1', () => answer.promise);
    const second = vi.fn();
    expect(await actions.run('p1', second)).toBeNull();
    expect(second).not.toHaveBeenCalled();
    answer.resolve(ok());
    await first;
  });

  it('keeps its failure for its own row until the next attempt', async () => {
    const actions = new RowActions<typeof failure>();
    await actions.run('p1', async () => fail(failure));
    expect([actions.failure('p1'), actions.failure('p2')]).toEqual([failure, null]);
    await actions.run('p1', async () => ok());
    expect(actions.failure('p1')).toBeNull();
  });
});
