import { array, constantFrom, sample, tuple } from 'fast-check';

/** Each string calls this if it runs as code. */
const call = 'hack()';
const longest = 100_000;

const markup = [
  `<script>${call}</script>`,
  `"><script src="data:text/javascript,${call}"></script>`,
  `<img src=x onerror=${call}>`,
  `"><svg/onload=${call}>`,
  `' autofocus onfocus=${call} x='`,
  `</title></textarea></style></script><iframe srcdoc="<script>parent.${call}</script>">`,
  `<a href="javascript:${call}">free</a>`,
  `<!--<img src="--><img src=x onerror=${call}//">`,
  '&lt;b&gt;&amp;&#x3c;i&#x3e;&nbsp;',
  ']]><![CDATA[x',
];

const templates = [
  `{{constructor.constructor('${call}')()}}`,
  `\${${call}}`,
  `<%= ${call} %>`,
  `#{${call}}`,
  '%s %d %o %c',
  '{0} $1 $& $`',
];

const addresses = [
  `javascript:${call}`,
  `JaVaScRiPt\t:${call}//https://`,
  `data:text/html,<script>${call}</script>`,
  `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="${call}"/>`,
  `vbscript:${call}`,
  '//evil.example/x.png',
  '\\\\evil.example\\x',
  '/\\evil.example',
  '%2f%2fevil.example',
  '../../..',
  '..',
  '.',
  'https://evil.example/?a=b&c=d#e',
  '%',
  '%00',
  '%zz',
  'a/b?c=d#e&f',
  'blob:https://evil.example/1',
];

const prototypes = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'valueOf',
  'then',
  'length',
  '__defineGetter__',
];

const scripts = [
  '\u202egnp.exe\u202c',
  '\u2067\u05d0\u05d1\u2069\u200f',
  'a\u200b\u200c\u200d\u2060\ufeffb',
  '\u200b',
  'مرحبا hello عالم',
  '👩‍👩‍👧‍👦🏳️‍🌈👍🏿',
  'Z\u0351\u036b\u0343\u036a'.repeat(40),
  '\ud800',
  '\udc00half\ud83d',
  '\u0000\u0007\u001b[31m',
  'line\nbreak\r\n\ttab',
  '   ',
  'İıſK',
  '\u2028\u2029',
];

const long = ['W'.repeat(longest), '👩‍👧 word '.repeat(longest / 10)];

const pieces = [...markup, ...templates, ...addresses, ...prototypes, ...scripts];

/** One of the short strings, or several joined. */
export const hostileString = array(constantFrom(...pieces), { minLength: 1, maxLength: 4 }).map((parts) =>
  parts.join(''),
);

const mixed = sample(
  tuple(hostileString, hostileString).map((both) => both.join(' ')),
  { numRuns: 12, seed: 28_022_023 },
);

/** What someone may type to break the page, or to break into it. */
export const hostileStrings: readonly string[] = [...pieces, ...mixed, ...long];

/** The string as it can appear in a URL, where half a surrogate pair cannot. */
export function whole(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\ufffd');
}
