const calls = 'tests/adapters/marketplace-rest/calls.test.ts';
const session = 'tests/adapters/marketplace-rest/session.test.ts';
const renewal = 'tests/domain/identity/AuthorisedCalls.test.ts';
const server = 'tests/adapters/server/proof.test.ts';

/** Faults of proof and ownership. */
export const proof = [
  {
    name: 'no proof goes with the request for a token',
    file: 'src-adapters/marketplace-rest/sendProven.ts',
    find: 'idToken: (idToken.ok ? idToken.value : null) ?? undefined',
    replace: 'idToken: undefined',
    tests: [calls],
  },
  {
    name: 'a provider out of reach makes the person unknown',
    file: 'src-adapters/marketplace-rest/sendProven.ts',
    find: 'isRefused && !idToken.ok ?',
    replace: 'isRefused && idToken.ok && !idToken.ok ?',
    tests: [session],
  },
  {
    name: 'a booking is made without the access token',
    file: 'src-adapters/marketplace-rest/RestBookingsApi.ts',
    find: "path: '/booking', body, token }",
    replace: "path: '/booking', body }",
    tests: [calls],
  },
  {
    name: 'a missing token asks to log in',
    file: 'src-domain/identity/AuthorisedCalls.ts',
    find: 'await this.#renew(true)',
    replace: 'await this.#renew(false)',
    tests: [renewal],
  },
  {
    name: 'the backend takes anybody’s ID token for anybody',
    file: 'fakes/server/proofChecks.ts',
    find: 'return isThatOf(email, asked) ? next() : forbidden(c);',
    replace: 'return next();',
    tests: [server],
  },
];
