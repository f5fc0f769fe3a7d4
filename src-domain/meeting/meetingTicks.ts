import type { StoredValue } from '../shared/DeviceStore.ts';

/** What somebody has checked of the device that one booking is about. */
type MeetingTicks = {
  readonly bookingId: string;
  /** Ids of checks, which an earlier or later release may not know. */
  readonly checks: readonly string[];
};

/** Ticks on this device, the latest booking last. The marketplace hears nothing of them. */
export const storedTicks: StoredValue<readonly MeetingTicks[]> = {
  key: 'meeting-ticks',
  version: 1,
  // A damaged one is left out, and takes no other with it.
  parse: (content) => (Array.isArray(content) ? content.filter(isMeetingTicks) : undefined),
};

/** Bookings come to an end; the oldest make room. */
export const maxMeetings = 30;

export function ticksOf(all: readonly MeetingTicks[], bookingId: string): readonly string[] {
  return all.find((one) => one.bookingId === bookingId)?.checks ?? [];
}

/** Ticks a check of a booking, or takes the tick back. */
export function toggleTick(all: readonly MeetingTicks[], bookingId: string, check: string): readonly MeetingTicks[] {
  const before = ticksOf(all, bookingId);
  const checks = before.includes(check) ? before.filter((one) => one !== check) : [...before, check];
  const others = all.filter((one) => one.bookingId !== bookingId);
  return [...others, { bookingId, checks }].slice(-maxMeetings);
}

function isMeetingTicks(content: unknown): content is MeetingTicks {
  if (typeof content !== 'object' || content === null) return false;
  const { bookingId, checks }: { bookingId?: unknown; checks?: unknown } = content;
  return typeof bookingId === 'string' && Array.isArray(checks) && checks.every((one) => typeof one === 'string');
}
