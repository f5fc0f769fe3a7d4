import { createContext, use } from 'react';

/** A form's fields show these parts of its rules. */
export type FormTerms = {
  readonly isRequired: (field: string) => boolean;
  /** The last day such as '2026-11-21' that a field may have; undefined if it may have any. */
  readonly lastDay: (field: string) => string | undefined;
  /** The text of an error code. */
  readonly errorText: (code: string) => string;
  /** The `lang` of a typed text; undefined if it is in the page's language. */
  readonly langOf: (typed: string) => string | undefined;
};

export const FormTermsContext = createContext<FormTerms | null>(null);

export function useFormTerms(): FormTerms {
  const terms = use(FormTermsContext);
  if (terms === null) throw new Error('This field stands outside a form.');
  return terms;
}
