import { expect, it } from 'vitest';
import { reportList } from '#fakes/panel/reportList.ts';
import { FakeErrorReporter } from '#fakes/reports/FakeErrorReporter.ts';

it('[G-OBS-1] lists the shop’s reports in the demo’s controls', () => {
  const reporter = new FakeErrorReporter({ now: () => 0 });
  const list = reportList(reporter);
  const rows = (): readonly (string | null)[] => [...list.querySelectorAll('li')].map(({ textContent }) => textContent);
  expect(rows()).toEqual(['Nothing has broken.']);
  reporter.report({ kind: 'defect', message: 'No rows', stack: '', route: '/compare' });
  reporter.report({ kind: 'slow-page', message: 'Still loading after 4 s', stack: '', route: '/' });
  expect(rows()).toEqual(['defect on /compare: No rows', 'slow-page on /: Still loading after 4 s']);
});
