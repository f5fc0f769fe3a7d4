import { describe, expect, it } from 'vitest';
import { parse, sourceFiles } from './sourceFiles.ts';
import { unaskedPolicies } from './unaskedPolicies.ts';

describe('the policies of the domain', () => {
  it('are each asked by a use case or a screen', () => {
    expect(unaskedPolicies([...sourceFiles('src-domain'), ...sourceFiles('src-ui')])).toEqual([]);
  }, 30_000);
});

describe('a policy', () => {
  const policy = parse(
    'src-domain/loans/loanPolicy.ts',
    `
    export function canLend(): boolean { return canOwn(); }
    export const canOwn = () => true;
    function canKeep(): boolean { return true; }
  `,
  );
  const unasked = (source: string) => unaskedPolicies([policy, parse('src-domain/loans/lend.ts', source)]);

  it('is found to be unasked when nobody but a policy asks it', () => {
    expect(unasked('export const lend = () => true;')).toEqual(['canLend', 'canOwn']);
  });

  it.each([
    ["import { canLend, canOwn } from './loanPolicy.ts';", 'an import alone'],
    ['// canLend() && canOwn()', 'a comment'],
    ["const text = 'canLend() canOwn()';", 'a text'],
  ])('is not asked by %s (%s)', (source) => {
    expect(unasked(source)).toEqual(['canLend', 'canOwn']);
  });

  it('is asked by a call in a use case', () => {
    expect(unasked('export const lend = () => canLend() && canOwn();')).toEqual([]);
  });
});
