import type { BookingCode } from '#domain/booking/bookingRules.ts';
import type { ReasonCode } from '#domain/booking/reasonRules.ts';
import type { AddProductCode } from '#domain/catalogue/productRules.ts';
import type { LogInCode, ResetPasswordCode, SignUpCode } from '#domain/identity/credentialRules.ts';
import type { ReportCode } from '#domain/reporting/reportRules.ts';

/** Every mistake that a form can report. */
export type RuleCode =
  | LogInCode
  | SignUpCode
  | ResetPasswordCode
  | AddProductCode
  | BookingCode
  | ReasonCode
  | ReportCode;

export type RuleTexts = { readonly [C in RuleCode]: string };
