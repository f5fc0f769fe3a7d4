import { makeAutoObservable, observableRef } from 'mobx';
import type { Listing } from '#domain/shared/reading.ts';
import { sameEmail } from '#domain/shared/EmailAddress.ts';
import {
  type Account,
  type AccountKey,
  type AccountOrder,
  findAccounts,
  foldAccounts,
  orderAccounts,
} from '#domain/administration/accountOrder.ts';
import { nextSorting } from '../../kit/Sorting.ts';

type AccountViewParts<A extends Account> = {
  /** All accounts, as read. */
  readonly list: () => Listing<A> | undefined;
  readonly passes: (account: A) => boolean;
};

/** The rows of a list of people that an admin sees: found, filtered, in order, one of them open. */
export class AccountView<A extends Account> {
  text = '';
  order: AccountOrder = { key: 'name', direction: 'ascending' };
  /** The person whose panel is open. */
  openId: string | null = null;
  readonly #parts: AccountViewParts<A>;

  constructor(parts: AccountViewParts<A>) {
    this.#parts = parts;
    makeAutoObservable(this, { order: observableRef });
  }

  get all(): readonly A[] {
    return this.#parts.list()?.items ?? [];
  }

  // Apart from `shown`, so that a key stroke sorts and folds nothing.
  get folded() {
    return foldAccounts(this.all);
  }

  get ordered() {
    return orderAccounts(this.folded, this.order);
  }

  get shown(): readonly A[] {
    return findAccounts(this.ordered, this.text)
      .map(({ account }) => account)
      .filter((account) => this.#parts.passes(account));
  }

  /** Whether the search and the filters leave nobody of those who are there. */
  get isNobody(): boolean {
    return this.shown.length === 0 && this.folded.length > 0;
  }

  /** Null once the person is gone from the list. */
  get opened(): A | null {
    return this.all.find(({ id }) => id === this.openId) ?? null;
  }

  get kept() {
    const { text, order, openId } = this;
    return { text, order, openId };
  }

  restore({ text, order, openId }: AccountView<A>['kept']): void {
    this.search(text);
    this.sortBy(order);
    this.openId = openId;
  }

  /** How many rows, readable or not, have this e-mail: the marketplace deletes by e-mail and cannot tell them apart. */
  sharing({ email }: Pick<A, 'email'>): number {
    const list = this.#parts.list();
    const rows = list === undefined ? [] : [...list.items, ...list.unreadable];
    return rows.filter((row) => row.email !== null && sameEmail(row.email, email)).length;
  }

  search(text: string): void {
    this.text = text;
  }

  sortBy(order: AccountOrder): void {
    this.order = order;
  }

  /** A press on a column's heading. */
  turn(key: AccountKey): void {
    this.order = nextSorting(this.order, key);
  }

  toggle(id: string): void {
    this.openId = this.openId === id ? null : id;
  }

  close(): void {
    this.openId = null;
  }
}
