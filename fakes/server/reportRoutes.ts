import { Hono } from 'hono';
import { BadRequest } from './requestBody.ts';

/** Characters of a report to print. */
const longest = 2000;

/**
 * Reads the reports in a body: the shop's own, and browsers' in the older form (`report-uri`) and the newer
 * (`report-to`).
 */
function reportsIn(body: unknown): readonly unknown[] {
  if (Array.isArray(body)) return body;
  if (typeof body !== 'object' || body === null) throw new BadRequest('The body is no report');
  return ['csp-report' in body ? body['csp-report'] : body];
}

/** Prints the problems that a shop on this machine reports: its `SHOP_REPORT_URL`. */
export function reportRoutes(print: (line: string) => void = console.info): Hono {
  const app = new Hono();
  // Sent as plain text, `application/csp-report` or `application/reports+json`, but always JSON.
  app.post('/reports', async (c) => {
    const body: unknown = await c.req.json().catch(() => null);
    for (const report of reportsIn(body)) print(`Report: ${JSON.stringify(report).slice(0, longest)}`);
    return c.body(null, 204);
  });
  return app;
}
