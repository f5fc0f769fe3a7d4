import ts from 'typescript';
import { findIn } from './sourceFiles.ts';

/** The paths of all keys of an object, nested ones included. */
function keysOf(
  object: ts.ObjectLiteralExpression,
  before = '',
): readonly { readonly path: string; readonly key: string }[] {
  return object.properties.flatMap((property) => {
    if (property.name === undefined || ts.isComputedPropertyName(property.name)) return [];
    const key = property.name.text;
    const path = `${before}${key}`;
    const inner =
      ts.isPropertyAssignment(property) && ts.isObjectLiteralExpression(property.initializer)
        ? keysOf(property.initializer, `${path}.`)
        : [];
    return [{ path, key }, ...inner];
  });
}

/** The exported objects of a catalogue's English. */
function englishOf(file: ts.SourceFile): readonly ts.ObjectLiteralExpression[] {
  return file.statements.flatMap((statement) => {
    if (!ts.isVariableStatement(statement)) return [];
    if (!statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return [];
    return statement.declarationList.declarations.flatMap(({ initializer }) =>
      initializer !== undefined && ts.isObjectLiteralExpression(initializer) ? [initializer] : [],
    );
  });
}

/** Every name and literal in a file, once per occurrence. */
function mentioned(file: ts.SourceFile): readonly string[] {
  return findIn(file, (node) => (ts.isIdentifier(node) || ts.isStringLiteralLike(node) ? node.text : undefined));
}

/** A key that its own file reads as a property, as in `english.key`. */
function isReadWithin(file: ts.SourceFile, key: string): boolean {
  return (
    findIn(file, (node) => (ts.isPropertyAccessExpression(node) && node.name.text === key ? node : undefined)).length >
    0
  );
}

/** Texts whose key nothing reads. Texts of failures and rules are read by code, and the domain mentions each code. */
export function unusedTexts(
  catalogues: readonly ts.SourceFile[],
  readers: readonly ts.SourceFile[],
): readonly string[] {
  const read = new Set(readers.flatMap(mentioned));
  return catalogues.flatMap((file) =>
    englishOf(file)
      .flatMap((english) => keysOf(english))
      .filter(({ key }) => !read.has(key) && !isReadWithin(file, key))
      .map(({ path }) => `${file.fileName}: ${path}`),
  );
}
