import { bookingRules } from '../booking/bookingRules.ts';
import { addProductFields } from '../catalogue/productRules.ts';
import type { SignUpField } from '../identity/credentialRules.ts';
import type { Draft, DraftedForm } from './Draft.ts';

const ofSignUp: readonly Exclude<SignUpField, 'password'>[] = ['name', 'email', 'type'];

/** What is kept of each form: a password never. */
export const draftedFields: { readonly [F in DraftedForm]: readonly string[] } = {
  'sign-up': ofSignUp,
  'add-product': addProductFields,
  booking: Object.keys(bookingRules),
};

/** What somebody changed; a field that is as the form began may begin otherwise the next time. */
export function fieldsToKeep(form: DraftedForm, typed: Draft['fields'], begun: Draft['fields']): Draft['fields'] {
  const changed = draftedFields[form].filter((field) => (typed[field] ?? '') !== (begun[field] ?? ''));
  return Object.fromEntries(changed.map((field) => [field, typed[field] ?? '']));
}

/** Of a draft that was found, what this form asks for today. */
export function fieldsToRestore(form: DraftedForm, { fields }: Draft): Draft['fields'] {
  const known = draftedFields[form].filter((field) => Object.hasOwn(fields, field));
  return Object.fromEntries(known.map((field) => [field, fields[field] ?? '']));
}
