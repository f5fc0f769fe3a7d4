import type { AuthorisedCalls } from '#domain/identity/AuthorisedCalls.ts';
import type { NewReport, Report } from '#domain/reporting/Report.ts';
import type { AlreadyReported, ReportsApi } from '#domain/reporting/ReportsApi.ts';
import type { ApiFailure } from '#domain/shared/Failure.ts';
import type { Listing, ReadOptions } from '#domain/shared/reading.ts';
import type { Result } from '#domain/shared/Result.ts';
import type { HttpAnswer } from '../http/Transport.ts';
import { deleteAnswer, deleted, postAnswer, posted } from './answers.ts';
import type { HttpClient } from './HttpClient.ts';
import { path } from './path.ts';
import { reportRow } from './reportWire.ts';
import { rows } from './wire.ts';

const reportRows = rows(reportRow);

/** Nothing else about a report can be in conflict. */
function alreadyReported({ status }: HttpAnswer): AlreadyReported | undefined {
  return status === 409 ? { code: 'report/already-reported' } : undefined;
}

/** The extension `reports`. */
export class RestReportsApi implements ReportsApi {
  readonly #http: HttpClient;
  readonly #authorised: AuthorisedCalls;

  constructor(http: HttpClient, authorised: AuthorisedCalls) {
    this.#http = http;
    this.#authorised = authorised;
  }

  async report({ productId, reason, details }: NewReport): Promise<Result<void, ApiFailure | AlreadyReported>> {
    const body = { productId, reason, details };
    return posted(
      await this.#authorised.runIfSignedIn((token) =>
        this.#http.send({ method: 'POST', path: '/reporteditems', body, token }, postAnswer, alreadyReported),
      ),
    );
  }

  list(options?: ReadOptions): Promise<Result<Listing<Report>, ApiFailure>> {
    return this.#authorised.run((token) =>
      this.#http.send({ method: 'GET', path: '/reporteditems', token, signal: options?.signal }, reportRows),
    );
  }

  async delete(id: string, person?: string): Promise<Result<boolean, ApiFailure>> {
    return deleted(
      await this.#authorised.run(
        (token) => this.#http.send({ method: 'DELETE', path: path`/reporteditems/${id}`, token }, deleteAnswer),
        { person },
      ),
    );
  }
}
