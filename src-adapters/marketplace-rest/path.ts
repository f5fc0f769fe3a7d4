import { pathPart } from '#domain/shared/urlParts.ts';

/** A path with its parts encoded: an e-mail or a category's name may hold any character. */
export function path(texts: TemplateStringsArray, ...parts: readonly string[]): string {
  return texts.map((text, index) => text + pathPart(parts[index] ?? '')).join('');
}
