import { describe, expect, it } from 'vitest';
import { listRequests } from '#domain/booking/listRequests.ts';
import type { SalesApi } from '#domain/booking/SalesApi.ts';
import { listing } from '#domain/shared/reading.ts';
import { fail, ok } from '#domain/shared/Result.ts';
import { Journal } from '../../builders/Journal.ts';
import { aDeal } from '../../builders/aDeal.ts';
import { aSession, visitor } from '../../builders/aSession.ts';
import { lists, offline, refuses } from '../../builders/answers.ts';

describe('[G-SALE-1] the requests for a seller’s products', () => {
  it('are read with the seller’s own address', async () => {
    const journal = new Journal();
    const list = listRequests({ sales: journal.port<SalesApi>({ ofSeller: lists(aDeal('requested')) }) });
    expect(await list(aSession('seller'), { fresh: true })).toEqual(ok(listing([aDeal('requested')])));
    expect(journal.of('ofSeller')).toEqual([['seller@example.com', { fresh: true }]]);
  });

  it.each([
    ['a visitor', visitor, 'access/login-required'],
    ['a buyer', aSession('buyer'), 'access/denied'],
    ['an admin', aSession('admin'), 'access/denied'],
  ])('are not read for %s', async (_who, actor, code) => {
    const journal = new Journal();
    expect(await listRequests({ sales: journal.port<SalesApi>({}) })(actor)).toEqual(fail({ code }));
    expect(journal.asked).toEqual([]);
  });

  it('fail as the marketplace answers', async () => {
    const list = listRequests({ sales: new Journal().port<SalesApi>({ ofSeller: refuses(offline) }) });
    expect(await list(aSession('seller'))).toEqual(fail(offline));
  });
});
