import { requireAccess } from '../identity/accessPolicy.ts';
import type { Actor } from '../identity/Session.ts';
import type { CallFailure } from '../shared/Failure.ts';
import type { Listing, ReadOptions } from '../shared/reading.ts';
import type { Result } from '../shared/Result.ts';
import type { Report } from './Report.ts';
import type { ReportsApi } from './ReportsApi.ts';

export const listReports =
  ({ reports }: { readonly reports: ReportsApi }) =>
  async (actor: Actor, options?: ReadOptions): Promise<Result<Listing<Report>, CallFailure>> => {
    const allowed = requireAccess(actor, 'see reported items');
    return allowed.ok ? reports.list(options) : allowed;
  };

export type ListReports = ReturnType<typeof listReports>;
