import ts from 'typescript';
import { findIn } from './sourceFiles.ts';

/** The packages that the customer requires. */
export const askedFor = [
  'react',
  'react-dom',
  'wouter',
  'inversify',
  'reflect-metadata',
  'mobx',
  'mobx-react-lite',
  'firebase',
  'axios',
  '@stripe/stripe-js',
  '@stripe/react-stripe-js',
  'react-final-form',
  'final-form',
  'bootstrap',
  'react-bootstrap',
  'parcel',
  'vitest',
] as const;

/** Packages that work inside another one as its peer. */
export const peersOf: Readonly<Record<string, string>> = { 'final-form': 'react-final-form' };

export type Product = {
  readonly sources: readonly ts.SourceFile[];
  /** The contents of all style sheets. */
  readonly styles: readonly string[];
  readonly scripts: Readonly<Record<string, string>>;
};

/** The package of an address such as `firebase/auth` or `bootstrap/scss/root`. */
function packageOf(address: string): string {
  return address
    .split('/')
    .slice(0, address.startsWith('@') ? 2 : 1)
    .join('/');
}

/** Types vanish at compile time, so a type import does not count as use. */
function importsAtRunTime(file: ts.SourceFile): readonly string[] {
  return findIn(file, (node) => {
    if (
      ts.isImportDeclaration(node) &&
      ts.isStringLiteral(node.moduleSpecifier) &&
      node.importClause?.isTypeOnly !== true
    )
      return node.moduleSpecifier.text;
    const [address] =
      ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword ? node.arguments : [];
    return address !== undefined && ts.isStringLiteral(address) ? address.text : undefined;
  });
}

/** Packages that no import, style sheet or script of the product uses. */
export function notUsed(packages: readonly string[], { sources, styles, scripts }: Product): readonly string[] {
  const imports = sources.flatMap(importsAtRunTime);
  const uses = styles.flatMap((style) =>
    [...style.matchAll(/@(?:use|import|forward)\s+["']([^"']+)["']/g)].map(([, address = '']) => address),
  );
  const commands = Object.values(scripts)
    .flatMap((script) => script.split(/\s*(?:&&|;|\|)\s*/))
    .map((command) => command.split(' ')[0] ?? '');
  const used = new Set([...imports.map(packageOf), ...uses.map(packageOf), ...commands]);
  return packages.filter((name) => !used.has(name));
}
