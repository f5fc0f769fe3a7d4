import type { PasswordPart } from '#domain/identity/credentialRules.ts';
import type { Role } from '#domain/identity/Session.ts';
import type { UserType } from '#domain/identity/User.ts';
import { catalogue } from './catalogue.ts';

const userTypes: { readonly [T in UserType]: string } = { buyer: 'Buyer', seller: 'Seller' };

const roles: { readonly [R in Exclude<Role, 'visitor'>]: string } = {
  buyer: 'a buyer',
  seller: 'a seller',
  admin: 'an administrator',
};

const passwordParts: { readonly [P in PasswordPart]: string } = {
  length: 'At least 8 characters',
  letter: 'A letter',
  digit: 'A digit',
  symbol: 'One of @ $ ! % * # ? &',
  nothingElse: 'Nothing but letters, digits and those',
};

const english = {
  logIn: 'Login',
  logInLead: 'Good to see you again.',
  email: 'Email address',
  emailExample: 'you@example.com',
  password: 'Password',
  forgotPassword: 'Forgot Password?',
  loggingIn: 'Logging in…',
  or: 'or',
  continueWithGoogle: 'CONTINUE WITH GOOGLE',
  waitingForGoogle: 'Waiting for Google…',
  newHere: 'New here?',
  createOne: 'Create an account',

  demoPeople: 'This is a demo shop. Come in as:',
  signInAs: (person: string) => `Sign in as ${person}`,

  notForYou: 'This page is not for your account',
  roles,
  notForYouText: (email: string, role: string) =>
    `You are logged in as ${email}, ${role}, and the page is for others. Log in as somebody else to see it.`,
  goHome: 'Go to Home',

  logInAgain: 'Please log in again',
  logInAgainText: 'Your session has ended. Nothing is lost: log in, and what you were doing goes on.',

  resetTitle: 'Reset your password',
  resetText: 'Tell us your email address. If it has an account, we have a link sent to it, with which you choose a new password.',
  sendLink: 'Send the link',
  sendingLink: 'Sending…',
  linkSent: (email: string) =>
    `If ${email} has an account here, a mail with a link is on its way. It may take some minutes, or lie among the spam.`,
  anotherAddress: 'Use another address',
  close: 'Close',

  signUp: 'Create an account',
  haveOne: 'Already have one?',
  name: 'Name',
  nameHelp: (characters: number) => `At most ${characters} characters.`,
  userType: 'User type',
  userTypes,
  passwordParts,
  partMet: '(met)',
  createAccount: 'Create account',
  creatingAccount: 'Creating your account…',
  googleAs: (type: string) => `Who comes with Google for the first time joins as: ${type}.`,
};

/** Logging in, signing up, and a forgotten password. */
export const accountTexts = catalogue(english, english);
