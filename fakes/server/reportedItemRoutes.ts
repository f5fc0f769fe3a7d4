import { Hono } from 'hono';
import { fail } from '#domain/shared/Result.ts';
import type { MarketplaceReports } from '../marketplace/MarketplaceReports.ts';
import { answered, bodyOf, deleted, inserted, tokenOf } from './answers.ts';
import { readReport } from './requestBody.ts';
import { reportWire } from './wire.ts';

/** The calls of `reports`. Visitors may report; the marketplace lets only admins read and delete. */
export function reportedItemRoutes(reports: MarketplaceReports): Hono {
  const app = new Hono();
  app.post('/reporteditems', async (c) => {
    const reported = reports.report(tokenOf(c), readReport(await bodyOf(c)));
    if (reported.ok) return c.json(inserted(reported.value));
    const { failure } = reported;
    if (failure.code === 'report/already-reported') {
      return c.json({ message: 'You have reported this product already' }, 409);
    }
    if (failure.code === 'api/refused') return c.json({ message: failure.message }, 400);
    return answered(c, fail(failure), () => ({}));
  });
  app.get('/reporteditems', (c) => answered(c, reports.list(tokenOf(c)), (found) => found.map(reportWire)));
  app.delete('/reporteditems/:id', (c) => answered(c, reports.delete(tokenOf(c), c.req.param('id')), deleted));
  return app;
}
