import type { StoredValue } from '../shared/DeviceStore.ts';

/** The checks that somebody ticked for one booking. */
type MeetingTicks = {
  readonly bookingId: string;
  /** Ids of checks. Other releases may have other ids. */
  readonly checks: readonly string[];
};

/** The ticks on this device, with the latest booking last. They are never sent. */
export const storedTicks: StoredValue<readonly MeetingTicks[]> = {
  key: 'meeting-ticks',
  version: 1,
  // Drops damaged entries and keeps the others.
  parse: (content) => (Array.isArray(content) ? content.filter(isMeetingTicks) : undefined),
};

/** Past this limit, the oldest booking's ticks are dropped. */
export const maxMeetings = 30;

export function ticksOf(all: readonly MeetingTicks[], bookingId: string): readonly string[] {
  return all.find((one) => one.bookingId === bookingId)?.checks ?? [];
}

/** Ticks or unticks a check of a booking. */
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
