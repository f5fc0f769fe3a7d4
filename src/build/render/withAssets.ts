import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Sources name their pictures by `import.meta.url`, which is a file's address where nothing is bundled. A picture's own
 * address may come from outside and hold anything, but nothing before its first letter; only the shop fills a `srcset`.
 * The look behind comes after what is rare, or long texts would take minutes.
 */
const sourceFile =
  /file:\/\/(?<= (?:(?:src|href)="|(?:image)?srcset="(?:[^"]{0,2000},\s*)?)file:\/\/)[^"#\s]*\/([^"#\s/]+)(\.\w+)/gi;

/** Gives HTML each picture's address in the build of the given folder. The hash in it is the bundler's. */
export function withAssets(folder: string): (html: string) => string {
  const files = readdirSync(join(folder, 'assets'));
  return (html) =>
    html.replaceAll(sourceFile, (source, name: string, type: string) => {
      const built = files.filter((file) => file.startsWith(`${name}.`) && file.endsWith(type));
      if (built.length !== 1) throw new Error(`The build has ${built.length} files for ${source}.`);
      return `/assets/${built[0]}`;
    });
}
