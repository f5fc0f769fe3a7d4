import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

type Versions = { readonly [name: string]: string };

/** One exact version, also behind an npm alias. */
const exact = /^(npm:(@[\w-]+\/)?[\w.-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/;

const unpinned = (versions: Versions = {}) => Object.entries(versions).filter(([, version]) => !exact.test(version));

describe('package.json', () => {
  const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as {
    readonly dependencies: Versions;
    readonly devDependencies: Versions;
    readonly optionalDependencies?: Versions;
  };

  it('pins every package to one version', () => {
    const { dependencies, devDependencies, optionalDependencies } = manifest;
    expect([dependencies, devDependencies, optionalDependencies].flatMap(unpinned)).toEqual([]);
  });

  it.each(['^1.2.3', '~1.2.3', '1.2', '1.x', '*', 'latest', '>=1.0.0', 'npm:other@^1.2.3', 'github:owner/name'])(
    'does not pin with %s',
    (version) => {
      expect(unpinned({ one: version })).toEqual([['one', version]]);
    },
  );

  it.each(['1.2.3', '1.2.3-beta.4', 'npm:typescript@7.0.2', 'npm:@typescript/typescript6@6.0.2'])(
    'pins with %s',
    (version) => {
      expect(unpinned({ one: version })).toEqual([]);
    },
  );
});

describe('the project', () => {
  it.each(['src', 'src-domain', 'src-adapters', 'src-ui', 'fakes', 'tests'])('has its folder %s', (folder) => {
    expect(readdirSync(folder)).not.toEqual([]);
  });
});
