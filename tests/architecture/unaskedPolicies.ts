import ts from 'typescript';
import { findIn } from './sourceFiles.ts';

/** The exported `canX` of policy files that the product never calls. Calls inside policy files do not count. */
export function unaskedPolicies(files: readonly ts.SourceFile[]): readonly string[] {
  const isPolicy = ({ fileName }: ts.SourceFile) => fileName.endsWith('Policy.ts');
  const asked = new Set(files.filter((file) => !isPolicy(file)).flatMap(functionsCalled));
  return files
    .filter(isPolicy)
    .flatMap(policiesOf)
    .filter((policy) => !asked.has(policy));
}

function policiesOf(file: ts.SourceFile): readonly string[] {
  return file.statements.flatMap((statement) => {
    if (!ts.canHaveModifiers(statement)) return [];
    const isExported = ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;
    return isExported ? namesOf(statement).filter((name) => /^can[A-Z]/.test(name)) : [];
  });
}

function namesOf(statement: ts.Statement): readonly string[] {
  if (ts.isFunctionDeclaration(statement)) return statement.name === undefined ? [] : [statement.name.text];
  if (!ts.isVariableStatement(statement)) return [];
  return statement.declarationList.declarations.map(({ name }) => name.getText());
}

function functionsCalled(file: ts.SourceFile): readonly string[] {
  return findIn(file, (node) => (ts.isCallExpression(node) ? node.expression.getText() : undefined));
}
