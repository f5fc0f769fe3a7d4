/**
 * Marks that nobody sees and that come along when a text is copied, but not the joiners that Bangla is written with; and
 * letters that are drawn as nothing.
 */
const hidden = /(?![\u200c\u200d])\p{Cf}|[\u115f\u1160\u2800\u3164]/gu;

/** The text as people see it, without spaces around it. */
export function visibleText(text: string): string {
  return text.replace(hidden, '').trim();
}
