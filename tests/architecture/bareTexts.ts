import ts from 'typescript';
import { findIn, placeOf } from './sourceFiles.ts';

/** Roots of expressions that are texts: catalogues and formats. */
const catalogues = /^(texts|words|names|format|failures|design|\w+Texts|\w+Text)$/;

/** The expressions that may be shown: both branches of a condition, but not what it is asked about. */
function branches(expression: ts.Expression): readonly ts.Expression[] {
  if (ts.isParenthesizedExpression(expression)) return branches(expression.expression);
  if (ts.isConditionalExpression(expression))
    return [...branches(expression.whenTrue), ...branches(expression.whenFalse)];
  if (ts.isBinaryExpression(expression) && expression.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken)
    return branches(expression.right);
  return [expression];
}

function isText(expression: ts.Expression): boolean {
  if (ts.isStringLiteralLike(expression) || ts.isTemplateExpression(expression)) return true;
  if (ts.isIdentifier(expression))
    return catalogues.test(expression.text) || /^(label|name|text|title)$/i.test(expression.text);
  if (ts.isCallExpression(expression) || ts.isPropertyAccessExpression(expression)) return isOfCatalogue(expression);
  return ts.isElementAccessExpression(expression) && isOfCatalogue(expression);
}

function isOfCatalogue(expression: ts.Expression): boolean {
  if (ts.isIdentifier(expression)) return catalogues.test(expression.text);
  if (
    ts.isCallExpression(expression) ||
    ts.isPropertyAccessExpression(expression) ||
    ts.isElementAccessExpression(expression)
  )
    return isOfCatalogue(expression.expression);
  return false;
}

const isElement = (node: ts.Node): boolean =>
  ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node) || ts.isJsxFragment(node);

const isBlank = (child: ts.JsxChild): boolean =>
  ts.isJsxText(child) ? child.text.trim() === '' : ts.isJsxExpression(child) && child.expression === undefined;

/** What a child of an element may be, if it is an expression. */
const outcomes = (child: ts.JsxChild | undefined): readonly ts.Expression[] =>
  child !== undefined && ts.isJsxExpression(child) && child.expression !== undefined ? branches(child.expression) : [];

const comesAndGoes = (child: ts.JsxChild | undefined): boolean => {
  const expression = child !== undefined && ts.isJsxExpression(child) ? child.expression : undefined;
  return expression !== undefined && (ts.isConditionalExpression(expression) || ts.isBinaryExpression(expression));
};

/**
 * Texts that stand beside others without an element of their own and change, come and go, or follow an element that
 * does. A browser that translates a page replaces such a text; React then keeps changing one that nobody sees, or fails.
 */
export function bareTexts(file: ts.SourceFile): readonly string[] {
  return findIn(file, (node) => {
    if (!ts.isJsxElement(node) && !ts.isJsxFragment(node)) return undefined;
    const children = node.children.filter((child) => !isBlank(child));
    if (children.length < 2) return undefined;
    const bare = children.filter((child, place) => {
      if (!outcomes(child).some(isText)) return false;
      const before = children[place - 1];
      return comesAndGoes(child) || (comesAndGoes(before) && outcomes(before).some(isElement));
    });
    return bare.length === 0 ? undefined : `${placeOf(node)} ${bare.map((child) => child.getText()).join(' ')}`;
  });
}
