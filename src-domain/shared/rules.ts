import { calendarDay } from './CalendarDay.ts';
import { visibleText } from './visibleText.ts';

/**
 * Validation rules as data: forms show limits from them, use cases check them, tests enumerate them. A rule names a
 * code; the catalogues have the text for each code.
 */
export type Rule<Code extends string> =
  | { readonly kind: 'required'; readonly code: Code }
  | { readonly kind: 'at-most'; readonly characters: number; readonly asSeen?: true; readonly code: Code }
  | { readonly kind: 'at-least'; readonly characters: number; readonly code: Code }
  | { readonly kind: 'pattern'; readonly pattern: RegExp; readonly code: Code }
  | { readonly kind: 'one-of'; readonly values: readonly string[]; readonly code: Code }
  | { readonly kind: 'day-until'; readonly last: () => string; readonly code: Code };

/** The rules of one form, field by field. Only a field's first broken rule is reported. */
export type FormRules<Field extends string, Code extends string> = { readonly [F in Field]: readonly Rule<Code>[] };

export type FieldCodes<Code extends string, Field extends string = string> = { readonly [F in Field]?: Code };

/** Counts code points, not UTF-16 units. */
function length(text: string): number {
  return [...text].length;
}

/** The most code points that a character may have as people see it. */
const maxMarks = 3;

/**
 * Whether a text has at most so many characters as people see them: a Bangla letter with its vowel sign is one. Without a
 * segmenter, each code point is one.
 */
function looksAtMost(max: number, text: string): boolean {
  if (typeof Intl.Segmenter !== 'function') return length(text) <= max;
  return length(text) <= max * maxMarks && [...new Intl.Segmenter().segment(text)].length <= max;
}

function holds(rule: Rule<string>, text: string): boolean {
  switch (rule.kind) {
    case 'required':
      return visibleText(text) !== '';
    case 'at-most':
      // Texts with a limit are sent without the spaces around them.
      return rule.asSeen === true ? looksAtMost(rule.characters, text.trim()) : length(text.trim()) <= rule.characters;
    case 'at-least':
      return length(text) >= rule.characters;
    case 'pattern':
      return rule.pattern.test(text);
    case 'one-of':
      return rule.values.includes(text);
    case 'day-until':
      return (calendarDay(text) ?? '') <= rule.last();
  }
}

export function checkField<Code extends string>(
  rules: readonly Rule<Code>[],
  text: string | undefined,
): Code | undefined {
  return rules.find((rule) => !holds(rule, text ?? ''))?.code;
}

/** Field → code for every field that breaks a rule; empty if all hold. */
export function checkRules<Field extends string, Code extends string>(
  rules: FormRules<Field, Code>,
  values: { readonly [F in Field]?: string | undefined },
): FieldCodes<Code, Field> {
  const broken: { [F in Field]?: Code } = {};
  for (const field of Object.keys(rules) as Field[]) {
    const code = checkField(rules[field], values[field]);
    if (code !== undefined) broken[field] = code;
  }
  return broken;
}

/** The last day such as '2026-11-21' that a field may have; undefined if it may have any. */
export function lastDay(rules: readonly Rule<string>[]): string | undefined {
  for (const rule of rules) if (rule.kind === 'day-until') return rule.last();
  return undefined;
}

/** Whether an empty field breaks any of its rules. */
export function isRequired(rules: readonly Rule<string>[]): boolean {
  return checkField(rules, '') !== undefined;
}
