import { pathPart } from '#domain/shared/urlParts.ts';

/** Encodes each part of a path, because an e-mail or a category's name may contain any character. */
export function path(texts: TemplateStringsArray, ...parts: readonly string[]): string {
  return texts.map((text, index) => text + pathPart(parts[index] ?? '')).join('');
}
