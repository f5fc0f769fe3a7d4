import { foldedWords } from '../shared/foldedWords.ts';
import { foldText } from '../shared/foldText.ts';
import { personName } from './personName.ts';

export type Account = { readonly id: string; readonly name: string; readonly email: string };

export const accountKeys = ['name', 'email'] as const;
export type AccountKey = (typeof accountKeys)[number];

export type AccountOrder = { readonly key: AccountKey; readonly direction: 'ascending' | 'descending' };

/** An account with its folded texts, because folding thousands of them again for each key stroke takes too long. */
export type FoldedAccount<A extends Account> = {
  readonly account: A;
  /** A person without a name stands where their address does. */
  readonly name: string;
  readonly email: string;
};

export function foldAccounts<A extends Account>(accounts: readonly A[]): readonly FoldedAccount<A>[] {
  return accounts.map((account) => ({
    account,
    name: foldText(personName(account).trim()),
    email: foldText(account.email.trim()),
  }));
}

/** Equal names follow each other by address, in either direction. */
export function orderAccounts<A extends Account>(
  accounts: readonly FoldedAccount<A>[],
  { key, direction }: AccountOrder,
): readonly FoldedAccount<A>[] {
  const sign = direction === 'ascending' ? 1 : -1;
  return [...accounts].sort((one, other) => sign * compare(one[key], other[key]) || compare(one.email, other.email));
}

/** By code units: many times faster than by a language's rules, which folded texts hardly need. */
function compare(one: string, other: string): number {
  return one === other ? 0 : one < other ? -1 : 1;
}

/** The accounts whose name or address holds every word. */
export function findAccounts<A extends Account>(
  accounts: readonly FoldedAccount<A>[],
  text: string,
): readonly FoldedAccount<A>[] {
  const words = foldedWords(text);
  return accounts.filter(({ name, email }) => words.every((word) => name.includes(word) || email.includes(word)));
}
