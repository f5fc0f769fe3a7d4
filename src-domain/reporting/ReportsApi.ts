import type { ApiFailure } from '../shared/Failure.ts';
import type { Listing, ReadOptions } from '../shared/reading.ts';
import type { Result } from '../shared/Result.ts';
import type { NewReport, Report } from './Report.ts';

/** This person has an open report of this product. */
export type AlreadyReported = { readonly code: 'report/already-reported' };

/** Marketplaces with the extension `reports` have this port. */
export interface ReportsApi {
  /** For everybody, signed in or not. A product that is gone is 'api/not-found'. */
  report(report: NewReport): Promise<Result<void, ApiFailure | AlreadyReported>>;
  /** For admins only. */
  list(options?: ReadOptions): Promise<Result<Listing<Report>, ApiFailure>>;
  /** For admins only. Answers whether there was a report to delete. `person`: the e-mail address of the admin. */
  delete(id: string, person?: string): Promise<Result<boolean, ApiFailure>>;
}
