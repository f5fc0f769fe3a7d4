import { beforeEach, describe, expect, it } from 'vitest';
import { ProblemFilter } from '#domain/shared/problems/ProblemFilter.ts';
import type { Problem } from '#domain/shared/problems/ErrorReporter.ts';

const defect: Problem = { kind: 'defect', message: 'Broken', stack: 'at read', route: '/products/:id' };
const slow: Problem = { kind: 'slow-page', message: 'Still loading', stack: '', route: '/compare' };

let now: number;
let filter: ProblemFilter;
const allowed = (count: number, from = 0): number =>
  Array.from({ length: count }, (_, at) => filter.reportOf({ ...defect, message: `Broken ${from + at}` })).filter(
    (one) => one !== null,
  ).length;

beforeEach(() => {
  now = 1_800_000_000_000;
  filter = new ProblemFilter('main.1', { now: () => now });
});

describe('[G-OBS-1] the filter of problems', () => {
  it('adds the release and removes personal data from message and stack', () => {
    const report = filter.reportOf({ ...defect, message: 'No a@b.example', stack: 'at c@d.example' });
    expect(report).toEqual({ ...defect, message: 'No [e-mail]', stack: 'at [e-mail]', release: 'main.1' });
  });

  it('passes a problem on once, wherever it occurs', () => {
    expect(filter.reportOf(defect)).not.toBeNull();
    expect(filter.reportOf({ ...defect, route: '/' })).toBeNull();
  });

  it.each([{ message: 'Other' }, { stack: 'at write' }, { kind: 'unhandled-rejection' as const }])(
    'treats a different %j as another problem',
    (other) => {
      filter.reportOf(defect);
      expect(filter.reportOf({ ...defect, ...other })).not.toBeNull();
    },
  );

  it('treats problems that differ only in personal data as one', () => {
    filter.reportOf({ ...defect, message: 'No a@b.example' });
    expect(filter.reportOf({ ...defect, message: 'No c@d.example' })).toBeNull();
  });

  it('reports each slow page', () => {
    expect(filter.reportOf(slow)).not.toBeNull();
    expect(filter.reportOf(slow)).toBeNull();
    expect(filter.reportOf({ ...slow, route: '/' })).not.toBeNull();
  });

  it('passes five a minute on, and more in the next minute', () => {
    expect(allowed(9)).toBe(5);
    now += 59_999;
    expect(allowed(1, 10)).toBe(0);
    now += 1;
    expect(allowed(9, 20)).toBe(5);
  });

  it('reports a problem later that exceeded the limit', () => {
    allowed(5);
    expect(filter.reportOf(defect)).toBeNull();
    now += 60_000;
    expect(filter.reportOf(defect)).not.toBeNull();
  });

  it('shortens long texts', () => {
    const report = filter.reportOf({ ...defect, message: 'm '.repeat(1000), stack: 's '.repeat(1900) });
    expect(report?.message).toHaveLength(300);
    expect(report?.stack).toHaveLength(2000);
  });
});
