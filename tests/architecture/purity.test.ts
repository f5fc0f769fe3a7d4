import { describe, expect, it } from 'vitest';
import { impurities } from './impurities.ts';
import { parse, sourceFiles } from './sourceFiles.ts';

const found = (source: string) => impurities(parse('example.ts', source));

describe('the domain', () => {
  it('depends only on what it is given: no outside world, no time, no chance', () => {
    expect(sourceFiles('src-domain').flatMap(impurities)).toEqual([]);
  });
});

describe('purity', () => {
  it.each([
    ['Date.now', 'const now = Date.now();'],
    ['Date.now', 'const clock = Date.now;'],
    ['new Date()', 'const now = new Date();'],
    ['new Date()', 'const now = new Date;'],
    ['Date()', 'const now = Date();'],
    ['Math.random', 'const id = Math.random();'],
    ['window', 'window.open();'],
    ['document', "document.title = 'Shop';"],
    ['globalThis', 'globalThis.name;'],
    ['localStorage', "localStorage.getItem('access_token');"],
    ['fetch', "const answer = await fetch('/jwt');"],
    ['console', "console.log('here');"],
    ['process', "const key = process.env['KEY'];"],
    ['setTimeout', 'setTimeout(() => {}, 10);'],
    ['crypto', 'const world = { crypto };'],
  ])('is lost by %s: %s', (what, source) => {
    expect(found(source)).toEqual([`example.ts:1 ${what}`]);
  });

  it.each([
    'const end = Date.UTC(2023, 1, 28);',
    "const posted = Date.parse('2023-02-01');",
    'const posted = new Date(0);',
    'const rounded = Math.round(1.5);',
    'type Product = { readonly location: string };',
    'const place = product.location.trim();',
    "const product = { location: 'Dhaka' };",
    'interface Payments { process(): void }',
    'const { location: place } = product;',
    'const { location } = product;\nlocation.trim();',
    'const went = (history: readonly string[]) => history.length;',
    '// Date.now() is the clock’s',
  ])('is kept by %s', (source) => {
    expect(found(source)).toEqual([]);
  });
});
