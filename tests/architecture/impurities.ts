import ts from 'typescript';
import { findIn, placeOf } from './sourceFiles.ts';

/** Globals that reach the outside world. A type of the same name is harmless. */
const outside = new Set([
  'window',
  'document',
  'navigator',
  'location',
  'history',
  'localStorage',
  'sessionStorage',
  'indexedDB',
  'globalThis',
  'self',
  'fetch',
  'XMLHttpRequest',
  'WebSocket',
  'console',
  'process',
  'require',
  'performance',
  'crypto',
  'alert',
  'confirm',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'queueMicrotask',
  'requestAnimationFrame',
  'eval',
  'Function',
]);

/** Functions whose answer differs from call to call. */
const moody = new Set(['Date.now', 'Math.random']);

/** What a file uses beyond its inputs: the outside world, the time, chance. */
export function impurities(file: ts.SourceFile): readonly string[] {
  const told = (node: ts.Node, what: string) => `${placeOf(node)} ${what}`;
  const local = new Set(findIn(file, (node) => (isDeclaration(node) ? node.name.getText() : undefined)));
  return findIn(file, (node) => {
    if (ts.isPropertyAccessExpression(node) && moody.has(node.getText())) return told(node, node.getText());
    if (ts.isCallExpression(node) && node.expression.getText() === 'Date') return told(node, 'Date()');
    if (ts.isNewExpression(node) && node.expression.getText() === 'Date' && (node.arguments ?? []).length === 0) {
      return told(node, 'new Date()');
    }
    return ts.isIdentifier(node) && outside.has(node.text) && !local.has(node.text) && isUsed(node)
      ? told(node, node.text)
      : undefined;
  });
}

/** True if the code reads a value of that name, as opposed to a member or a type. */
function isUsed(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  if (ts.isShorthandPropertyAssignment(parent)) return true;
  if (ts.isTypeReferenceNode(parent) || ts.isQualifiedName(parent)) return false;
  if (ts.isBindingElement(parent)) return parent.initializer === node;
  return !(isMember(parent) && parent.name === node);
}

function isMember(node: ts.Node): node is ts.NamedDeclaration {
  return (
    ts.isPropertyAssignment(node) ||
    ts.isPropertySignature(node) ||
    ts.isPropertyDeclaration(node) ||
    ts.isMethodSignature(node) ||
    ts.isMethodDeclaration(node) ||
    ts.isAccessor(node)
  );
}

function isDeclaration(node: ts.Node): node is ts.VariableDeclaration | ts.ParameterDeclaration | ts.BindingElement {
  return ts.isVariableDeclaration(node) || ts.isParameter(node) || ts.isBindingElement(node);
}
