import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** The files that were parsed, by path: several tests read the same folders, and no test changes a tree. */
const parsed = new Map<string, ts.SourceFile>();

/** Parses the TypeScript files below a folder, each once. */
export function sourceFiles(folder: string, names = /\.tsx?$/): readonly ts.SourceFile[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => names.test(name))
    .map((name) => join(folder, name))
    .map(readOnce);
}

function readOnce(path: string): ts.SourceFile {
  const file = parsed.get(path) ?? parse(path, readFileSync(path, 'utf8'));
  parsed.set(path, file);
  return file;
}

export function parse(path: string, source: string): ts.SourceFile {
  return ts.createSourceFile(path, source, ts.ScriptTarget.ES2023, true);
}

/** Collects what a visitor finds in a file, node by node. */
export function findIn<T>(file: ts.SourceFile, question: (node: ts.Node) => T | undefined): readonly T[] {
  const found: T[] = [];
  const visit = (node: ts.Node): void => {
    const answer = question(node);
    if (answer !== undefined) found.push(answer);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** A node's position as editors show it. */
export function placeOf(node: ts.Node): string {
  const file = node.getSourceFile();
  return `${file.fileName}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
}
