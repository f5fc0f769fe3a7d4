import type { FakeCall } from '#fakes/control/FakeCall.ts';
import { people } from '../../../contracts/tinyWorld.ts';
import { apiFaults, authFaults, type Fault, without } from '../faults.ts';
import type { PersonAction } from '../PersonAction.ts';
import { press, see, type } from '../screen.ts';

const { buyer } = people;
const credentials = { 'Email address': buyer.email, Password: buyer.password };
const newcomer = { Name: 'Nadia New', 'Email address': 'nadia.new@shop.example', Password: 'Right#Words1' };
/** A refused token means that the marketplace does not know the account. That has its own page. */
const withoutRefusedToken = without(apiFaults, 'no connection', 'forbidden');
/**
 * The provider has no message of its own for these, and the marketplace's server never answers a registration with
 * them.
 */
const offlineOrUnknown = authFaults('auth/offline', 'auth/unreachable', 'auth/unknown', 'auth/too-many-requests');

function logsIn(call: FakeCall, faults: readonly Fault[]): PersonAction {
  return {
    name: 'logs in',
    call,
    who: null,
    faults,
    before: async (shop) => {
      await shop.go('/login');
      await type(credentials);
    },
    does: () => press('Login'),
    typed: credentials,
    goesOn: () => press('Login'),
    succeeded: async () => {
      await see('You’re logged in');
      await see(buyer.email);
    },
  };
}

function signsUp(call: FakeCall, faults: readonly Fault[]): PersonAction {
  return {
    name: 'signs up',
    call,
    who: null,
    faults,
    before: async (shop) => {
      await shop.go('/signup');
      await type({ ...newcomer, 'User type': 'seller' });
    },
    does: () => press('Create account'),
    typed: newcomer,
    goesOn: () => press('Create account'),
    succeeded: async ({ fakes }) => {
      await see('Your account is ready');
      await see(newcomer['Email address']);
      const same = await fakes.marketplaceApi.users.isSeller(newcomer['Email address']);
      if (!same.ok || !same.value) throw new Error('The marketplace does not know the newcomer as a seller.');
    },
  };
}

function comesWithGoogle(call: FakeCall, faults: readonly Fault[]): PersonAction {
  return {
    name: 'comes with Google for the first time',
    call,
    who: null,
    faults,
    before: (shop) => shop.go('/login'),
    does: () => press('CONTINUE WITH GOOGLE'),
    goesOn: () => press('CONTINUE WITH GOOGLE'),
    succeeded: async () => {
      await see('You’re logged in');
      await see('gina.google@shop.example');
    },
  };
}

const reset: PersonAction = {
  name: 'resets the password',
  call: 'auth.sendPasswordReset',
  who: null,
  faults: authFaults(
    'auth/invalid-email',
    'auth/offline',
    'auth/unreachable',
    'auth/unknown',
    'auth/too-many-requests',
  ),
  before: async (shop) => {
    await shop.go('/login');
    await type({ 'Email address': buyer.email });
    await press('Forgot Password?');
    await see('Reset your password');
  },
  does: () => press('Send the link'),
  typed: { 'Email address': buyer.email },
  goesOn: () => press('Send the link'),
  succeeded: async ({ fakes }) => {
    await see(`If ${buyer.email} has an account here`);
    if (fakes.auth.outbox.length !== 1) throw new Error(`${fakes.auth.outbox.length} mails were sent.`);
  },
};

const leaves: PersonAction = {
  name: 'signs out',
  call: 'auth.signOut',
  who: buyer,
  faults: authFaults('auth/unreachable', 'auth/unknown'),
  does: () => press('Sign Out'),
  goesOn: () => press('Sign Out'),
  succeeded: () => see('You’re logged out'),
};

export const account: readonly PersonAction[] = [
  logsIn(
    'auth.signIn',
    authFaults(
      'auth/wrong-credentials',
      'auth/user-disabled',
      'auth/too-many-requests',
      'auth/invalid-email',
      'auth/offline',
      'auth/unreachable',
      'auth/unknown',
    ),
  ),
  logsIn('tokens.issue', withoutRefusedToken),
  logsIn('users.isAdmin', without(apiFaults, 'no connection')),
  signsUp(
    'auth.signUp',
    authFaults(
      'auth/email-in-use',
      'auth/weak-password',
      'auth/invalid-email',
      'auth/too-many-requests',
      'auth/offline',
      'auth/unreachable',
      'auth/unknown',
    ),
  ),
  signsUp('auth.updateProfile', offlineOrUnknown),
  signsUp('users.register', without(apiFaults, 'no connection')),
  signsUp('tokens.issue', withoutRefusedToken),
  comesWithGoogle(
    'auth.signInWithGoogle',
    authFaults('auth/popup-blocked', 'auth/user-disabled', 'auth/offline', 'auth/unreachable', 'auth/unknown'),
  ),
  comesWithGoogle('users.register', without(apiFaults, 'no connection')),
  comesWithGoogle('tokens.issue', withoutRefusedToken),
  reset,
  leaves,
];
