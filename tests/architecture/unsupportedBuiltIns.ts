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
  'checkVisibility',
]);

export function unsupportedBuiltIns(file: ts.SourceFile): readonly string[] {
  const queries = new Set(findIn(file, queryName));
  return findIn(file, (node) => {
    // A browser that cannot read one expression runs nothing of its script.
    if (ts.isRegularExpressionLiteral(node) && /\(\?<[=!]/.test(node.text)) return `${placeOf(node)} looks behind`;
    if (!ts.isPropertyAccessExpression(node)) return undefined;
    const { expression, name } = node;
    const isQuerySize = name.text === 'size' && ts.isIdentifier(expression) && queries.has(expression.text);
    return tooNew.has(name.text) || isQuerySize ? `${placeOf(node)} .${name.text}` : undefined;
  });
}

/** The name of a variable that holds a URLSearchParams. */
function queryName(node: ts.Node): string | undefined {
  const isQuery =
    ts.isVariableDeclaration(node) &&
    node.initializer !== undefined &&
    ts.isNewExpression(node.initializer) &&
    node.initializer.expression.getText() === 'URLSearchParams';
  return isQuery ? node.name.getText() : undefined;
}
