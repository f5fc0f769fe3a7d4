const life = 'tests/domain/booking/bookingLife.test.ts';
const inMemory = 'tests/contracts/fakeMarketplace.test.ts';
const wire = 'tests/adapters/marketplace-rest/deals.test.ts';
const server = 'tests/adapters/server/deals.test.ts';

/** Faults that break a deal between two people. */
export const deals = [
  {
    name: 'deals: a request outlives the sale of its product',
    file: 'src-domain/booking/bookingLife.ts',
    find: "    'product-sold': { marketplace: 'declined' },\n",
    replace: '',
    tests: [life],
  },
  {
    name: 'deals: whoever has handed over may cancel',
    file: 'src-domain/booking/bookingLife.ts',
    find: "  'seller-handed-over': { 'hand-over'",
    replace: "  'seller-handed-over': { cancel: eitherCancels, 'hand-over'",
    tests: [life],
  },
  {
    name: 'deals: a product is promised twice',
    file: 'fakes/marketplace/MarketplaceDeals.ts',
    find: 'const product = productStatus(others);',
    replace: "const product = 'available' as const;",
    tests: [inMemory],
  },
  {
    name: 'deals: anybody moves another’s deal',
    file: 'fakes/marketplace/MarketplaceDeals.ts',
    find: 'const side = sideOfEmail(person.value.email, booking);\n    if (side === null)',
    replace: "const side = sideOfEmail(person.value.email, booking) ?? 'seller';\n    if (side === null)",
    tests: [inMemory],
  },
  {
    name: 'deals: anybody reads another’s deal',
    file: 'fakes/server/proofChecks.ts',
    find: 'return !booking.ok || sideOfEmail(email, booking.value) !== null;',
    replace: "return !booking.ok || email !== '';",
    tests: [server],
  },
  {
    name: 'deals: a payment is taken at the buyer’s word',
    file: 'fakes/marketplace/MarketplaceBookings.ts',
    find: 'if (!isPaid) return',
    replace: 'if (!isPaid && false) return',
    tests: [inMemory],
  },
  {
    name: 'deals: a payment that could not be told is forgotten',
    file: 'src-domain/payment/reportPayments.ts',
    find: "if (outcome !== 'unknown') paymentRecords",
    replace: 'paymentRecords',
    tests: ['tests/domain/payment/reportPayments.test.ts'],
  },
  {
    name: 'deals: a deal that has ended can be paid',
    file: 'src-domain/payment/isDue.ts',
    find: 'return stage === null || stageFacts[stage].isPayable;',
    replace: 'return stage !== undefined;',
    tests: ['tests/domain/payment/startPayment.test.ts'],
  },
  {
    name: 'deals: a shop without sales shows what a backend calls status',
    file: 'src-adapters/marketplace-rest/productWire.ts',
    find: '...(hasSales && status !== undefined ? { status } : {}),',
    replace: '...(status !== undefined ? { status } : {}),',
    tests: [wire],
  },
  {
    name: 'deals: whoever came too late is not told what holds',
    file: 'src-adapters/marketplace-rest/RestSalesApi.ts',
    find: 'return status === 409 && answer.success',
    replace: 'return status === 410 && answer.success',
    tests: [wire],
  },
];
