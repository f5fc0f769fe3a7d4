import ts from 'typescript';
import { findIn, placeOf } from './sourceFiles.ts';

const bySelector = new Set(['querySelector', 'querySelectorAll', 'closest', 'matches']);
const byClass = /\.[a-z_-]|\[class/i;

/** A text as it stands in a call, or in the constant of the same file that the call names. */
function textOf(node: ts.Node | undefined, file: ts.SourceFile): string {
  if (node === undefined) return '';
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isIdentifier(node)) return node.getText().replaceAll(/\$\{[^}]*\}/g, 'value');
  const [value] = findIn(file, (one) =>
    ts.isVariableDeclaration(one) && one.name.getText() === node.text ? one.initializer : undefined,
  );
  return value === undefined || ts.isIdentifier(value) ? '' : textOf(value, file);
}

function asksForClass(call: ts.CallExpression, file: ts.SourceFile): boolean {
  if (!ts.isPropertyAccessExpression(call.expression)) return false;
  const { name, expression } = call.expression;
  if (name.text === 'getElementsByClassName') return true;
  if (name.text === 'contains') return expression.getText().endsWith('classList');
  return bySelector.has(name.text) && byClass.test(textOf(call.arguments[0], file).replaceAll(/"[^"]*"/g, ''));
}

/** Places where code looks for elements by a class, which belongs to the component that draws them and to its styles. */
export function classQueries(file: ts.SourceFile): readonly string[] {
  return findIn(file, (node) => (ts.isCallExpression(node) && asksForClass(node, file) ? placeOf(node) : undefined));
}
