import { vi } from 'vitest';
import { BeaconErrorReporter } from '#adapters/browser/problems/BeaconErrorReporter.ts';
import type { Report } from '#domain/shared/problems/ErrorReporter.ts';
import { ProblemFilter } from '#domain/shared/problems/ProblemFilter.ts';
import { LocalBackend } from '#fakes/server/LocalBackend.ts';
import { reportRoutes } from '#fakes/server/reportRoutes.ts';
import { describeErrorReporterContract } from './ErrorReporter.contract.ts';

describeErrorReporterContract('by HTTP, at the local backend', async () => {
  let now = 0;
  const reports: Report[] = [];
  const backend = await LocalBackend.start(() => [
    reportRoutes((line) => reports.push(JSON.parse(line.replace('Report: ', '')) as Report)),
  ]);
  return {
    reporter: new BeaconErrorReporter(`${backend.url}/reports`, new ProblemFilter('main.1', { now: () => now })),
    received: async (atLeast) => {
      await vi.waitUntil(() => reports.length >= atLeast);
      return reports;
    },
    advance: (milliseconds) => {
      now += milliseconds;
    },
    stop: () => backend.stop(),
  };
});
