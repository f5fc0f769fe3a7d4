import ts from 'typescript';
import { findIn, placeOf } from './sourceFiles.ts';

/** The names of catalogues and formats, whose functions make texts of what changes. */
const catalogues = /^(texts|words|names|format|design|\w+Text)$/;

/** The expressions that may be shown: both branches of a condition, but not what it is asked about. */
function branches(expression: ts.Expression): readonly ts.Expression[] {
  if (ts.isParenthesizedExpression(expression)) return branches(expression.expression);
  if (ts.isConditionalExpression(expression))
    return [...branches(expression.whenTrue), ...branches(expression.whenFalse)];
  return ts.isBinaryExpression(expression) ? branches(expression.right) : [expression];
}

/** The name that a chain of members and calls begins with. */
function beginningOf(expression: ts.Expression): string {
  if (ts.isIdentifier(expression)) return expression.text;
  return ts.isCallExpression(expression) ||
    ts.isPropertyAccessExpression(expression) ||
    ts.isElementAccessExpression(expression)
    ? beginningOf(expression.expression)
    : '';
}

const isFormatted = (one: ts.Expression): boolean =>
  ts.isTemplateExpression(one) || (ts.isCallExpression(one) && catalogues.test(beginningOf(one)));

const isText = (one: ts.Expression, elements: ReadonlySet<string>): boolean =>
  isFormatted(one) ||
  ts.isStringLiteralLike(one) ||
  ts.isPropertyAccessExpression(one) ||
  ts.isElementAccessExpression(one) ||
  (ts.isIdentifier(one) && !elements.has(one.text));

const isElement = (one: ts.Node): boolean =>
  ts.isJsxElement(one) || ts.isJsxSelfClosingElement(one) || ts.isJsxFragment(one);

/** The names of a file that hold elements. */
function namesOfElements(file: ts.SourceFile): ReadonlySet<string> {
  const names = findIn(file, (node) => {
    const isProperty = ts.isPropertySignature(node) && node.type?.getText() === 'ReactNode';
    const isVariable =
      ts.isVariableDeclaration(node) && node.initializer !== undefined && branches(node.initializer).some(isElement);
    return isProperty || isVariable ? node.name.getText() : undefined;
  });
  return new Set(names);
}

const isBlank = (child: ts.JsxChild): boolean =>
  ts.isJsxText(child) ? child.text.trim() === '' : ts.isJsxExpression(child) && child.expression === undefined;

/** Answers no expression for an element and for a text between tags. */
const shownBy = (child: ts.JsxChild | undefined): readonly ts.Expression[] =>
  child !== undefined && ts.isJsxExpression(child) && child.expression !== undefined ? branches(child.expression) : [];

const dependsOnACondition = (child: ts.JsxChild): boolean =>
  ts.isJsxExpression(child) &&
  child.expression !== undefined &&
  (ts.isConditionalExpression(child.expression) || ts.isBinaryExpression(child.expression));

/**
 * Finds texts that stand beside others without an element of their own, and that are formatted, depend on a condition
 * or follow an element that does. A browser that translates a page replaces such a text; React then changes one that
 * nobody sees, or fails.
 */
export function bareTexts(file: ts.SourceFile): readonly string[] {
  const elements = namesOfElements(file);
  return findIn(file, (node) => {
    if (!ts.isJsxElement(node) && !ts.isJsxFragment(node)) return undefined;
    const children = node.children.filter((child) => !isBlank(child));
    if (children.length < 2) return undefined;
    const bare = children.filter((child, place) => {
      const shown = shownBy(child);
      const before = children[place - 1];
      if (shown.some(isFormatted)) return true;
      const isAfterElement = before !== undefined && dependsOnACondition(before) && shownBy(before).some(isElement);
      return shown.some((one) => isText(one, elements)) && (isAfterElement || dependsOnACondition(child));
    });
    return bare.length === 0 ? undefined : `${placeOf(node)} ${bare.map((child) => child.getText()).join(' ')}`;
  });
}
