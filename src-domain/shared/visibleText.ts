/** Unicode's format characters, and letters that are drawn as nothing. */
const hidden = /[\p{Cf}\u115f\u1160\u2800\u3164]/gu;

/** Answers what people see of a text. It is for checks: joiners that Bangla needs are left out, too. */
export function visibleText(text: string): string {
  return text.replace(hidden, '').trim();
}
