import type { AuthorisedCalls } from '#domain/identity/AuthorisedCalls.ts';
import type { AlreadyReported, ReportsApi } from '#domain/reporting/ReportsApi.ts';
import { pathPart } from '#domain/shared/urlParts.ts';
import type { HttpAnswer } from '../http/Transport.ts';
import { deleteAnswer, deleted, postAnswer, posted } from './answers.ts';
import type { HttpClient } from './HttpClient.ts';
import { reportRow } from './reportWire.ts';
import { rows } from './wire.ts';

const reportRows = rows(reportRow);

/** Nothing else about a report can be in conflict. */
function alreadyReported({ status }: HttpAnswer): AlreadyReported | undefined {
  return status === 409 ? { code: 'report/already-reported' } : undefined;
}

/** The extension `reports`. */
export function restReportsApi(http: HttpClient, authorised: AuthorisedCalls): ReportsApi {
  const path = '/reporteditems';
  return {
    report: async ({ productId, reason, details }) =>
      posted(
        await authorised.runIfSignedIn((token) =>
          http.send({ method: 'POST', path, body: { productId, reason, details }, token }, postAnswer, alreadyReported),
        ),
      ),
    list: (options) =>
      authorised.run((token) => http.send({ method: 'GET', path, token, signal: options?.signal }, reportRows)),
    delete: async (id) =>
      deleted(
        await authorised.run((token) =>
          http.send({ method: 'DELETE', path: `${path}/${pathPart(id)}`, token }, deleteAnswer),
        ),
      ),
  };
}
