import { afterEach, expect, test, vi } from 'vitest';
import { BeaconErrorReporter } from '#adapters/browser/problems/BeaconErrorReporter.ts';
import { ProblemFilter } from '#domain/shared/problems/ProblemFilter.ts';

const defect = { kind: 'defect', message: 'No rows', stack: '', route: '/' } as const;
const aReporter = () =>
  new BeaconErrorReporter('https://reports.example/', new ProblemFilter('main.1', { now: () => 0 }));

afterEach(() => vi.restoreAllMocks());

test('[G-OBS-1] a report outlives the page and takes neither cookies nor the page’s address along', () => {
  const sent: Request[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (to, how) => {
    sent.push(new Request(to, how));
    return new Response();
  });
  aReporter().report(defect);
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({
    method: 'POST',
    keepalive: true,
    mode: 'no-cors',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  });
});
