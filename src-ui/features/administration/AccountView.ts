import { makeAutoObservable, observableRef } from 'mobx';
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
  readonly all: () => readonly A[];
  readonly passes: (account: A) => boolean;
};

/** The rows of a list of people that an admin sees: found, filtered, in order. */
export class AccountView<A extends Account> {
  text = '';
  order: AccountOrder = { key: 'name', direction: 'ascending' };
  readonly #parts: AccountViewParts<A>;

  constructor(parts: AccountViewParts<A>) {
    this.#parts = parts;
    makeAutoObservable(this, { order: observableRef });
  }

  // Apart from `shown`, so that a key stroke sorts and folds nothing.
  get folded() {
    return foldAccounts(this.#parts.all());
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
}
