import { describe, expect, it } from 'vitest';
import { type Listing, listing } from '#domain/shared/reading.ts';
import { fail, ok, type Result } from '#domain/shared/Result.ts';
import { DeletableList } from '#ui/state/DeletableList.ts';
import { buyer } from '../../builders/people.ts';
import { later } from './later.ts';

type Row = { readonly id: string };
const failure = { code: 'api/offline' } as const;
const lost = { code: 'api/timeout' } as const;
type Failure = typeof failure | typeof lost;

type Listed = Result<Listing<Row>, Failure>;

type Parts = { readonly removed?: Result<boolean | void, Failure>; readonly alike?: number };

const one: Row = { id: 'r1' };
const two: Row = { id: 'r2' };

/** A list of two rows; the test controls when the next answer arrives. */
async function aList({ removed = ok(), alike }: Parts = {}) {
  const anew = later<Listed>();
  const answers: Promise<Listed>[] = [Promise.resolve(ok(listing([one, two], [{ id: 'r3', email: null }])))];
  const asked: unknown[] = [];
  const reports: unknown[] = [];
  const list = new DeletableList<Row, Row, Failure>({
    list: (actor, { fresh }) => {
      asked.push({ actor, fresh });
      return answers.shift() ?? anew.promise;
    },
    remove: async (actor, { id }) => {
      asked.push({ actor, id });
      return removed;
    },
    report: ({ id }, isCertain, wasThere) => reports.push({ id, isCertain, ...(wasThere ? {} : { wasThere }) }),
    reportFailure: ({ id }) => reports.push({ id, failed: true }),
    ...(alike === undefined ? {} : { alike: () => alike }),
    session: { actor: buyer },
  });
  await list.refresh();
  return { list, anew, asked, reports };
}

describe('a list from which a person deletes', () => {
  it('removes the row at once, and reads the list again', async () => {
    const { list, anew, asked, reports } = await aList();
    expect(await list.delete(one)).toBe(true);
    expect(list.rows.state).toEqual({ status: 'refreshing', value: listing([two], [{ id: 'r3', email: null }]) });
    expect(reports).toEqual([{ id: 'r1', isCertain: true }]);
    expect(asked).toEqual([
      { actor: buyer, fresh: true },
      { actor: buyer, id: 'r1' },
      { actor: buyer, fresh: true },
    ]);
    anew.resolve(ok(listing([two])));
    await expect.poll(() => list.rows.state).toEqual({ status: 'loaded', value: listing([two]) });
  });

  it('keeps the row out when the list cannot be read again', async () => {
    const { list, anew } = await aList();
    await list.delete(one);
    anew.resolve(fail(failure));
    await expect.poll(() => list.rows.outdated).toEqual(failure);
    expect(list.rows.value?.items).toEqual([two]);
  });

  it('removes an unreadable row', async () => {
    const { list } = await aList();
    await list.delete({ id: 'r3' });
    expect(list.rows.value).toEqual(listing([one, two]));
  });

  it('keeps the row when the deletion fails', async () => {
    const { list, asked, reports } = await aList({ removed: fail(failure) });
    expect(await list.delete(one)).toBe(false);
    expect([list.rows.value?.items, list.deletion.failure, reports]).toEqual([[one, two], failure, []]);
    expect(asked).toHaveLength(2);
  });

  it('reports a failure only to somebody who has left the page that would show it', async () => {
    const { list, reports } = await aList({ removed: fail(failure) });
    await list.delete(one);
    expect(reports).toEqual([]);
    list.leave();
    await list.delete(one);
    expect(reports).toEqual([{ id: 'r1', failed: true }]);
  });

  it('[G-TRUE-1] looks for the row when the answer is lost, and reports it deleted once it is gone', async () => {
    const { list, anew, reports } = await aList({ removed: fail(lost) });
    const deleted = list.delete(one);
    anew.resolve(ok(listing([two])));
    expect(await deleted).toBe(true);
    expect([list.deletion.failure, reports]).toEqual([null, [{ id: 'r1', isCertain: true }]]);
  });

  it.each<[string, Listed]>([
    ['the row is still there', ok(listing([one, two]))],
    ['the row is still there, unreadable', ok(listing([two], [{ id: 'r1', email: null }]))],
    ['the list cannot be read either', fail(lost)],
  ])('[G-TRUE-1] says why after a lost answer when %s', async (_case, listed) => {
    const { list, anew, reports } = await aList({ removed: fail(lost) });
    const deleted = list.delete(one);
    anew.resolve(listed);
    expect(await deleted).toBe(false);
    expect([list.deletion.failure, reports]).toEqual([lost, []]);
  });

  const notThere = [{ id: 'r1', isCertain: true, wasThere: false }];

  it.each<[string, Listed, boolean, object | null, readonly unknown[]]>([
    ['fails if the row is still listed', ok(listing([one, two])), false, { code: 'api/malformed' }, []],
    ['is reported if the row is gone', ok(listing([two])), true, null, notThere],
    ['is reported if the list cannot be read', fail(lost), true, null, notThere],
  ])('[G-TRUE-1] a deletion that found no row %s', async (_case, listed, isGone, why, told) => {
    const { list, anew, reports } = await aList({ removed: ok(false) });
    const deleted = list.delete(one);
    anew.resolve(listed);
    expect(await deleted).toBe(isGone);
    expect([list.deletion.failure, reports]).toEqual([why, told]);
  });

  it('is not read again for somebody who has left its page', async () => {
    const { list, asked, reports } = await aList();
    list.leave();
    expect(await list.delete(one)).toBe(true);
    expect(reports).toEqual([{ id: 'r1', isCertain: true }]);
    expect(asked).toHaveLength(2);
  });

  it('removes a row that is unlike any other', async () => {
    const { list, reports } = await aList({ alike: 1 });
    await list.delete(one);
    expect([list.rows.value?.items, reports]).toEqual([[two], [{ id: 'r1', isCertain: true }]]);
  });

  it('waits for the fresh list to show which of several equal rows is gone', async () => {
    const { list, anew, reports } = await aList({ alike: 2 });
    expect(await list.delete(one)).toBe(true);
    expect([list.rows.value?.items, reports]).toEqual([[one, two], [{ id: 'r1', isCertain: false }]]);
    anew.resolve(ok(listing([one])));
    await expect.poll(() => list.rows.value?.items).toEqual([one]);
  });

  it('deletes before the list has arrived', async () => {
    const { list } = await aList();
    list.rows.state = { status: 'idle' };
    expect(await list.delete(one)).toBe(true);
    expect(list.rows.state.status).toBe('loading');
  });
});
