import { describe, expect, it } from 'vitest';
import { findAccounts, foldAccounts, orderAccounts } from '#domain/administration/accountOrder.ts';

const account = (id: string, name: string, email: string) => ({ id, name, email });
const people = foldAccounts([
  account('1', 'Rakib Hasan', 'rakib@example.com'),
  account('2', 'émile Noor', 'Noor@Example.com'),
  account('3', '  ', 'bristi@example.com'),
  account('4', 'Arif Khan', 'arif2@example.com'),
  account('5', 'Arif Khan', 'arif1@example.com'),
]);
const ids = (found: typeof people): string => found.map(({ account: { id } }) => id).join('');

describe('[G-ADM-1] a list of people', () => {
  it('is ordered by name whatever the case and the accents, and people without a name by their address', () => {
    expect(ids(orderAccounts(people, { key: 'name', direction: 'ascending' }))).toBe('54321');
  });

  it('is ordered whatever its order was before', () => {
    for (const before of [
      [4, 3, 2, 1, 0],
      [2, 0, 4, 1, 3],
    ]) {
      const list = before.flatMap((place) => people.slice(place, place + 1));
      expect(ids(orderAccounts(list, { key: 'name', direction: 'ascending' }))).toBe('54321');
    }
  });

  it('keeps people of one name in the order of their addresses, in either direction', () => {
    expect(ids(orderAccounts(people, { key: 'name', direction: 'descending' }))).toBe('12354');
  });

  it('is ordered by address', () => {
    expect(ids(orderAccounts(people, { key: 'email', direction: 'ascending' }))).toBe('54321');
    expect(ids(orderAccounts(people, { key: 'email', direction: 'descending' }))).toBe('12345');
  });

  it.each([
    ['', '12345'],
    ['  ', '12345'],
    ['ÉMILE', '2'],
    ['emile', '2'],
    ['khan arif', '45'],
    ['arif example arif1', '5'],
    ['bristi', '3'],
    ['noor@example.com', '2'],
    ['rakib nobody', ''],
  ])('is searched by %j in names and addresses: every word must be there', (text, found) => {
    expect(ids(findAccounts(people, text))).toBe(found);
  });
});
