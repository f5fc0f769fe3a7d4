const lock = 'tests/ui/production/lock.test.tsx';

/** Faults that lock people out, by the number of their point. */
export const lockouts = [
  {
    name: '1. an account that the marketplace does not know cannot be restored',
    file: 'src-domain/identity/resumeSession.ts',
    find: "failed.failure.code === 'api/unregistered' ? ok({ account, lacks: 'registration' }) : failed",
    replace:
      "failed.failure.code === 'api/unregistered' && account.email === '' ? ok({ account, lacks: 'registration' }) : failed",
    tests: [lock],
  },
  {
    name: '1. nobody hears that the account became unknown in the middle of a page',
    file: 'src-domain/identity/AuthorisedCalls.ts',
    find: 'if (isUnregistered && account !== null) this.#ports.logInAgain?.unregistered(account);',
    replace: '',
    tests: [lock],
  },
  {
    name: '1. a token that cannot be renewed locks the public pages',
    file: 'src-domain/identity/restoreSession.ts',
    find: "ok({ account, lacks: 'token' }) : session",
    replace: 'session : session',
    tests: [lock],
  },
  {
    name: '2. a login joins the role look-up that waits for it',
    file: 'src-adapters/caching/caching.ts',
    find: 'isSeller: { alone: (email) => `seller/${email}` },',
    replace: 'isSeller: (email) => `seller/${email}`,',
    tests: [lock],
  },
  {
    name: '3. a token refused right after a registration is not asked for again',
    file: 'src-domain/identity/OpenSession.ts',
    find: 'const pausesAfterRegistration = [200, 400, 600, 700];',
    replace: 'const pausesAfterRegistration: readonly number[] = [];',
    tests: [lock],
  },
  {
    name: '4. a refused role look-up makes the person unknown',
    file: 'src-domain/identity/resumeSession.ts',
    find: 'if (!seller.ok) return opened(account, seller);',
    replace:
      "if (!seller.ok) return seller.failure.code === 'api/forbidden' ? ok({ account, lacks: 'registration' }) : opened(account, seller);",
    tests: [lock],
  },
];
