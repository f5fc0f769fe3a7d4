import ts from 'typescript';
import { findIn, placeOf } from './sourceFiles.ts';

/**
 * Built-ins that the compiler knows and the oldest supported browsers lack (browserslist in package.json). The build
 * adds no polyfills.
 */
const tooNew = new Set([
  'toSorted',
  'toReversed',
  'toSpliced',
  'with',
  'groupBy',
  'withResolvers',
  'fromAsync',
  'isWellFormed',
  'toWellFormed',
  'isSubsetOf',
  'isSupersetOf',
  'isDisjointFrom',
  'symmetricDifference',
  'canParse',
]);

export function unsupportedBuiltIns(file: ts.SourceFile): readonly string[] {
  return findIn(file, (node) =>
    ts.isPropertyAccessExpression(node) && tooNew.has(node.name.text)
      ? `${placeOf(node)} .${node.name.text}`
      : undefined,
  );
}
