import { describe, expect, test } from 'vitest';
import { problemOf, problemOfError } from '#adapters/browser/problems/problemOf.ts';

const route = '/products/:id';
const event = (type: string, more: object): Event => Object.assign(new Event(type), more);
const bug = Object.assign(new TypeError('no rows'), { stack: 'at read (main.js:1:2)' });

describe('[G-OBS-1] the problem behind a window event', () => {
  test('of an uncaught error is a defect with the name, the message and the place', () => {
    expect(problemOf(event('error', { error: bug, message: 'Uncaught TypeError' }), route)).toEqual({
      kind: 'defect',
      message: 'TypeError: no rows',
      stack: 'at read (main.js:1:2)',
      route,
    });
  });

  test('of an error that the browser hides is a defect with the event’s message', () => {
    expect(problemOf(event('error', { error: null, message: 'Script error.' }), route)).toEqual({
      kind: 'defect',
      message: 'Script error.',
      stack: '',
      route,
    });
  });

  test.each<[string, unknown, string, string]>([
    ['an error', bug, 'TypeError: no rows', 'at read (main.js:1:2)'],
    ['a text', 'late', 'late', ''],
    ['nothing', undefined, 'undefined', ''],
  ])('of a promise rejected with %s is an unhandled rejection', (_what, reason, message, stack) => {
    expect(problemOf(event('unhandledrejection', { reason }), route)).toEqual({
      kind: 'unhandled-rejection',
      message,
      stack,
      route,
    });
  });

  test.each<[string, string | null, string]>([
    ['with its place', 'https://shop.example/main.js', 'https://shop.example/main.js:7'],
    ['without a place where the browser names no file', '', ''],
    ['without a place where there is no file', null, ''],
  ])('of a broken policy is a violation %s', (_how, sourceFile, stack) => {
    const violation = {
      effectiveDirective: 'img-src',
      blockedURI: 'https://a.example/p.gif',
      sourceFile,
      lineNumber: 7,
    };
    expect(problemOf(event('securitypolicyviolation', violation), route)).toEqual({
      kind: 'policy-violation',
      message: 'img-src blocked https://a.example/p.gif',
      stack,
      route,
    });
  });

  test.each([
    ['the place', { error: Object.assign(new Error('Theirs'), { stack: 'at chrome-extension://abc/x.js:1:2' }) }],
    ['the message', { error: null, message: 'Failed to load moz-extension://abc/x.js' }],
  ])('is not reported when %s names a browser extension', (_where, more) => {
    expect(problemOf(event('error', more), route)).toBeNull();
  });
});

test('an error without a stack is a defect without a place', () => {
  const bare = new Error('No rows');
  delete bare.stack;
  expect(problemOfError(bare, route)).toEqual({ kind: 'defect', message: 'Error: No rows', stack: '', route });
});
