import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brokenImports, hen, soundImports, targets } from './brokenImports.ts';
import { type Violation, findViolations } from './findViolations.ts';
import { importRules, modules } from './importRules.ts';

const project = process.cwd();
/** Milliseconds. Reading every file of the project takes seconds, and more on a busy machine. */
const patience = 60_000;
const folders = ['src', 'src-domain', 'src-adapters', 'src-ui', 'fakes', 'tests'];

describe('the imports of the project', () => {
  it(
    'break no rule',
    async () => {
      expect(await findViolations(project, folders)).toEqual([]);
    },
    patience,
  );

  it('have a rule for every module of the domain', () => {
    const found = readdirSync('src-domain', { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(found.map(({ name }) => name).toSorted()).toEqual(Object.keys(modules).toSorted());
  });
});

describe('an import is refused', () => {
  let examples = '';
  let violations: readonly Violation[] = [];

  beforeAll(async () => {
    examples = realpathSync(mkdtempSync(join(tmpdir(), 'architecture-')));
    const { imports } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly imports: unknown };
    const files = [
      ['package.json', JSON.stringify({ type: 'module', imports })],
      ...targets.map((file) => [file, 'export {};']),
      hen,
      ...soundImports,
      ...brokenImports.map(([, file, source]) => [file, source] as const),
    ] as const;
    for (const [file = '', source = ''] of files) {
      mkdirSync(dirname(join(examples, file)), { recursive: true });
      writeFileSync(join(examples, file), `${source}\n`);
    }
    symlinkSync(join(project, 'node_modules'), join(examples, 'node_modules'));
    violations = await findViolations(examples, folders);
  }, patience);

  afterAll(() => rmSync(examples, { recursive: true }));

  it.each(brokenImports)('by %s: %s', (rule, file, _source, caught) => {
    const found = violations.filter((violation) => violation.rule === rule && violation.from === file);
    expect(found).toHaveLength(1);
    expect(found[0]?.to).toContain(caught);
  });

  it('by an example of every rule', () => {
    const rules = [...importRules.map(({ name }) => name), 'with-extension'];
    expect(new Set(brokenImports.map(([rule]) => rule))).toEqual(new Set(rules));
  });

  it.each(soundImports)('not when it is sound: %s', (file) => {
    expect(violations.filter(({ from }) => from === file)).toEqual([]);
  });
});
