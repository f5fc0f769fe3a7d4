import { emailPattern } from '../shared/EmailAddress.ts';
import type { FormRules, Rule } from '../shared/rules.ts';
import { userTypes } from './User.ts';

export type LogInField = 'email' | 'password';
export type LogInCode = 'log-in/email-required' | 'log-in/password-required';

export const logInRules: FormRules<LogInField, LogInCode> = {
  email: [{ kind: 'required', code: 'log-in/email-required' }],
  password: [{ kind: 'required', code: 'log-in/password-required' }],
};

/** A password must contain one of these special characters and no others. */
export const passwordSymbols = '@$!%*#?&';

/** The parts of a strong password, so that a form can tick off each one. */
export const passwordParts = {
  length: { kind: 'at-least', characters: 8, code: 'sign-up/password-weak' },
  letter: { kind: 'pattern', pattern: /[A-Za-z]/, code: 'sign-up/password-weak' },
  digit: { kind: 'pattern', pattern: /\d/, code: 'sign-up/password-weak' },
  symbol: { kind: 'pattern', pattern: new RegExp(`[${passwordSymbols}]`), code: 'sign-up/password-weak' },
  nothingElse: {
    kind: 'pattern',
    pattern: new RegExp(`^[A-Za-z\\d${passwordSymbols}]*$`),
    code: 'sign-up/password-weak',
  },
} as const satisfies Record<string, Rule<'sign-up/password-weak'>>;

export type PasswordPart = keyof typeof passwordParts;

export type SignUpField = 'name' | 'email' | 'type' | 'password';
export type SignUpCode =
  | 'sign-up/name-required'
  | 'sign-up/name-too-long'
  | 'sign-up/email-invalid'
  | 'sign-up/type-required'
  | 'sign-up/password-too-short'
  | 'sign-up/password-weak';

export const signUpRules: FormRules<SignUpField, SignUpCode> = {
  name: [
    { kind: 'required', code: 'sign-up/name-required' },
    { kind: 'at-most', characters: 20, asSeen: true, code: 'sign-up/name-too-long' },
  ],
  email: [
    { kind: 'required', code: 'sign-up/email-invalid' },
    { kind: 'pattern', pattern: emailPattern, code: 'sign-up/email-invalid' },
  ],
  type: [{ kind: 'one-of', values: userTypes, code: 'sign-up/type-required' }],
  password: [{ kind: 'at-least', characters: 6, code: 'sign-up/password-too-short' }, ...Object.values(passwordParts)],
};

export type ResetPasswordField = 'email';
export type ResetPasswordCode = 'reset-password/email-invalid';

export const resetPasswordRules: FormRules<ResetPasswordField, ResetPasswordCode> = {
  email: [
    { kind: 'required', code: 'reset-password/email-invalid' },
    { kind: 'pattern', pattern: emailPattern, code: 'reset-password/email-invalid' },
  ],
};
