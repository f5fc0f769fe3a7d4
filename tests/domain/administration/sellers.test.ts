import { describe, expect, it } from 'vitest';
import { DeleteSeller } from '#domain/administration/DeleteSeller.ts';
import { ListSellers } from '#domain/administration/ListSellers.ts';
import type { Seller } from '#domain/administration/Seller.ts';
import type { SellersApi } from '#domain/administration/SellersApi.ts';
import { VerifySeller } from '#domain/administration/VerifySeller.ts';
import { listing } from '#domain/shared/reading.ts';
import { fail, ok } from '#domain/shared/Result.ts';
import { Journal } from '../given/Journal.ts';
import { aSession, visitor } from '../given/aSession.ts';
import { answers, apiFailures, done, lists, refuses } from '../given/answers.ts';

const seller: Seller = { id: 's1', name: 'Selim', email: 'seller@example.com', verified: false };
const admin = aSession('admin');

function world(given: Partial<SellersApi> = {}) {
  const journal = new Journal();
  const sellers = journal.port<SellersApi>({ list: lists(seller), verify: done, delete: answers(true), ...given });
  return {
    journal,
    list: new ListSellers(sellers),
    verify: new VerifySeller(sellers),
    remove: new DeleteSeller(sellers),
  };
}

describe('an admin', () => {
  it('[S-ADM-1] lists sellers', async () => {
    const { journal, list } = world();
    expect(await list.execute(admin, { fresh: true })).toEqual(ok(listing([seller])));
    expect(journal.of('list')).toEqual([[{ fresh: true }]]);
  });

  it('[S-ADM-2] verifies a seller, and once more without a failure', async () => {
    const { journal, verify } = world();
    expect(await verify.execute(admin, seller)).toEqual(ok());
    expect(await verify.execute(admin, { ...seller, verified: true })).toEqual(ok());
    expect(journal.of('verify')[0]).toEqual(['seller@example.com']);
  });

  it('[S-ADM-3] deletes a seller, also one who is gone already', async () => {
    const { journal, remove } = world();
    expect(await remove.execute(admin, seller)).toEqual(ok());
    expect(journal.of('delete')).toEqual([['seller@example.com']]);
    expect(await world({ delete: answers(false) }).remove.execute(admin, seller)).toEqual(ok());
  });

  it.each(apiFailures)('is told what the marketplace says: $code', async (failure) => {
    const { list, verify, remove } = world({ list: refuses(failure), verify: refuses(failure), delete: refuses(failure) });
    expect(await list.execute(admin)).toEqual(fail(failure));
    expect(await verify.execute(admin, seller)).toEqual(fail(failure));
    expect(await remove.execute(admin, seller)).toEqual(fail(failure));
  });
});

describe('nobody else', () => {
  it.each([
    ['a visitor', visitor, 'access/login-required'],
    ['a buyer', aSession('buyer'), 'access/denied'],
    ['a seller', aSession('seller'), 'access/denied'],
  ])('lists, verifies or deletes sellers: %s', async (_who, actor, code) => {
    const { journal, list, verify, remove } = world();
    expect(await list.execute(actor)).toEqual(fail({ code }));
    expect(await verify.execute(actor, seller)).toEqual(fail({ code }));
    expect(await remove.execute(actor, seller)).toEqual(fail({ code }));
    expect(journal.asked).toEqual([]);
  });
});
