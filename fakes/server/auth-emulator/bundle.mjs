// Rebuilds authEmulator.cjs and LICENCES.txt. Usage: node fakes/server/auth-emulator/bundle.mjs
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const versions = { 'firebase-tools': '15.34.2', esbuild: '0.28.2' };
const here = fileURLToPath(new URL('.', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'auth-emulator-'));

writeFileSync(join(folder, 'package.json'), '{ "private": true }');
const wanted = Object.entries(versions).map(([name, version]) => `${name}@${version}`);
execFileSync('npm', ['install', '--no-save', '--no-audit', '--no-fund', ...wanted], {
  cwd: folder,
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
const load = createRequire(join(folder, 'package.json'));
const { build } = load('esbuild');

/** The calls that the shop's sign-in and its tests use. The other 60 paths would lengthen every start. */
const paths = new Set([
  ...[
    'createAuthUri',
    'delete',
    'lookup',
    'resetPassword',
    'sendOobCode',
    'signInWithIdp',
    'signInWithPassword',
    'signUp',
    'update',
  ].map((call) => `/v1/accounts:${call}`),
  ...['batchCreate', 'batchGet', 'update'].map((call) => `/v1/projects/{targetProjectId}/accounts:${call}`),
  ...['accounts', 'config', 'oobCodes'].map((what) => `/emulator/v1/projects/{targetProjectId}/${what}`),
  '/v1/projects',
  '/v1/token',
  '/v2/passwordPolicy',
  '/v2/recaptchaConfig',
]);

/** Replacements for code that the emulator shares with firebase-tools and for its tables of old alphabets. */
const insteadOf = {
  '../emulatorLogger':
    'const quiet = { log() {}, logLabeled() {} }; exports.EmulatorLogger = { forEmulator: () => quiet };',
  '../registry':
    "exports.EmulatorRegistry = { isRunning: () => false, getInfo: () => undefined, url: (_emulator, request) => new URL(request.protocol + '://' + request.headers.host) };",
  './index': 'exports.SingleProjectMode = { NO_WARNING: 0, WARNING: 1, ERROR: 2 };',
  'iconv-lite': `
    exports.encodingExists = (name) => /^utf-?8$/i.test(name);
    exports.decode = (bytes) => new TextDecoder().decode(bytes);
    exports.getDecoder = () => {
      const decoder = new TextDecoder();
      return { write: (bytes) => decoder.decode(bytes, { stream: true }), end: () => decoder.decode() };
    };`,
};

/** Nothing is loaded from elsewhere, so the account chooser's page has no style sheet. */
function withoutForeignLook(source) {
  const style =
    '<style>body{max-width:26rem;margin:2rem auto;padding:0 1rem;font:1rem/1.5 system-ui}li,button{cursor:pointer}</style>';
  return source
    .replace(/<link href="https:[^>]+>\n?/, style)
    .replaceAll(/<link href="https:[^>]+>\n?/g, '')
    .replaceAll(/<script src="https:[^>]+><\/script>\n?/g, '');
}

/** A schema is compiled by the first call that needs it, and is not checked itself: it is the same at each start. */
function compilingLate(source) {
  const changed = source
    .replace(', schemaContext.options.lazyCompileValidationSchemas)', ', true)')
    .replace('strict: schemaContext', 'validateSchema: false, strict: schemaContext');
  if (!changed.includes(', true)') || !changed.includes('validateSchema')) throw new Error('exegesis has changed.');
  return changed;
}

const plugin = {
  name: 'auth-emulator-alone',
  setup(bundle) {
    bundle.onResolve(
      { filter: /^(\.\.\/emulatorLogger|\.\.\/registry|\.\/index|iconv-lite)$/ },
      ({ path, importer }) => {
        const isMeant = path === 'iconv-lite' || /emulator[\\/]auth[\\/][^\\/]+$/.test(importer);
        return isMeant ? { path, namespace: 'instead' } : undefined;
      },
    );
    bundle.onLoad({ filter: /.*/, namespace: 'instead' }, ({ path }) => ({ contents: insteadOf[path] }));
    bundle.onLoad({ filter: /emulator[\\/]auth[\\/]apiSpec\.js$/ }, ({ path }) => {
      const specification = { ...load(path).default };
      specification.paths = Object.fromEntries(Object.entries(specification.paths).filter(([name]) => paths.has(name)));
      return { contents: `exports.default = ${JSON.stringify(specification)};` };
    });
    bundle.onLoad({ filter: /emulator[\\/]auth[\\/]widget_ui\.js$/ }, ({ path }) => ({
      contents: withoutForeignLook(readFileSync(path, 'utf8')),
    }));
    bundle.onLoad({ filter: /exegesis[\\/]lib[\\/]oas3[\\/]Schema[\\/]validators\.js$/ }, ({ path }) => ({
      contents: compilingLate(readFileSync(path, 'utf8')),
    }));
  },
};

const { metafile } = await build({
  stdin: {
    contents:
      "exports.createAuthEmulator = (projectId) => require('firebase-tools/lib/emulator/auth/server.js').createApp(projectId);",
    resolveDir: folder,
  },
  bundle: true,
  minify: true,
  platform: 'node',
  target: 'node20',
  metafile: true,
  plugins: [plugin],
  legalComments: 'none',
  banner: {
    js: `/* The Auth emulator of firebase-tools ${versions['firebase-tools']} and what it needs; LICENCES.txt tells whose. Made by bundle.mjs: never edited. */`,
  },
  outfile: join(here, 'authEmulator.cjs'),
  absWorkingDir: folder,
});

const packages = new Set(
  Object.keys(metafile.inputs).flatMap((input) => /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(input)?.[1] ?? []),
);
const licences = [...packages].sort().map((at) => {
  const manifest = JSON.parse(readFileSync(join(folder, at, 'package.json'), 'utf8'));
  const file = readdirSync(join(folder, at)).find((name) => /^licen[cs]e/i.test(name));
  const text =
    file === undefined
      ? `(${manifest.license}; the package holds no copy of it)`
      : readFileSync(join(folder, at, file), 'utf8');
  return `${manifest.name} ${manifest.version} (${manifest.license})\n\n${text.trim()}\n`;
});
writeFileSync(
  join(here, 'LICENCES.txt'),
  licences
    .join(`\n${'-'.repeat(80)}\n\n`)
    .replaceAll('\r\n', '\n')
    .replaceAll(/[ \t]+$/gm, ''),
);
rmSync(folder, { recursive: true });
console.log(`${packages.size} packages, ${Math.round(Object.values(metafile.outputs)[0].bytes / 1024)} KiB`);
