import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { findIn, parse } from './sourceFiles.ts';

/** The classes that code gives to elements. */
export type NamedClasses = {
  readonly whole: ReadonlySet<string>;
  /** Beginnings that end in a value, as in `price--${size}`. */
  readonly begun: readonly string[];
  /** Every word of a literal: what such a value can be. */
  readonly values: ReadonlySet<string>;
};

const isTemplatePart = (node: ts.Node): node is ts.TemplateHead | ts.TemplateMiddle | ts.TemplateTail =>
  ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node);

const wordsOf = (text: string): readonly string[] => text.split(/\s+/).filter((word) => word !== '');

/** A file's functions with a parameter `className`, and its place among their parameters. */
function classParameters(file: ts.SourceFile): ReadonlyMap<string, number> {
  const found = findIn(file, (node) => {
    if (!ts.isFunctionDeclaration(node) && !ts.isMethodDeclaration(node)) return undefined;
    const place = node.parameters.findIndex(({ name }) => name.getText() === 'className');
    return place < 0 || node.name === undefined ? undefined : ([node.name.getText(), place] as const);
  });
  return new Map(found);
}

/** Whether an expression's value becomes a class: by the name it is given, or by whom it is given to. */
function becomesClass(node: ts.Node, parameters: ReadonlyMap<string, number>): boolean {
  const { parent } = node;
  if (ts.isFunctionDeclaration(node)) return /class/i.test(node.name?.getText() ?? '');
  if (ts.isJsxAttribute(parent)) return /class$|className$|^bsPrefix$/i.test(parent.name.getText());
  if (ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent) || ts.isBindingElement(parent))
    return node !== parent.name && /class/i.test(parent.name.getText());
  if (ts.isBinaryExpression(parent)) return node === parent.right && parent.left.getText().endsWith('.className');
  if (!ts.isCallExpression(parent) || node === parent.expression) return false;
  const called = parent.expression;
  if (!ts.isPropertyAccessExpression(called)) return parent.arguments[parameters.get(called.getText()) ?? -1] === node;
  return (
    called.expression.getText().endsWith('classList') ||
    parent.arguments[parameters.get(called.name.getText()) ?? -1] === node
  );
}

/** The part of a template before a value. */
const partBefore = (span: ts.TemplateSpan): string => {
  const { head, templateSpans } = span.parent;
  return (templateSpans[templateSpans.indexOf(span) - 1]?.literal ?? head).text;
};

/** A comparison's sides and a condition choose a class, and a value ends one: none is a class itself. */
function isNoClass(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isConditionalExpression(parent)) return node === parent.condition;
  if (ts.isTemplateSpan(parent)) return node === parent.expression && partBefore(parent).endsWith('-');
  return ts.isBinaryExpression(parent) && /^[!=]==$/.test(parent.operatorToken.getText());
}

export function namedClasses(files: readonly ts.SourceFile[], pages: readonly string[] = []): NamedClasses {
  const whole = new Set<string>();
  const begun = new Set<string>();
  const values = new Set<string>();

  function read(node: ts.Node, isClass: boolean, parameters: ReadonlyMap<string, number>): void {
    if (ts.isImportDeclaration(node) || ts.isLiteralTypeNode(node)) return;
    const counts = (isClass || becomesClass(node, parameters)) && !isNoClass(node);
    if (ts.isStringLiteralLike(node) || isTemplatePart(node)) {
      const words = wordsOf(node.text);
      const last = words.at(-1);
      const isBegun = isTemplatePart(node) && !ts.isTemplateTail(node) && last?.endsWith('-') === true;
      for (const word of words) values.add(word);
      if (counts) for (const word of isBegun ? words.slice(0, -1) : words) whole.add(word);
      if (counts && isBegun) begun.add(last);
    }
    ts.forEachChild(node, (child) => read(child, counts, parameters));
  }

  for (const file of files) {
    const parameters = classParameters(file);
    ts.forEachChild(file, (node) => read(node, false, parameters));
  }
  for (const page of pages)
    for (const [, text = ''] of page.matchAll(/\bclass="([^"]*)"/g)) for (const word of wordsOf(text)) whole.add(word);
  return { whole, begun: [...begun], values };
}

/** Whether code can give the class to an element. */
export function isNamed(name: string, { whole, begun, values }: NamedClasses): boolean {
  return whole.has(name) || begun.some((start) => name.startsWith(start) && values.has(name.slice(start.length)));
}

/** What components of react-bootstrap that the files import can give to an element: the words of their own literals. */
export function classesOfComponents(files: readonly ts.SourceFile[]): ReadonlySet<string> {
  const names = files.flatMap((file) =>
    findIn(file, (node) =>
      ts.isImportDeclaration(node) ? /^'react-bootstrap\/(\w+)'$/.exec(node.moduleSpecifier.getText())?.[1] : undefined,
    ),
  );
  const modules = [...new Set(names)].map((name) => `node_modules/react-bootstrap/esm/${name}.js`);
  return namedClasses(modules.map((path) => parse(path, readFileSync(path, 'utf8')))).values;
}
