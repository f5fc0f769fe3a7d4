import ts from 'typescript';
import { findIn } from './sourceFiles.ts';

/** The interfaces of the domain that adapters implement. */
export function portsOf(domain: readonly ts.SourceFile[]): readonly string[] {
  return domain.flatMap((file) =>
    findIn(file, (node) =>
      ts.isInterfaceDeclaration(node) && /(Api|Provider|Host|Store|Records|Clock|Reporter)$/.test(node.name.text)
        ? node.name.text
        : undefined,
    ),
  );
}

/**
 * The ports that these files implement: by a class, a function or a typed public field, as in a marketplace made of
 * slices. A private field (`#tokens`) only holds somebody else's implementation.
 */
export function portsOffered(files: readonly ts.SourceFile[]): ReadonlySet<string> {
  const offered = files.flatMap((file) =>
    findIn(file, (node) => {
      if (ts.isHeritageClause(node) && node.token === ts.SyntaxKind.ImplementsKeyword)
        return node.types.map((type) => type.getText());
      if (ts.isFunctionDeclaration(node) && node.type !== undefined) return [node.type.getText()];
      if (ts.isPropertyDeclaration(node) && ts.isIdentifier(node.name) && node.type !== undefined)
        return [node.type.getText()];
      return undefined;
    }),
  );
  return new Set(offered.flat());
}

/** The ports whose contract suite these tests run, directly or as part of another suite. */
export function contractsHeld(files: readonly ts.SourceFile[], isRun: (path: string) => boolean): ReadonlySet<string> {
  const held = new Set<string>();
  const run = (file: ts.SourceFile): void => {
    for (const port of suitesRun(file)) {
      if (held.has(port)) continue;
      held.add(port);
      files.filter(({ fileName }) => fileName.endsWith(`${port}.contract.ts`)).forEach(run);
    }
  };
  files.filter(({ fileName }) => fileName.endsWith('.test.ts') && isRun(fileName)).forEach(run);
  return held;
}

function suitesRun(file: ts.SourceFile): readonly string[] {
  return findIn(file, (node) =>
    ts.isCallExpression(node) ? /^describe(\w+)Contract$/.exec(node.expression.getText())?.[1] : undefined,
  );
}
