import { requireAccess } from '../identity/accessPolicy.ts';
import type { Actor } from '../identity/Session.ts';
import type { ApiFailure, CallFailure } from '../shared/Failure.ts';
import { concernsEveryCall } from '../shared/concernsEveryCall.ts';
import type { CancelSignal } from '../shared/reading.ts';
import type { ReportsApi } from './ReportsApi.ts';

/** A report that is still in the queue, and why. */
export type NotDismissed = { readonly id: string; readonly failure: CallFailure };

/** Calls at the same time: browsers make later ones wait, and their time limit runs meanwhile. */
const atOnce = 6;

/**
 * Deletes each of the reports, and answers those that remain. One that fails does not stop the others, unless all of
 * them would fail for the same reason. A report that another admin has dismissed counts as dismissed. `hurry`: sends all
 * the rest at once when it aborts, because nobody can send them later.
 */
export const dismissReports =
  ({ reports }: { readonly reports: ReportsApi }) =>
  async (actor: Actor, ids: readonly string[], hurry?: CancelSignal): Promise<readonly NotDismissed[]> => {
    const allowed = requireAccess(actor, 'dismiss a report');
    if (!allowed.ok) return ids.map((id) => ({ id, failure: allowed.failure }));
    const waiting = [...ids];
    const failures = new Map<string, ApiFailure>();
    const dismissWaiting = async (): Promise<void> => {
      for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
        const deleted = await reports.delete(id, allowed.value.account.email);
        if (deleted.ok) continue;
        const { failure } = deleted;
        failures.set(id, failure);
        if (concernsEveryCall(failure.code)) for (const unsent of waiting.splice(0)) failures.set(unsent, failure);
      }
    };
    const begin = (calls: number) => Promise.all(Array.from({ length: calls }, dismissWaiting));
    let rest: Promise<unknown> = Promise.resolve();
    const sendRest = (): void => {
      rest = begin(waiting.length);
    };
    hurry?.addEventListener('abort', sendRest);
    await begin(hurry?.aborted === true ? ids.length : atOnce);
    await rest;
    hurry?.removeEventListener('abort', sendRest);
    return ids.flatMap((id) => {
      const failure = failures.get(id);
      return failure === undefined ? [] : [{ id, failure }];
    });
  };

export type DismissReports = ReturnType<typeof dismissReports>;
