import { createContext, use } from 'react';
import { type FormRules as Rules, isRequired } from '#domain/shared/rules.ts';

/** What the fields of a form need to know of it: its rules, and the words for its error codes. */
export type FormTerms = {
  readonly rules: Rules<string, string>;
  readonly errorText: (code: string) => string;
};

export const FormTermsContext = createContext<FormTerms | null>(null);

export function useFormTerms(): FormTerms {
  const terms = use(FormTermsContext);
  if (terms === null) throw new Error('This field stands outside of a DomainForm.');
  return terms;
}

export function requires(terms: FormTerms, field: string): boolean {
  return isRequired(terms.rules[field] ?? []);
}
