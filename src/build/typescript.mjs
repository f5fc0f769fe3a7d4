// Lets `node --import ./src/build/typescript.mjs` run the sources without a bundle or a test runner.
import { readFile } from 'node:fs/promises';
import { register } from 'node:module';
import { fileURLToPath } from 'node:url';
import { isMainThread } from 'node:worker_threads';
import { transform } from 'rolldown/utils';

if (isMainThread) register(import.meta.url);

/** Packages whose browser build the bundler takes. In Node they would be CommonJS, without a default export. */
const forBrowsers = /\/node_modules\/(react-bootstrap|@restart\/ui)\/esm\//;

export async function resolve(specifier, context, next) {
  const [, component] = /^react-bootstrap\/(\w+)$/.exec(specifier) ?? [];
  if (component !== undefined) return next(`react-bootstrap/esm/${component}.js`, context);
  if (!forBrowsers.test(context.parentURL ?? '')) return next(specifier, context);
  if (specifier.startsWith('@restart/ui')) {
    return next(specifier, { ...context, conditions: context.conditions.filter((name) => name !== 'node') });
  }
  return next(/^\.[^.]*$/.test(specifier) ? `${specifier}.js` : specifier, context);
}

export async function load(url, context, next) {
  if (forBrowsers.test(url)) return next(url, { ...context, format: 'module' });
  // The bundler collects the styles.
  if (url.endsWith('.scss')) return { format: 'module', shortCircuit: true, source: '' };
  if (!/\.tsx?$/.test(url)) return next(url, context);
  const file = fileURLToPath(url);
  const { code, errors } = await transform(file, await readFile(file, 'utf8'), {
    target: 'es2022',
    tsconfig: false,
    typescript: { onlyRemoveTypeImports: true },
  });
  const [error] = errors;
  if (error !== undefined) throw new SyntaxError(error.codeframe ?? `${file}: ${error.message}`);
  return { format: 'module', shortCircuit: true, source: code };
}
