import type { RoutePattern } from '#domain/identity/accessPolicy.ts';

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
