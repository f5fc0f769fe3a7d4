import ts from 'typescript';
import { textAttributes } from '../textAttributes.ts';
import { findIn, placeOf } from './sourceFiles.ts';

const read: ReadonlySet<string> = new Set(textAttributes);

const hasLetters = (text: string): boolean => /\p{L}/u.test(text.replace(/&\w+;/g, ''));

const choosing = new Set([
  ts.SyntaxKind.AmpersandAmpersandToken,
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.QuestionQuestionToken,
  ts.SyntaxKind.PlusToken,
]);

/** The literals that an expression may be as a whole: both branches of a condition, but not what it is asked about. */
function outcomes(expression: ts.Expression | undefined): readonly ts.Node[] {
  if (expression === undefined) return [];
  if (ts.isParenthesizedExpression(expression)) return outcomes(expression.expression);
  if (ts.isConditionalExpression(expression))
    return [...outcomes(expression.whenTrue), ...outcomes(expression.whenFalse)];
  if (ts.isBinaryExpression(expression))
    return choosing.has(expression.operatorToken.kind)
      ? [...outcomes(expression.left), ...outcomes(expression.right)]
      : [];
  if (ts.isTemplateExpression(expression))
    return [expression.head, ...expression.templateSpans.map((span) => span.literal)];
  return ts.isStringLiteralLike(expression) ? [expression] : [];
}

/** The texts that an element shows or says through this node. */
function shown(node: ts.Node): readonly ts.Node[] {
  if (ts.isJsxText(node)) return [node];
  if (ts.isJsxAttribute(node)) {
    if (!read.has(node.name.getText())) return [];
    const { initializer } = node;
    if (initializer === undefined) return [];
    return ts.isJsxExpression(initializer) ? outcomes(initializer.expression) : [initializer];
  }
  return ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent) ? outcomes(node.expression) : [];
}

/** Texts in components that are in no catalogue, and so in one language only. */
export function textsOutside(file: ts.SourceFile): readonly string[] {
  return findIn(file, (node) => {
    const texts = shown(node).flatMap((one) => ('text' in one ? [String(one.text).trim()] : []));
    const stray = texts.filter(hasLetters);
    return stray.length === 0 ? undefined : `${placeOf(node)} ${stray.join(' ')}`;
  });
}
