import type { DeviceStore } from '#domain/shared/DeviceStore.ts';

/** Keys of payments without an end. They are apart from the stored shapes, because every page needs the keys. */
export const begunKeys = { begun: 'payments-begun', processing: 'payments-processing' } as const;

/** Forgets the secrets of payments when their owner signs out. Paid bookings stay, so that nobody pays twice. */
export function forgetBegunPayments(device: DeviceStore): void {
  for (const key of Object.values(begunKeys)) device.remove({ key });
}
