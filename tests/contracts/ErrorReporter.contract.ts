import { describe, expect, it } from 'vitest';
import type { ErrorReporter, Problem, Report } from '#domain/shared/problems/ErrorReporter.ts';
import { eachCase } from './eachCase.ts';

export type ErrorReporterHarness = {
  readonly reporter: ErrorReporter;
  /** The reports that the shop's owner has received, once there are at least this many. */
  readonly received: (atLeast: number) => Promise<readonly Report[]>;
  readonly advance: (milliseconds: number) => void;
  readonly stop?: () => Promise<void>;
};

const defect: Problem = {
  kind: 'defect',
  message: 'TypeError: no rows',
  stack: 'at read (main.js:1:2)',
  route: '/products/:id',
};

export function describeErrorReporterContract(name: string, make: () => Promise<ErrorReporterHarness>): void {
  describe(`ErrorReporter: ${name}`, () => {
    const at = eachCase(make);

    it('[G-OBS-1] reports a problem with its release', async () => {
      at().reporter.report(defect);
      const [report] = await at().received(1);
      expect(report).toMatchObject(defect);
      expect(report?.release).not.toBe('');
    });

    it('[G-OBS-1] reports each problem once', async () => {
      const { reporter, received } = at();
      reporter.report(defect);
      reporter.report(defect);
      reporter.report({ ...defect, kind: 'slow-page' });
      expect((await received(2)).map(({ kind }) => kind).toSorted()).toEqual(['defect', 'slow-page']);
    });

    it('[G-OBS-1] reports a few a minute, and more in the next', async () => {
      const { reporter, received, advance } = at();
      for (let count = 0; count < 20; count += 1) reporter.report({ ...defect, message: `Broken ${count}` });
      expect(await received(5)).toHaveLength(5);
      advance(60_000);
      reporter.report({ ...defect, message: 'Broken later' });
      expect(await received(6)).toHaveLength(6);
    });

    it('[G-OBS-1] reports nothing about the person', async () => {
      const { reporter, received } = at();
      const secrets = ['nusrat@example.com', '01711 223344', 'pi_1_secret_2', 'eyJhbGci.eyJl.c2ln', 'from=dashboard'];
      const said = `${secrets.slice(0, 4).join(', ')}, https://shop.example/login?from=dashboard`;
      reporter.report({ ...defect, message: said, stack: said });
      const told = JSON.stringify(await received(1));
      for (const secret of secrets) expect(told).not.toContain(secret);
    });

    it('never throws', () => {
      expect(() => at().reporter.report({ kind: 'defect', message: '', stack: '', route: '' })).not.toThrow();
    });
  });
}
