import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browserTimer } from '#adapters/browser/browserTimer.ts';
import { ok, type Result } from '#domain/shared/Result.ts';
import { Action } from '#ui/state/Action.ts';
import { PendingDeletions } from '#ui/state/PendingDeletions.ts';
import { isUnfinished } from '#ui/state/unfinished.ts';
import { onDefect } from '#ui/state/defects.ts';
import { later } from './later.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function begin(send: () => Promise<boolean> = async () => true) {
  const signingOut = new Action<never>();
  const deletions = new PendingDeletions(browserTimer, { signingOut, onLeave: () => () => {} });
  const sent = vi.fn(send);
  deletions.begin({ id: 'p1', send: sent });
  return { deletions, signingOut, sent: () => sent.mock.calls.length };
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

describe('[G-UNDO-1] a pending deletion', () => {
  it('is sent once after eight seconds, even if nothing shows it', async () => {
    const { deletions, sent } = begin();
    expect([deletions.hides('p1'), deletions.isAnyPending]).toEqual([true, true]);
    await pass(7999);
    expect(sent()).toBe(0);
    await pass(1);
    expect([sent(), deletions.hides('p1'), deletions.isAnyPending]).toEqual([1, true, false]);
    await pass(60_000);
    expect(sent()).toBe(1);
  });

  it('is not sent when it is undone, and can start again', async () => {
    const { deletions, sent } = begin();
    deletions.undo('p1');
    await pass(60_000);
    expect([sent(), deletions.hides('p1'), deletions.isAnyPending]).toEqual([0, false, false]);
    deletions.begin({ id: 'p1', send: async () => true });
    expect(deletions.hides('p1')).toBe(true);
  });

  it('keeps its first deadline when it is started twice', async () => {
    const { deletions, sent } = begin();
    await pass(5000);
    deletions.begin({ id: 'p1', send: async () => true });
    await pass(3000);
    expect(sent()).toBe(1);
  });

  it('waits while it is paused, and afterwards for the whole time again', async () => {
    const { deletions, sent } = begin();
    const resume = deletions.pause('p1');
    await pass(60_000);
    expect([sent(), deletions.isAnyPending]).toEqual([0, true]);
    resume();
    await pass(7999);
    expect(sent()).toBe(0);
    await pass(1);
    expect(sent()).toBe(1);
  });

  it.each(['undone', 'sent'] as const)('stays %s when the pause ends afterwards', async (end) => {
    const { deletions, sent } = begin();
    const resume = deletions.pause('p1');
    if (end === 'undone') deletions.undo('p1');
    else deletions.sendNow('p1');
    resume();
    await pass(60_000);
    expect(sent()).toBe(end === 'undone' ? 0 : 1);
  });

  it('is sent at once on signing out, even while it is paused', async () => {
    const { deletions, signingOut, sent } = begin();
    deletions.pause('p1');
    const left = signingOut.run(async () => ok());
    expect(sent()).toBe(1);
    await left;
  });

  it('waits for its time when it began during a sign-out', async () => {
    const { deletions, signingOut } = begin();
    const refusal = later<Result<void, never>>();
    const left = signingOut.run(() => refusal.promise);
    const send = vi.fn(async () => true);
    deletions.begin({ id: 'p2', send });
    refusal.resolve(ok());
    await left;
    expect(send).not.toHaveBeenCalled();
    await pass(8000);
    expect(send).toHaveBeenCalledTimes(1);
  });
});

it('a deletion that nobody began is neither paused nor sent', async () => {
  const { deletions } = begin();
  deletions.pause('p2')();
  deletions.sendNow('p2');
  deletions.undo('p2');
  await pass(0);
  expect([deletions.hides('p1'), deletions.hides('p2')]).toEqual([true, false]);
});

describe('a deletion in progress', () => {
  it('is not sent a second time', async () => {
    const answer = later<boolean>();
    const { deletions, sent } = begin(() => answer.promise);
    const other = vi.fn(async () => true);
    deletions.sendNow('p1');
    await deletions.send({ id: 'p1', send: other });
    answer.resolve(true);
    await pass(0);
    expect([sent(), other.mock.calls.length, deletions.hides('p1')]).toEqual([1, 0, true]);
  });

  it('counts as unfinished until its answer arrives, and can no longer be undone', async () => {
    let answer: (isDeleted: boolean) => void = () => {};
    const { deletions } = begin(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    deletions.sendNow('p1');
    deletions.undo('p1');
    expect([isUnfinished(), deletions.hides('p1')]).toEqual([true, true]);
    answer(false);
    await pass(0);
    expect([isUnfinished(), deletions.hides('p1')]).toEqual([false, false]);
  });

  it('brings its row back and reports the defect when sending throws', async () => {
    vi.spyOn(console, 'error').mockImplementationOnce(() => {});
    const told: unknown[] = [];
    const stop = onDefect((error) => told.push(error));
    const { deletions } = begin(() => Promise.reject(new Error('bug')));
    deletions.sendNow('p1');
    await pass(0);
    stop();
    expect([told, deletions.hides('p1')]).toEqual([[new Error('bug')], false]);
  });
});
