import { describe, expect, it } from 'vitest';
import { deleteSeller } from '#domain/administration/deleteSeller.ts';
import { listSellers } from '#domain/administration/listSellers.ts';
import { removeSeller } from '#domain/administration/removeSeller.ts';
import type { Seller } from '#domain/administration/Seller.ts';
import type { SellersApi } from '#domain/administration/SellersApi.ts';
import { verifySeller } from '#domain/administration/verifySeller.ts';
import { listing } from '#domain/shared/reading.ts';
import { fail, ok } from '#domain/shared/Result.ts';
import { Journal } from '../../builders/Journal.ts';
import { aSession, visitor } from '../../builders/aSession.ts';
import { answers, apiFailures, done, lists, refuses } from '../../builders/answers.ts';

const seller: Seller = { id: 's1', name: 'Selim', email: 'seller@example.com', verified: false };
const admin = aSession('admin');

function world(given: Partial<SellersApi> = {}) {
  const journal = new Journal();
  const sellers = journal.port<SellersApi>({ list: lists(seller), verify: done, delete: answers(true), ...given });
  return {
    journal,
    list: listSellers({ sellers }),
    verify: verifySeller({ sellers }),
    remove: deleteSeller({ sellers }),
  };
}

describe('an admin', () => {
  it('[S-ADM-1] lists sellers', async () => {
    const { journal, list } = world();
    expect(await list(admin, { fresh: true })).toEqual(ok(listing([seller])));
    expect(journal.of('list')).toEqual([[{ fresh: true }]]);
  });

  it('[S-ADM-2] verifies a seller, and a second time without a failure', async () => {
    const { journal, verify } = world();
    expect(await verify(admin, seller)).toEqual(ok());
    expect(await verify(admin, { ...seller, verified: true })).toEqual(ok());
    expect(journal.of('verify')[0]).toEqual(['seller@example.com']);
  });

  it('[S-ADM-3] deletes a seller, and answers whether there was one', async () => {
    const { journal, remove } = world();
    expect(await remove(admin, seller)).toEqual(ok(true));
    expect(journal.of('delete')).toEqual([['seller@example.com']]);
    expect(await world({ delete: answers(false) }).remove(admin, seller)).toEqual(ok(false));
  });

  it('[G-TRUE-1] does not delete themselves', async () => {
    const { journal, remove } = world();
    expect(await remove(admin, { email: 'Admin@example.com' })).toEqual(fail({ code: 'access/denied' }));
    expect(journal.asked).toEqual([]);
  });

  it.each(apiFailures)('gets the marketplace’s failure: $code', async (failure) => {
    const { list, verify, remove } = world({
      list: refuses(failure),
      verify: refuses(failure),
      delete: refuses(failure),
    });
    expect(await list(admin)).toEqual(fail(failure));
    expect(await verify(admin, seller)).toEqual(fail(failure));
    expect(await remove(admin, seller)).toEqual(fail(failure));
  });
});

describe('an admin whose deletion of a seller was not answered', () => {
  const lost = fail({ code: 'api/unreachable' } as const);
  const removed = (list: SellersApi['list'], answer: SellersApi['delete'] = async () => lost) => {
    const { journal } = world();
    const sellers = journal.port<SellersApi>({ list, verify: done, delete: answer });
    return { journal, answer: removeSeller({ sellers })(admin, seller) };
  };
  const other: Seller = { ...seller, id: 's2', email: 'other@example.com' };

  it('learns from a fresh list that the seller is gone', async () => {
    const { journal, answer } = removed(lists(other));
    expect(await answer).toEqual(ok(true));
    expect(journal.of('list')).toEqual([[{ fresh: true }]]);
  });

  it.each([
    ['still has the seller, in other letters', lists({ ...seller, email: 'Seller@Example.com' })],
    ['names the seller in an unreadable row', answers(listing([other], [{ id: 's1', email: seller.email }]))],
    ['has a row that may be anybody’s', answers(listing([other], [{ id: null, email: null }]))],
    ['does not come', refuses({ code: 'api/unreachable' } as const)],
  ])('hears of the failure where the list %s', async (_what, list) => {
    expect(await removed(list).answer).toEqual(lost);
  });

  it.each([
    ['lacks the seller', lists(other), ok(false)],
    [
      'lacks the seller, with a row that may be anybody’s',
      answers(listing([other], [{ id: null, email: null }])),
      ok(false),
    ],
    ['does not come', refuses({ code: 'api/unreachable' } as const), ok(false)],
    [
      'has the seller, in other letters',
      lists({ ...seller, email: 'Seller@Example.com' }),
      fail({ code: 'api/malformed' }),
    ],
  ] as const)(
    '[G-TRUE-1] calls a seller gone whom the marketplace did not find, unless the list %s',
    async (_what, list, wanted) => {
      expect(await removed(list, answers(false)).answer).toEqual(wanted);
    },
  );

  it.each([
    ['was answered', answers(true), ok(true)],
    ['was refused', refuses({ code: 'api/forbidden' } as const), fail({ code: 'api/forbidden' })],
  ] as const)('asks for no list where the deletion %s', async (_what, given, wanted) => {
    const { journal, answer } = removed(lists(other), given);
    expect(await answer).toEqual(wanted);
    expect(journal.of('list')).toEqual([]);
  });
});

describe('nobody else', () => {
  it.each([
    ['a visitor', visitor, 'access/login-required'],
    ['a buyer', aSession('buyer'), 'access/denied'],
    ['a seller', aSession('seller'), 'access/denied'],
  ])('may list, verify or delete sellers: %s', async (_who, actor, code) => {
    const { journal, list, verify, remove } = world();
    expect(await list(actor)).toEqual(fail({ code }));
    expect(await verify(actor, seller)).toEqual(fail({ code }));
    expect(await remove(actor, seller)).toEqual(fail({ code }));
    expect(journal.asked).toEqual([]);
  });
});
