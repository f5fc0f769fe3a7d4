import { makeAutoObservable, observableRef } from 'mobx';
import type { Product } from '#domain/catalogue/Product.ts';
import {
  knownFilters,
  orderProducts,
  passesProductFilter,
  type ProductFilter,
  type ProductOrder,
  type ProductOrderKey,
  type RequestedIds,
  searchProducts,
} from '#domain/selling/ownProducts.ts';
import { nextSorting } from '../../kit/Sorting.ts';
import { RowSelection } from '../../state/RowSelection.ts';

const newestFirst: ProductOrder = { key: 'posted', direction: 'descending' };

/** The rows of their own products that a seller sees: found, filtered, in order; and the chosen ones. */
export class ProductDesk {
  text = '';
  filter: ProductFilter = 'all';
  order: ProductOrder = newestFirst;
  requested: RequestedIds = null;
  readonly selection = new RowSelection();
  readonly #all: () => readonly Product[];

  constructor(all: () => readonly Product[]) {
    this.#all = all;
    makeAutoObservable(this, { order: observableRef, requested: observableRef, selection: false });
  }

  get found(): readonly Product[] {
    return searchProducts(orderProducts(this.#all(), this.order), this.text);
  }

  get shown(): readonly Product[] {
    return this.found.filter((product) => this.#passes(product, this.shownFilter));
  }

  get filters(): readonly ProductFilter[] {
    return knownFilters(this.#all(), this.requested);
  }

  /** A filter that the marketplace stopped answering shows everything. */
  get shownFilter(): ProductFilter {
    return this.filters.includes(this.filter) ? this.filter : 'all';
  }

  /** The chosen products, whether the filter shows them or not. */
  get chosen(): readonly Product[] {
    return this.#all().filter(({ id }) => this.selection.has(id));
  }

  /** How many products this filter would show. */
  countWith(filter: ProductFilter): number {
    return this.found.filter((product) => this.#passes(product, filter)).length;
  }

  /** How many of these are promised to somebody, or wanted. */
  countWanted(products: readonly Product[]): number {
    return products.filter(({ id, status }) => status === 'reserved' || this.requested?.has(id) === true).length;
  }

  search(text: string): void {
    this.text = text;
  }

  setFilter(filter: ProductFilter): void {
    this.filter = filter;
  }

  sortBy(order: ProductOrder): void {
    this.order = order;
  }

  /** A press on a column's heading. */
  turn(key: ProductOrderKey): void {
    this.order = nextSorting(this.order, key);
  }

  showAll(): void {
    this.text = '';
    this.filter = 'all';
  }

  get kept() {
    const { text, filter, order, selection } = this;
    return { text, filter, order, chosen: [...selection.chosen.keys()] };
  }

  restore({ text, filter, order, chosen }: ProductDesk['kept']): void {
    this.search(text);
    this.setFilter(filter);
    this.sortBy(order);
    this.selection.chooseAll(chosen, true);
  }

  setRequested(requested: RequestedIds): void {
    this.requested = requested;
  }

  #passes(product: Product, filter: ProductFilter): boolean {
    return passesProductFilter(product, filter, this.requested);
  }
}
