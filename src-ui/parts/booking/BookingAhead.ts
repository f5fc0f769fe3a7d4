import { makeAutoObservable, observableRef } from 'mobx';
import type { Product } from '#domain/catalogue/Product.ts';

/** What a page knows of a booking before its address says so. */
export class BookingAhead {
  /** Somebody points at its button: its form is drawn, unseen. */
  likely: Product | null = null;
  /** Its button was pressed: its form is open. */
  asked: Product | null = null;

  constructor() {
    makeAutoObservable(this, { likely: observableRef, asked: observableRef });
  }

  expect(product: Product): void {
    this.likely = product;
  }

  ask(product: Product): void {
    this.asked = product;
  }

  /** The address says it now. */
  settle(): void {
    this.asked = null;
  }

  forget(): void {
    this.likely = null;
    this.asked = null;
  }
}
