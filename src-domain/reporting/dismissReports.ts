import { requireAccess } from '../identity/accessPolicy.ts';
import type { Actor } from '../identity/Session.ts';
import type { AccessFailure, ApiFailure } from '../shared/Failure.ts';
import type { ReportsApi } from './ReportsApi.ts';

/** A report that is still in the queue, and why. */
export type NotDismissed = { readonly id: string; readonly failure: AccessFailure | ApiFailure };

/** Calls at the same time: browsers make later ones wait, and their time limit runs meanwhile. */
const atOnce = 6;

/**
 * Deletes each of the reports, whatever becomes of the others, and answers those that remain. A report that another
 * admin has dismissed counts as dismissed.
 */
export const dismissReports =
  ({ reports }: { readonly reports: ReportsApi }) =>
  async (actor: Actor, ids: readonly string[]): Promise<readonly NotDismissed[]> => {
    const allowed = requireAccess(actor, 'dismiss a report');
    if (!allowed.ok) return ids.map((id) => ({ id, failure: allowed.failure }));
    const remaining: NotDismissed[] = [];
    for (let start = 0; start < ids.length; start += atOnce) {
      const batch = ids.slice(start, start + atOnce);
      const answers = await Promise.all(batch.map(async (id) => ({ id, deleted: await reports.delete(id) })));
      for (const { id, deleted } of answers) if (!deleted.ok) remaining.push({ id, failure: deleted.failure });
    }
    return remaining;
  };

export type DismissReports = ReturnType<typeof dismissReports>;
