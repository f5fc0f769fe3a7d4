import ts from 'typescript';
import { findIn, placeOf } from './sourceFiles.ts';

/**
 * Members that the compiler knows and the oldest browsers of package.json's browserslist do not; nothing between
 * the source and the browser adds them.
 */
const tooNew = new Set([
  'toSorted', 'toReversed', 'toSpliced', 'with', 'groupBy', 'withResolvers', 'fromAsync', 'isWellFormed', 'toWellFormed',
  'isSubsetOf', 'isSupersetOf', 'isDisjointFrom', 'symmetricDifference', 'canParse',
]);

export function unsupportedBuiltIns(file: ts.SourceFile): readonly string[] {
  return findIn(file, (node) =>
    ts.isPropertyAccessExpression(node) && tooNew.has(node.name.text) ? `${placeOf(node)} .${node.name.text}` : undefined,
  );
}
