import type { DeviceStore } from '#domain/shared/DeviceStore.ts';

/** Where payments are stored that have no end yet. Apart from their shape, because every page needs the keys. */
export const begunKeys = { begun: 'payments-begun', processing: 'payments-processing' } as const;

/** Forgets the secrets of payments when their owner signs out. Paid bookings stay, so that nobody pays twice. */
export function forgetBegunPayments(device: DeviceStore): void {
  for (const key of Object.values(begunKeys)) device.remove({ key });
}
