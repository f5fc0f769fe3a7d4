import type { Booking } from '#domain/booking/Booking.ts';
import type { SellerRequest } from '#domain/booking/SellerRequest.ts';
import type { Clock } from '#domain/shared/Clock.ts';
import type { Look, RequestsLook } from '../../state/RequestsLook.ts';
import type { SessionStore } from '../../state/SessionStore.ts';

type NewRequestsParts = {
  readonly look: Pick<RequestsLook, 'read' | 'write'>;
  /** Whether somebody sees the requests. */
  readonly isSeen: () => boolean;
  readonly clock: Clock;
  readonly session: Pick<SessionStore, 'actor'>;
};

/** Tells which requests came after the seller's last visit. */
export class NewRequests {
  /** The look before this visit; null on the first one. */
  readonly lastLook: Look | null;
  readonly #parts: NewRequestsParts;

  constructor(parts: NewRequestsParts) {
    this.#parts = parts;
    const { actor } = parts.session;
    this.lastLook = actor === undefined || actor === null ? null : parts.look.read(actor.account.email);
  }

  isNew({ booking, kind }: SellerRequest): boolean {
    if (this.lastLook === null || kind === 'ended' || booking.bookedAt === undefined) return false;
    return booking.bookedAt > (this.lastLook.newest ?? 0);
  }

  /** Stores this look for the next visit. A read in a hidden tab is no look. */
  recordLook(bookings: readonly Booking[]): void {
    const { look, isSeen, clock, session } = this.#parts;
    const { actor } = session;
    if (actor === undefined || actor === null || !isSeen()) return;
    const times = bookings.flatMap(({ bookedAt }) => bookedAt ?? []);
    look.write(actor.account.email, { at: clock.now(), newest: times.length === 0 ? null : Math.max(...times) });
  }
}
