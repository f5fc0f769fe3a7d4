import type { Booking } from '#domain/booking/Booking.ts';
import type { BookingMove } from '#domain/booking/BookingMove.ts';
import type { Product } from '#domain/catalogue/Product.ts';
import type { Actor } from '#domain/identity/Session.ts';
import type { RegisterAccountViewModel } from '#ui/features/identity/RegisterAccountViewModel.ts';
import type { LogInAgainPrompt } from '#ui/state/LogInAgainPrompt.ts';
import type { SessionStore } from '#ui/state/SessionStore.ts';
import type { PathPattern } from '#ui/context/paths.ts';
import type { ViewModels } from '../viewModels.ts';
import type { AskedDeletions } from './AskedDeletions.ts';
import type { Device } from './Device.ts';
import type { Facts } from './facts.ts';

/** The pages that links lead to. */
export type LinkedRoute = Extract<
  PathPattern,
  | '/allproducts'
  | '/allproducts/advertise'
  | '/categories/:categoryName'
  | '/dashboard'
  | '/dashboard/myproducts'
  | '/dashboard/requests'
  | '/dashboard/sellersproducts'
  | '/dashboard/addproducts'
  | '/dashboard/allseller'
  | '/dashboard/allbuyer'
  | '/dashboard/reporteditem'
  | '/login'
  | '/signup'
>;

/** A tab as its pages see it. */
export interface TabView {
  readonly origin: string;
  readonly device: Device;
  readonly session: SessionStore;
  readonly logInAgain: LogInAgainPrompt;
  readonly registration: RegisterAccountViewModel;
  readonly viewModels: ViewModels;
  readonly deletions: AskedDeletions;
  duringLogIn(logIn: () => Promise<void>): Promise<void>;
  visit(route: LinkedRoute): void;
  visitPayment(bookingId: string): void;
  visitBooking(bookingId: string): void;
  nextName(): string;
  beginsBooking(): void;
  cancelsUpload(): void;
  wasToldBooked(product: Product, by: Actor): void;
  wasToldMoved(booking: Booking, move: BookingMove): void;
  wasToldAdded(productName: string): void;
  wasToldReported(productId: string, by: Actor, outcome: 'sent' | 'already'): void;
  wasSignedUp(email: string): void;
  answerToast(isUndone: boolean): void;
  /** Presses the button of the latest failure's toast. */
  tryAgain(): void;
}

/** A button or link that a person can press. */
export type Offer = {
  readonly name: string;
  readonly press: () => unknown;
};

/** The rows of a list and the rule that they must satisfy. */
export type ShownList = {
  readonly of:
    | 'products'
    | 'advertised'
    | 'category'
    | 'my products'
    | 'bookings'
    | 'requests'
    | 'deal'
    | 'sellers'
    | 'buyers'
    | 'reports';
  /** A new object whenever the list shows something else. */
  readonly state: object;
  readonly status: string;
  readonly ids: readonly string[];
  /** The owner, if the list is someone's own. */
  readonly owners: readonly string[];
  /** The rows that can change, as the page shows them. */
  readonly facts?: readonly Facts[];
};

/** The page says that this was done with these, by product, report or e-mail. */
export type Claim = {
  readonly what: 'advertised' | 'deleted' | 'verified' | 'dismissed';
  readonly ids: readonly string[];
};

export type Page = {
  readonly route: PathPattern;
  readonly start: () => void;
  readonly stop: () => void;
  readonly offers: () => readonly Offer[];
  /** Work that has started and not ended. */
  readonly pending: () => readonly string[];
  readonly list?: () => ShownList;
  readonly claims?: () => readonly Claim[];
  /** The bookings that this device says are paid. */
  readonly paidHere?: () => readonly string[];
};
