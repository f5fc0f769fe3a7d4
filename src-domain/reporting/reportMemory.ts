import type { Actor } from '../identity/Session.ts';
import type { DeviceStore, StoredValue } from '../shared/DeviceStore.ts';
import { normaliseEmail } from '../shared/EmailAddress.ts';

export type ReportMark = {
  readonly productId: string;
  /** The e-mail of the account that reported it; null for a visitor. */
  readonly owner: string | null;
};

/** Reports sent from this device, the latest last. */
export const storedReports: StoredValue<readonly ReportMark[]> = {
  key: 'reports',
  version: 1,
  // Skips damaged marks and keeps the others.
  parse: (content) => (Array.isArray(content) ? content.filter(isReportMark) : undefined),
};

/** The oldest make room. */
export const maxReportMarks = 200;

function ownerOf(actor: Actor): string | null {
  return actor === null ? null : normaliseEmail(actor.account.email);
}

/** Read on every use, because another tab may have written. */
export function readReportMarks(device: DeviceStore): readonly ReportMark[] {
  return device.read(storedReports) ?? [];
}

/** Whether this person reported the product from this device. */
export function hasReported(marks: readonly ReportMark[], actor: Actor, productId: string): boolean {
  const owner = ownerOf(actor);
  return marks.some((mark) => mark.productId === productId && mark.owner === owner);
}

export function rememberReport(device: DeviceStore, actor: Actor, productId: string): void {
  const marks = readReportMarks(device);
  if (hasReported(marks, actor, productId)) return;
  device.write(storedReports, [...marks, { productId, owner: ownerOf(actor) }].slice(-maxReportMarks));
}

/** For a person who signs out. What visitors reported stays. */
export function forgetReportsOf(device: DeviceStore, email: string): void {
  const owner = normaliseEmail(email);
  const all = readReportMarks(device);
  const left = all.filter((mark) => mark.owner !== owner);
  if (left.length === 0) device.remove(storedReports);
  else if (left.length < all.length) device.write(storedReports, left);
}

function isReportMark(content: unknown): content is ReportMark {
  if (typeof content !== 'object' || content === null) return false;
  const { productId, owner } = content as { readonly [F in keyof ReportMark]?: unknown };
  return typeof productId === 'string' && (owner === null || typeof owner === 'string');
}
