import { createContext, use } from 'react';

/** A form's required fields and error texts, for its fields. */
export type FormTerms = {
  readonly isRequired: (field: string) => boolean;
  /** The text of an error code. */
  readonly errorText: (code: string) => string;
};

export const FormTermsContext = createContext<FormTerms | null>(null);

export function useFormTerms(): FormTerms {
  const terms = use(FormTermsContext);
  if (terms === null) throw new Error('This field stands outside a form.');
  return terms;
}
