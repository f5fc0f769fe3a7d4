import { describe, expect, it } from 'vitest';
import type { Buyer } from '#domain/administration/Buyer.ts';
import type { BuyersApi } from '#domain/administration/BuyersApi.ts';
import { DeleteBuyer } from '#domain/administration/DeleteBuyer.ts';
import { ListBuyers } from '#domain/administration/ListBuyers.ts';
import { listing } from '#domain/shared/reading.ts';
import { fail, ok } from '#domain/shared/Result.ts';
import { Journal } from '../given/Journal.ts';
import { aSession, visitor } from '../given/aSession.ts';
import { answers, apiFailures, lists, refuses } from '../given/answers.ts';

const buyer: Buyer = { id: 'b1', name: 'Ayesha', email: 'buyer@example.com' };
const admin = aSession('admin');

function world(given: Partial<BuyersApi> = {}) {
  const journal = new Journal();
  const buyers = journal.port<BuyersApi>({ list: lists(buyer), delete: answers(true), ...given });
  return { journal, list: new ListBuyers(buyers), remove: new DeleteBuyer(buyers) };
}

describe('[S-ADM-4] an admin', () => {
  it('lists buyers', async () => {
    const { journal, list } = world();
    expect(await list.execute(admin, { fresh: true })).toEqual(ok(listing([buyer])));
    expect(journal.of('list')).toEqual([[{ fresh: true }]]);
  });

  it('deletes a buyer, also one who is gone already', async () => {
    const { journal, remove } = world();
    expect(await remove.execute(admin, buyer)).toEqual(ok());
    expect(journal.of('delete')).toEqual([['buyer@example.com']]);
    expect(await world({ delete: answers(false) }).remove.execute(admin, buyer)).toEqual(ok());
  });

  it.each(apiFailures)('is told what the marketplace says: $code', async (failure) => {
    const { list, remove } = world({ list: refuses(failure), delete: refuses(failure) });
    expect(await list.execute(admin)).toEqual(fail(failure));
    expect(await remove.execute(admin, buyer)).toEqual(fail(failure));
  });
});

describe('[S-ADM-4] nobody else', () => {
  it.each([
    ['a visitor', visitor, 'access/login-required'],
    ['a buyer', aSession('buyer'), 'access/denied'],
    ['a seller', aSession('seller'), 'access/denied'],
  ])('lists or deletes buyers: %s', async (_who, actor, code) => {
    const { journal, list, remove } = world();
    expect(await list.execute(actor)).toEqual(fail({ code }));
    expect(await remove.execute(actor, buyer)).toEqual(fail({ code }));
    expect(journal.asked).toEqual([]);
  });
});
