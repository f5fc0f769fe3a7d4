import { type ICruiseResult, type IModule, cruise } from 'dependency-cruiser';
import { importRules } from './importRules.ts';

export type Violation = { readonly rule: string; readonly from: string; readonly to: string };

/** The imports below these folders that break a rule. All paths start at the project's folder. */
export async function findViolations(project: string, folders: readonly string[]): Promise<readonly Violation[]> {
  const { modules, summary } = await read(project, folders);
  const broken = summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to }));
  return [...broken, ...modules.flatMap(withoutExtension)];
}

async function read(project: string, folders: readonly string[]): Promise<ICruiseResult> {
  const { output } = await cruise(
    [...folders],
    {
      baseDir: project,
      ruleSet: { forbidden: [...importRules] },
      validate: true,
      tsPreCompilationDeps: true,
      doNotFollow: { path: 'node_modules' },
    },
    {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
    },
  );
  if (typeof output === 'string') throw new TypeError('dependency-cruiser gave text in place of its findings');
  return output;
}

/** Node, Parcel, Vitest and the compiler agree on a path only if it has the file's extension. */
function withoutExtension({ source, dependencies }: IModule): Violation[] {
  return dependencies
    .filter(({ module }) => /^(\.|#)/.test(module) && !/\.[a-z]+$/.test(module))
    .map(({ module }) => ({ rule: 'with-extension', from: source, to: module }));
}
