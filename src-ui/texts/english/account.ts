import type { PasswordPart } from '#domain/identity/credentialRules.ts';
import type { Role } from '#domain/identity/Session.ts';
import type { UserType } from '#domain/identity/User.ts';

const userTypes: { readonly [T in UserType]: string } = { buyer: 'Buyer', seller: 'Seller' };

const userTypeHelp: { readonly [T in UserType]: string } = {
  buyer: 'Book and pay for products',
  seller: 'List products of your own',
};

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
  nothingElse: 'Only letters, digits and those symbols',
};

export const account = {
  logIn: 'Login',
  logInLead: 'Good to see you again.',
  logInToGoOn: 'Please log in to go on.',
  logInDescription: 'Log in to book used electronics, follow your bookings and pay for them.',
  signUpDescription: 'Create an account to buy or sell used phones, laptops, cameras and drones.',
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

  demoPeople: 'This is a demo shop. Sign in as:',
  signInAs: (name: string, role: Exclude<Role, 'visitor'>) => `Sign in as ${name}, ${role}`,

  notForYou: 'This page is not for your account',
  roles,
  notForYouText: (email: string, role: string) =>
    `You’re logged in as ${email}, ${role}. Log in with another account to see this page.`,
  goHome: 'Go to Home',

  logInAgain: 'Please log in again',
  logInAgainText: 'Your session has expired. Log in to continue where you left off; nothing is lost.',

  sessionEnded: (email: string) => `Your session as ${email} has ended. Log in to continue where you left off.`,

  unknownTitle: 'This shop doesn’t know this account yet',
  unknownLead: (email: string) =>
    `You’re signed in as ${email}. Create the account here to buy or sell, or use another one.`,
  userTypeHelp,
  createThisAccount: 'Create the account',
  stillUnknown: 'The shop is still setting up your account. Please try again in a moment.',
  useAnotherAccount: 'Use another account',

  resetTitle: 'Reset your password',
  resetText: 'Enter your email address. If it has an account, we’ll email you a link to choose a new password.',
  sendLink: 'Send the link',
  sendingLink: 'Sending…',
  linkSent: (email: string) =>
    `If ${email} has an account here, a link is on its way. It can take a few minutes; check your spam folder too.`,
  anotherAddress: 'Use another address',
  close: 'Close',

  signUp: 'Create an account',
  haveOne: 'Already have an account?',
  name: 'Name',
  nameHelp: (characters: number) => `At most ${characters} characters.`,
  userType: 'User type',
  userTypes,
  passwordParts,
  partMet: '(met)',
  createAccount: 'Create account',
  creatingAccount: 'Creating your account…',
  googleAs: (type: string) => `First time with Google? Your account will be a ${type} account.`,
};
