import type { DeviceStore } from '#domain/shared/DeviceStore.ts';

/** Keys of payments without an end. They are apart from the stored shapes, because every page needs the keys. */
export const begunKeys = { begun: 'payments-begun', processing: 'payments-processing' } as const;
export const begunVersion = 2;

/** As it was stored, perhaps damaged. */
type Owned = { readonly [id: string]: { readonly owner?: unknown } | null };

/**
 * Forgets the secrets of a person's payments when they leave; everybody's, if nobody knows who has left. Somebody may be
 * paying in another tab since. Paid bookings stay, so that nobody pays twice.
 */
export function forgetBegunPayments(device: DeviceStore, owner?: string): void {
  for (const key of Object.values(begunKeys)) {
    const stored = { key, version: begunVersion, parse: (content: unknown) => content as Owned };
    const others = Object.entries(device.read(stored) ?? {}).filter(([, one]) => owner && one?.owner !== owner);
    if (others.length > 0) device.write(stored, Object.fromEntries(others));
    else device.remove(stored);
  }
}
