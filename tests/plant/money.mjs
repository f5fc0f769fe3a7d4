const payment = 'tests/ui/production/payment.test.tsx';

/** Faults that charge twice or show one person's data to the next, by the number of their point. */
export const money = [
  {
    name: '14. every call begins another payment',
    file: 'fakes/payments/PaymentLedger.ts',
    find: 'if (open !== null) return ok(open);',
    replace: '',
    tests: [payment],
  },
  {
    name: '14. the example at Stripe forgets the booking’s key',
    file: 'fakes/server/stripe/createAtStripe.ts',
    find: "headers: { 'idempotency-key': `${key}-${attempt}` },",
    replace: 'headers: {},',
    tests: ['tests/adapters/server/createAtStripe.test.ts'],
  },
  {
    name: '15. payments that were begun stay after signing out',
    file: 'src/start.tsx',
    find: 'forgetBegunPayments(deviceStore, email);',
    replace: '',
    tests: [payment],
  },
  {
    name: '15. the client secret stays in the address',
    file: 'src/start.tsx',
    find: '  hidePaymentReturn();\n',
    replace: '',
    tests: [payment],
  },
  {
    name: '15. a begun payment is anybody’s on this device',
    file: 'src-adapters/browser/BrowserPaymentRecords.ts',
    find: 'return found.owner === null || sameEmail(found.owner, owner) ? found : null;',
    replace: 'return found.owner === null || sameEmail(owner, owner) ? found : null;',
    tests: ['tests/adapters/browser/paymentRecords.test.ts', 'tests/contracts/browserDevice.test.ts'],
  },
];
