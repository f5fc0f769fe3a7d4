const payment = 'tests/ui/production/payment.test.tsx';
const hungBrowser = 'tests/adapters/browser/hungBrowser.test.ts';
const policy = 'tests/adapters/hosting/policy.test.ts';
const hosts = 'tests/adapters/hosting/hosts.test.ts';
const defects = 'tests/ui/production/defects.test.tsx';
const reporting = 'tests/ui/production/reporting.isolated.test.tsx';
const code = 'tests/ui/app/reloadForCode.test.ts';
const releases = 'tests/ui/app/releases.isolated.test.tsx';

/** Faults in the shop's surroundings (hosting, network, releases), by the number of their point. */
export const operation = [
  {
    name: '16. a blocked frame of Stripe’s is waited for for ever',
    file: 'src-adapters/stripe/StripeCardElement.tsx',
    find: "limits.timer(limits.answer, () => settle.current('missing'))",
    replace: "limits.timer(limits.answer * 1000, () => settle.current('missing'))",
    tests: [payment],
  },
  {
    name: '16. a confirmation that Stripe never answers is waited for for ever',
    file: 'src-adapters/stripe/confirmStripeCard.ts',
    find: 'await within(limits.confirm, confirming,',
    replace: 'await within(limits.confirm * 1000, confirming,',
    tests: [payment],
  },
  {
    name: '16. Stripe’s word on a payment is waited for for ever',
    file: 'src-adapters/stripe/StripePaymentProvider.ts',
    find: 'await within(limit, stripe.retrievePaymentIntent(clientSecret), () => null, timer)',
    replace: 'await within(limit, stripe.retrievePaymentIntent(clientSecret), () => null, () => timer(1e9, () => {}))',
    tests: [payment],
  },
  {
    name: '16. a database that never opens is waited for for ever',
    file: 'src-adapters/browser/openDatabase.ts',
    find: 'return within(limit, opening, giveUp, timer);',
    replace: 'return within(limit * 1000, opening, giveUp, timer);',
    tests: [hungBrowser],
  },
  {
    name: '16. a photo worker that never answers is waited for for ever',
    file: 'src-adapters/browser/photo/redrawInWorker.ts',
    find: 'timer(drawingLimit, stop)',
    replace: 'timer(drawingLimit * 1000, stop)',
    tests: [hungBrowser],
  },
  {
    name: '16. Firebase is waited for for ever',
    file: 'src-adapters/firebase-auth/firebaseLimits.ts',
    find: 'answer: 20_000,',
    replace: 'answer: 20_000_000,',
    tests: ['tests/adapters/firebase-auth/hungFirebase.test.ts'],
  },
  {
    name: '17. the policy lacks Stripe’s own hosts',
    file: 'src/build/hosting/contentSecurityPolicy.ts',
    find: "'https://*.js.stripe.com', ",
    replace: '',
    tests: [policy],
  },
  {
    name: '17. the headers lack HSTS',
    file: 'src/build/hosting/headers.ts',
    find: "['Strict-Transport-Security', 'max-age=63072000'],",
    replace: '',
    tests: [hosts],
  },
  {
    name: '18. a missing asset is answered with the page',
    file: 'src/build/hosting/firebaseHosting.ts',
    find: 'rewrites: [{ regex: pageAddress,',
    replace: "rewrites: [{ regex: '^/.*$',",
    tests: [hosts],
  },
  {
    name: '18. a page with missing code reloads into the browser’s own page about being offline',
    file: 'src-ui/context/reloadForCode.ts',
    find: '  if (!(await isReachable())) return false;\n',
    replace: '',
    tests: [code],
  },
  {
    name: '18. a new release replaces what was typed',
    file: 'src-ui/state/unfinished.ts',
    find: 'return writes > 0 || isSomethingTyped();',
    replace: 'return writes > 0;',
    tests: [releases],
  },
  {
    name: '19. registering needs no proof',
    file: 'fakes/server/proofChecks.ts',
    find: "app.post('/users', proven(emailSent));",
    replace: '',
    tests: ['tests/adapters/server/proof.test.ts'],
  },
  {
    name: '20. a read with a bug is a skeleton for ever',
    file: 'src-ui/state/Load.ts',
    find: "if (!this.#end(mine, { status: 'broken', error })) throw error;",
    replace: 'if (this.current !== mine) throw error;',
    tests: [defects],
  },
  {
    name: '20. a bug in an action is swallowed',
    file: 'src-ui/state/Action.ts',
    find: '      tellDefect(error);\n',
    replace: '      void error;\n',
    tests: [defects],
  },
  {
    name: '20. nobody is told of what breaks',
    file: 'src/start.tsx',
    find: '...(reporter === null ? [] : [reportProblems(reporter)]),',
    replace: '',
    tests: [reporting],
  },
  {
    name: '20. a report tells who had the problem',
    file: 'src-domain/shared/problems/ProblemFilter.ts',
    find: 'message: withoutPersonalData(message)',
    replace: 'message: message',
    tests: ['tests/domain/shared/ProblemFilter.test.ts', reporting],
  },
  {
    name: '21. a nearly full device breaks the login',
    file: 'src-adapters/firebase-auth/choosePersistence.ts',
    find: 'return hasRoom() ? null :',
    replace: 'return hasRoom() || auth !== null ? null :',
    tests: ['tests/adapters/firebase-auth/FirebaseAuthProvider.test.ts'],
  },
  {
    name: '21. sellers’ hosts learn which page shows their picture',
    file: 'src-ui/parts/product/ProductPicture.tsx',
    find: 'referrerPolicy="no-referrer"',
    replace: 'referrerPolicy="unsafe-url"',
    tests: ['tests/ui/kit/ProductPicture.test.tsx'],
  },
  {
    name: '21. the local backend takes a body of any size',
    file: 'fakes/server/LocalBackend.ts',
    find: 'app.use(bodyLimits);',
    replace: '',
    tests: ['tests/adapters/server/bodyLimits.test.ts'],
  },
  {
    name: '21. the picture of a draft stays after signing out',
    file: 'src-ui/state/drafts/Drafts.ts',
    find: 'await this.#parts.pictureStore.removeAll(ownerKey(owner));',
    replace: '',
    tests: ['tests/ui/production/draftPictures.test.tsx'],
  },
];
