import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { askedFor, notUsed, peersOf, type Product } from './packages.ts';
import { parse, sourceFiles } from './sourceFiles.ts';

const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
};

const product: Product = {
  sources: ['src', 'src-adapters', 'src-ui'].flatMap((folder) => sourceFiles(folder)),
  styles: readdirSync('src-ui', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.scss'))
    .map((name) => readFileSync(join('src-ui', name), 'utf8')),
  scripts: manifest.scripts,
};

describe('a package that the customer asked for', () => {
  it.each(askedFor)('is listed: %s', (name) => {
    expect({ ...manifest.dependencies, ...manifest.devDependencies }).toHaveProperty([name]);
  });

  it('does real work, itself or inside its peer', () => {
    expect(notUsed(askedFor, product)).toEqual(Object.keys(peersOf));
  });

  it.each(Object.entries(peersOf))('does its work inside another one: %s in %s', (name, other) => {
    const { peerDependencies } = JSON.parse(readFileSync(`node_modules/${other}/package.json`, 'utf8')) as {
      readonly peerDependencies: object;
    };
    expect(peerDependencies).toHaveProperty([name]);
    expect(notUsed([other], product)).toEqual([]);
  });

  it.each([
    ["import type { Stripe } from '@stripe/stripe-js';"],
    ["// import axios from 'axios';"],
    ["import { thing } from './react-bootstrap/Table.ts';"],
  ])('does no work by %s', (source) => {
    const example: Product = {
      sources: [parse('example.ts', source)],
      styles: ['.bootstrap {}'],
      scripts: { test: 'node vitest.mjs' },
    };
    expect(notUsed(askedFor, example)).toEqual([...askedFor]);
  });

  it('does work as an import, a style or a script', () => {
    const example: Product = {
      sources: [
        parse(
          'example.ts',
          "import xhr from 'axios/unsafe/adapters/xhr.js'; const form = import('@stripe/react-stripe-js');",
        ),
      ],
      styles: ['@import "bootstrap/scss/root";'],
      scripts: { start: 'node before.mjs && parcel serve' },
    };
    expect(notUsed(['axios', '@stripe/react-stripe-js', 'bootstrap', 'parcel', 'vitest'], example)).toEqual(['vitest']);
  });
});
