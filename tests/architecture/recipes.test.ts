import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { everythingBelow, missingPaths, namedPaths } from './namedPaths.ts';

describe('a recipe of CONTRIBUTING.md', () => {
  it('names files and folders that exist', () => {
    const existing = everythingBelow(['src', 'src-domain', 'src-adapters', 'src-ui', 'fakes', 'tests', 'docs']);
    const named = namedPaths(readFileSync('CONTRIBUTING.md', 'utf8'));
    expect(named.length).toBeGreaterThan(30);
    expect(missingPaths(named, existing)).toEqual([]);
  });

  it('is caught when it names one that does not', () => {
    const existing = ['src-ui/app/routes.ts', 'src-ui/features/booking', 'src-ui/features/booking/bookingFeature.ts'];
    const text =
      '`src-ui/app/routes.ts`, `src-ui/features/<feature>/`, `src-ui/features/<feature>/<feature>Feature.ts`, `src/factories.ts`, `src-ui/features/<feature>/factories.ts`';
    expect(missingPaths(namedPaths(text), existing)).toEqual([
      'src/factories.ts',
      'src-ui/features/<feature>/factories.ts',
    ]);
  });
});
