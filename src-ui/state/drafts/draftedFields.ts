import { bookingRules } from '#domain/booking/bookingRules.ts';
import { addProductFields } from '#domain/catalogue/productRules.ts';
import type { ReportField } from '#domain/reporting/reportRules.ts';
import type { SignUpField } from '#domain/identity/credentialRules.ts';

type Fields = Readonly<Record<string, string>>;

const ofSignUp: readonly Exclude<SignUpField, 'password'>[] = ['name', 'email', 'type'];

const ofReport: readonly ReportField[] = ['reason', 'details'];

/** Every form that has drafts, with the fields that a draft contains: never a password. */
export const draftedFields = {
  'sign-up': ofSignUp,
  'add-product': addProductFields,
  booking: Object.keys(bookingRules),
  report: ofReport,
  /** Why a deal ends. */
  reason: ['reason'],
} satisfies { readonly [form: string]: readonly string[] };

export type DraftedForm = keyof typeof draftedFields;

/** Only changed fields, because the defaults may differ on the next visit. */
export function fieldsToKeep(form: DraftedForm, typed: Fields, begun: Fields): Fields {
  const changed = draftedFields[form].filter((field) => (typed[field] ?? '') !== (begun[field] ?? ''));
  return Object.fromEntries(changed.map((field) => [field, typed[field] ?? '']));
}

type Merge = {
  /** The fields as the device had them before the other tab wrote, and as it has them now. */
  readonly before: Fields;
  readonly stored: Fields;
  /** The changed fields here. */
  readonly latest: Fields;
  /** The defaults. */
  readonly begun: Fields;
};

/** The fields that another tab has changed in the same form, without those that were changed here as well. */
export function fieldsFromElsewhere(form: DraftedForm, { before, stored, latest, begun }: Merge): Fields {
  const changed = draftedFields[form].filter(
    (field) => stored[field] !== before[field] && latest[field] === before[field],
  );
  return Object.fromEntries(changed.map((field) => [field, stored[field] ?? begun[field] ?? '']));
}

/** The fields of a stored draft that this form still has. */
export function fieldsToRestore(form: DraftedForm, { fields }: { readonly fields: Fields }): Fields {
  const known = draftedFields[form].filter((field) => Object.hasOwn(fields, field));
  return Object.fromEntries(known.map((field) => [field, fields[field] ?? '']));
}
