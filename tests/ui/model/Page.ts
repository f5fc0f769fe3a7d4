import type { Product } from '#domain/catalogue/Product.ts';
import type { RoutePattern } from '#domain/identity/accessPolicy.ts';
import type { Actor } from '#domain/identity/Session.ts';
import type { ViewModels } from '#ui/app/ViewModels.ts';
import type { SessionStore } from '#ui/state/SessionStore.ts';
import type { Device } from './Device.ts';

/** Where links lead. */
export type Walk = Extract<
  RoutePattern,
  | '/allproducts' | '/allproducts/advertise' | '/categories/:categoryName' | '/dashboard' | '/dashboard/myproducts'
  | '/dashboard/sellersproducts' | '/dashboard/addproducts' | '/dashboard/allseller' | '/dashboard/allbuyer' | '/login'
>;

/** The tab as its pages know it. */
export interface Visited {
  readonly origin: string;
  readonly device: Device;
  readonly session: SessionStore;
  readonly viewModels: ViewModels;
  visit(route: Walk): void;
  visitPayment(bookingId: string): void;
  nextName(): string;
  beginsBooking(): void;
  wasToldBooked(product: Product, by: Actor): void;
  wasToldAdded(productName: string): void;
  answerToast(isUndone: boolean): void;
}

/** Something that a person may press. */
export type Offer = {
  readonly name: string;
  readonly press: () => unknown;
};

/** What a list shows, and under which rule. */
export type ShownList = {
  readonly of: 'products' | 'advertised' | 'category' | 'my products' | 'bookings' | 'sellers' | 'buyers';
  /** Another object as soon as something else is shown. */
  readonly state: object;
  readonly status: string;
  readonly ids: readonly string[];
  /** Whose they are, where they are somebody's own. */
  readonly owners: readonly string[];
};

export type Page = {
  readonly route: RoutePattern;
  readonly start: () => void;
  readonly stop: () => void;
  readonly offers: () => readonly Offer[];
  /** What has been begun and not ended. */
  readonly pending: () => readonly string[];
  readonly list?: () => ShownList;
};
