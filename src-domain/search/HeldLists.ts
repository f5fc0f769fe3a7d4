import type { Product } from '../catalogue/Product.ts';
import type { ApiFailure } from '../shared/Failure.ts';
import type { Listing, ReadOptions } from '../shared/reading.ts';
import { type Result, ok } from '../shared/Result.ts';
import type { CatalogueScope, FindRequest } from './CatalogueSearch.ts';

/** A list may be this old before the next search reads it again, in milliseconds. Caches keep it as long. */
const listLifetime = 5 * 60 * 1000;

/** After these failures, an old list is better than none. */
const passing: ReadonlySet<string> = new Set<ApiFailure['code']>([
  'api/offline',
  'api/unreachable',
  'api/timeout',
  'api/malformed',
  'api/too-many-requests',
  'api/unavailable',
]);

export type HeldList = {
  readonly listing: Listing<Product>;
  /** The moment of the reading, in milliseconds since 1970-01-01T00:00Z. */
  readonly readAt: number;
  /** Why a newer one could not be read. */
  readonly outdated?: ApiFailure;
};

export type HeldListsParts = {
  readonly read: (within: CatalogueScope, options?: ReadOptions) => Promise<Result<Listing<Product>, ApiFailure>>;
  readonly now: () => number;
};

/** The lists that earlier answers came from. */
export class HeldLists {
  readonly #parts: HeldListsParts;
  /** The list of each answer's snapshot. */
  readonly #lists = new WeakMap<object, HeldList>();

  constructor(parts: HeldListsParts) {
    this.#parts = parts;
  }

  /** Answers the snapshot by which a later request finds the list. */
  hold(list: HeldList): object {
    const snapshot = {};
    this.#lists.set(snapshot, list);
    return snapshot;
  }

  /**
   * The list of an earlier answer, for its next pages and counts and as long as it is young; else a new one, or the
   * earlier one if that fails.
   */
  async of(
    { snapshot, after, size, within }: FindRequest,
    options: ReadOptions,
  ): Promise<Result<HeldList, ApiFailure>> {
    const { read, now } = this.#parts;
    const held = snapshot === undefined ? undefined : this.#lists.get(snapshot);
    const readAt = now();
    const isOfSamePage = after !== null || size === 0;
    if (held !== undefined && (isOfSamePage || isYoung(readAt - held.readAt))) return ok(held);
    const answer = await read(within, options);
    if (answer.ok) return ok({ listing: answer.value, readAt });
    return held !== undefined && passing.has(answer.failure.code) ? ok({ ...held, outdated: answer.failure }) : answer;
  }
}

/** A list from a time that is yet to come, by a clock that was set back, has no known age. */
const isYoung = (age: number): boolean => age >= 0 && age < listLifetime;
