// Leaves out the resolvers that Inversify makes of texts with `new Function`. src/container.ts switches them off.
import { join } from 'node:path';
import { Resolver } from '@parcel/plugin';

export default new Resolver({
  async resolve({ specifier, dependency }) {
    const [, name] = /\/(buildNoActivations\w+ResolverJit)\.js$/.exec(specifier) ?? [];
    if (name === undefined) return null;
    return {
      filePath: join(dependency.sourcePath, '..', specifier),
      code: `export function ${name}() {}`,
      sideEffects: false,
    };
  },
});
