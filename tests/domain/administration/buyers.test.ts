import { describe, expect, it } from 'vitest';
import type { Buyer } from '#domain/administration/Buyer.ts';
import type { BuyersApi } from '#domain/administration/BuyersApi.ts';
import { deleteBuyer } from '#domain/administration/deleteBuyer.ts';
import { listBuyers } from '#domain/administration/listBuyers.ts';
import { listing } from '#domain/shared/reading.ts';
import { fail, ok } from '#domain/shared/Result.ts';
import { Journal } from '../../builders/Journal.ts';
import { aSession, visitor } from '../../builders/aSession.ts';
import { answers, apiFailures, lists, refuses } from '../../builders/answers.ts';

const buyer: Buyer = { id: 'b1', name: 'Ayesha', email: 'ayesha@example.com' };
const admin = aSession('admin');

function world(given: Partial<BuyersApi> = {}) {
  const journal = new Journal();
  const buyers = journal.port<BuyersApi>({ list: lists(buyer), delete: answers(true), ...given });
  return { journal, list: listBuyers({ buyers }), remove: deleteBuyer({ buyers }) };
}

describe('[S-ADM-4] an admin', () => {
  it('lists buyers', async () => {
    const { journal, list } = world();
    expect(await list(admin, { fresh: true })).toEqual(ok(listing([buyer])));
    expect(journal.of('list')).toEqual([[{ fresh: true }]]);
  });

  it('deletes a buyer, and answers whether there was one', async () => {
    const { journal, remove } = world();
    expect(await remove(admin, buyer)).toEqual(ok(true));
    expect(journal.of('delete')).toEqual([['ayesha@example.com']]);
    expect(await world({ delete: answers(false) }).remove(admin, buyer)).toEqual(ok(false));
  });

  it('[G-TRUE-1] does not delete themselves', async () => {
    const { journal, remove } = world();
    expect(await remove(admin, { ...buyer, email: 'Admin@example.com' })).toEqual(fail({ code: 'access/denied' }));
    expect(journal.asked).toEqual([]);
  });

  it.each(apiFailures)('gets the marketplace’s failure: $code', async (failure) => {
    const { list, remove } = world({ list: refuses(failure), delete: refuses(failure) });
    expect(await list(admin)).toEqual(fail(failure));
    expect(await remove(admin, buyer)).toEqual(fail(failure));
  });
});

describe('[S-ADM-4] nobody else', () => {
  it.each([
    ['a visitor', visitor, 'access/login-required'],
    ['a buyer', aSession('buyer'), 'access/denied'],
    ['a seller', aSession('seller'), 'access/denied'],
  ])('may list or delete buyers: %s', async (_who, actor, code) => {
    const { journal, list, remove } = world();
    expect(await list(actor)).toEqual(fail({ code }));
    expect(await remove(actor, buyer)).toEqual(fail({ code }));
    expect(journal.asked).toEqual([]);
  });
});
