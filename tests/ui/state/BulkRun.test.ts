import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Result, fail, ok } from '#domain/shared/Result.ts';
import { BulkRun } from '#ui/state/BulkRun.ts';
import { later } from './later.ts';

type Row = { readonly id: string };
type Failure = {
  readonly code: 'api/timeout' | 'api/forbidden' | 'api/offline' | 'api/session-expired' | 'api/too-many-requests';
};
type Answer = Result<void, Failure>;

const forbidden = { code: 'api/forbidden' } as const;
const timeout = { code: 'api/timeout' } as const;
const rows = (count: number): Row[] => Array.from({ length: count }, (_, place) => ({ id: `r${place + 1}` }));

afterEach(() => {
  vi.restoreAllMocks();
});

/** A run whose calls the test answers one by one. */
function aRun() {
  const calls: { readonly id: string; readonly answer: ReturnType<typeof later<Answer>> }[] = [];
  const run = new BulkRun<Row, Failure>(({ id }) => {
    const answer = later<Answer>();
    calls.push({ id, answer });
    return answer.promise;
  });
  const sent = (): string[] => calls.map(({ id }) => id);
  /** Answers a row's latest call. */
  const answer = async (id: string, result: Answer = ok()): Promise<void> => {
    calls.findLast((call) => call.id === id)?.answer.resolve(result);
    await new Promise((resolve) => setTimeout(resolve));
  };
  const statuses = (): string[] => run.rows.map((row) => run.states.of(row.id)?.status ?? 'none');
  return { run, calls, sent, answer, statuses };
}

describe('a bulk run', () => {
  it('sends a few rows at once, in order, and ends when all are answered', async () => {
    const { run, sent, answer, statuses } = aRun();
    const ended = vi.fn();
    void run.start(rows(5)).then(ended);
    expect([sent(), run.phase]).toEqual([['r1', 'r2', 'r3'], 'running']);
    expect(statuses()).toEqual(['running', 'running', 'running', 'waiting', 'waiting']);
    await answer('r2');
    expect(sent()).toEqual(['r1', 'r2', 'r3', 'r4']);
    expect(run.states.counts).toEqual({ total: 5, waiting: 1, running: 3, done: 1, failed: 0, lost: 0, unsent: 0 });
    for (const id of ['r1', 'r3', 'r4']) await answer(id);
    expect([ended.mock.calls.length, run.isRunning]).toEqual([0, true]);
    await answer('r5');
    expect([ended.mock.calls.length, run.phase, run.states.counts.done]).toEqual([1, 'over', 5]);
  });

  it('goes on after a row that fails, and keeps the reason', async () => {
    const { run, answer, statuses } = aRun();
    void run.start(rows(4));
    await answer('r1', fail(forbidden));
    for (const id of ['r2', 'r3', 'r4']) await answer(id);
    expect(statuses()).toEqual(['failed', 'done', 'done', 'done']);
    expect([run.states.of('r1'), run.states.firstFailure('failed')]).toEqual([
      { status: 'failed', failure: forbidden },
      forbidden,
    ]);
    expect(run.states.rowsThat('failed')).toEqual([{ id: 'r1' }]);
  });

  it('tells a row whose answer is lost from one that failed, and takes either for done once that is known', async () => {
    const { run, answer, statuses } = aRun();
    void run.start(rows(3));
    await answer('r1', fail(timeout));
    await answer('r2', fail(forbidden));
    await answer('r3', fail(timeout));
    expect(statuses()).toEqual(['lost', 'failed', 'lost']);
    expect([run.states.perhapsDone, run.states.firstFailure('lost')]).toEqual([2, timeout]);
    run.confirm(({ id }) => id === 'r1');
    expect(statuses()).toEqual(['done', 'failed', 'lost']);
    expect(run.states.perhapsDone).toBe(2);
    run.confirm(({ id }) => id === 'r2');
    expect(statuses()).toEqual(['done', 'done', 'lost']);
    void run.retry();
    expect(statuses()).toEqual(['done', 'done', 'running']);
  });

  it('forgets rows that are gone, but none that is done or under way, and ends with its last row', async () => {
    const { run, answer } = aRun();
    void run.start(rows(3));
    await answer('r1', ok());
    await answer('r2', fail(timeout));
    run.forget(() => true);
    expect(run.rows.map(({ id }) => id)).toEqual(['r1', 'r3']);
    expect([run.states.of('r2'), run.states.counts.lost]).toEqual([undefined, 0]);
    await answer('r3', fail(forbidden));
    run.forget(({ id }) => id !== 'r3');
    expect(run.states.counts).toMatchObject({ total: 2, done: 1, failed: 1 });
    run.forget(() => true);
    expect([run.phase, run.rows.map(({ id }) => id)]).toEqual(['over', ['r1']]);
    const failing = new BulkRun<Row, Failure>(async () => fail(forbidden));
    await failing.start(rows(2));
    failing.forget(() => true);
    expect([failing.phase, failing.rows]).toEqual(['idle', []]);
  });

  it('goes on after a row that throws, and reports the bug', async () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => {});
    const bug = new TypeError('no such row');
    const run = new BulkRun<Row, Failure>(({ id }) => {
      if (id === 'r1') throw bug;
      return id === 'r2' ? Promise.reject(bug) : Promise.resolve(ok());
    });
    await run.start(rows(4));
    expect(run.states.counts).toEqual({ total: 4, waiting: 0, running: 0, done: 2, failed: 2, lost: 0, unsent: 0 });
    expect(run.states.of('r1')).toEqual({ status: 'failed', failure: null });
    expect(told.mock.calls).toEqual([[bug], [bug]]);
  });

  it('stops at once though calls hang, and takes their answers when they come', async () => {
    const { run, sent, answer, statuses } = aRun();
    const ended = vi.fn();
    void run.start(rows(5)).then(ended);
    await answer('r1');
    run.stop();
    await Promise.resolve();
    expect([run.phase, statuses()]).toEqual(['over', ['done', 'running', 'running', 'running', 'unsent']]);
    await answer('r2');
    await answer('r3', fail(forbidden));
    expect(statuses()).toEqual(['done', 'done', 'failed', 'running', 'unsent']);
    expect([sent(), ended.mock.calls.length]).toEqual([['r1', 'r2', 'r3', 'r4'], 1]);
  });

  it('retries what failed or was not sent, and never a row that is done or still pending', async () => {
    const { run, sent, answer, statuses } = aRun();
    void run.start(rows(5));
    await answer('r1');
    await answer('r2', fail(forbidden));
    run.stop();
    await answer('r5');
    const before = sent().length;
    expect(statuses()).toEqual(['done', 'failed', 'running', 'running', 'done']);
    void run.retry();
    expect(sent().slice(before)).toEqual(['r2']);
    await answer('r2');
    expect([run.phase, statuses()]).toEqual(['over', ['done', 'done', 'running', 'running', 'done']]);
    await run.retry();
    expect(sent().length).toBe(before + 1);
  });

  it('is not held up by calls that hang since before it stopped', async () => {
    const { run, sent } = aRun();
    void run.start(rows(6));
    run.stop();
    void run.retry();
    expect(sent()).toEqual(['r1', 'r2', 'r3', 'r4', 'r5', 'r6']);
  });

  it('retries one row alone, also while others run', async () => {
    const { run, sent, answer, statuses } = aRun();
    void run.start(rows(4));
    await answer('r1', fail(forbidden));
    void run.retry(['r1']);
    expect(statuses()).toEqual(['waiting', 'running', 'running', 'running']);
    await answer('r2');
    expect(sent()).toEqual(['r1', 'r2', 'r3', 'r4', 'r1']);
    run.stop();
    await answer('r1', fail(forbidden));
    void run.retry(['r1', 'r2']);
    expect(sent()).toEqual(['r1', 'r2', 'r3', 'r4', 'r1', 'r1']);
  });

  it('sends a row once that is named twice, and does nothing when it is started again while it runs', async () => {
    const { run, sent, answer } = aRun();
    void run.start([...rows(2), ...rows(2)]);
    await run.start(rows(9));
    expect([sent(), run.states.counts.total]).toEqual([['r1', 'r2'], 2]);
    await answer('r1');
    await answer('r2');
    expect(sent()).toEqual(['r1', 'r2']);
  });

  it('does not send a row again whose answer is still pending since an earlier run', async () => {
    const { run, sent, answer, statuses } = aRun();
    void run.start(rows(1));
    run.stop();
    run.clear();
    expect([run.phase, run.rows]).toEqual(['idle', []]);
    void run.start(rows(2));
    expect([sent(), statuses()]).toEqual([
      ['r1', 'r2'],
      ['running', 'running'],
    ]);
    await answer('r1', fail(forbidden));
    expect(statuses()).toEqual(['failed', 'running']);
  });

  it('forgets the outcome when it is cleared, and a late answer does not bring it back', async () => {
    const { run, answer } = aRun();
    void run.start(rows(2));
    run.clear();
    expect(run.phase).toBe('running');
    run.stop();
    run.clear();
    await answer('r1');
    expect([run.phase, run.states.of('r1'), run.states.firstFailure('failed')]).toEqual(['idle', undefined, null]);
  });

  it.each(['api/offline', 'api/session-expired', 'api/too-many-requests'] as const)(
    'stops when a row fails with %s, because the others would too',
    async (code) => {
      const { run, sent, answer, statuses } = aRun();
      const ended = vi.fn();
      void run.start(rows(5)).then(ended);
      await answer('r2', fail({ code }));
      expect([run.phase, ended.mock.calls.length]).toEqual(['over', 1]);
      expect(statuses()).toEqual(['running', 'failed', 'running', 'unsent', 'unsent']);
      await answer('r1', fail({ code }));
      await answer('r3');
      expect(sent()).toEqual(['r1', 'r2', 'r3']);
      void run.retry();
      expect(sent().slice(3).toSorted()).toEqual(['r1', 'r2', 'r4']);
    },
  );

  it('is not stopped by an earlier turn that fails late', async () => {
    const { run, answer } = aRun();
    void run.start(rows(4));
    run.stop();
    void run.retry();
    await answer('r1', fail({ code: 'api/offline' }));
    expect(run.isRunning).toBe(true);
  });

  it('does nothing with no rows', async () => {
    const { run } = aRun();
    await run.start([]);
    await run.retry();
    run.stop();
    expect([run.phase, run.states.counts.total]).toEqual(['over', 0]);
  });
});
