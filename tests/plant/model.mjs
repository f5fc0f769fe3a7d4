const fakes = 'tests/ui/model/overFakes.test.ts';
const wiring = 'tests/ui/model/overProductionWiring.test.ts';

/** Faults of deals that the random commands of several people should come upon. */
export const model = [
  {
    name: 'model: a product is promised to two people',
    file: 'fakes/marketplace/MarketplaceDeals.ts',
    find: 'const product = productStatus(others);',
    replace: "const product = 'available' as const;",
    tests: [fakes],
  },
  {
    name: 'model: a promised product is booked',
    file: 'fakes/marketplace/MarketplaceDeals.ts',
    find: "return status === 'available' ? null :",
    replace: "return status !== 'sold' ? null :",
    tests: [fakes],
  },
  {
    name: 'model: anybody moves another’s deal',
    file: 'fakes/marketplace/MarketplaceDeals.ts',
    find: 'const side = sideOfEmail(person.value.email, booking);\n    if (side === null)',
    replace: "const side = sideOfEmail(person.value.email, booking) ?? 'seller';\n    if (side === null)",
    tests: [fakes],
  },
  {
    name: 'model: the shop sends a move of another’s deal',
    file: 'src-domain/booking/moveBooking.ts',
    find: "if (state === undefined || sideOf(actor, booking) === null) return fail({ code: 'access/denied' });\n    if (!allowedMoves(actor, booking).includes(move))",
    replace: "if (state === undefined) return fail({ code: 'access/denied' });\n    if (actor === null)",
    tests: [fakes],
  },
  {
    name: 'model: a move loses the booking’s payment',
    file: 'fakes/marketplace/MarketplaceDeals.ts',
    find: 'this.#store.bookings.put(next);',
    replace: 'this.#store.bookings.put({ ...next, isPaid: false });',
    tests: [fakes],
  },
  {
    name: 'model: one side’s hand-over takes the other’s place',
    file: 'src-domain/booking/applyBookingEvent.ts',
    find: 'handedOver: { ...booking.handedOver, [by]: at }',
    replace: 'handedOver: { [by]: at }',
    tests: [fakes],
  },
  {
    name: 'model: a seller sees a move that failed as made',
    file: 'src-ui/features/booking/RequestsViewModel.ts',
    find: 'if (answer === null) return false;\n',
    replace:
      "if (answer === null) return false;\n    const early = applyBookingEvent(booking, move, { by: 'seller', at: clock.now() });\n    if (!answer.ok && early !== null) {\n      this.#put(early);\n      return false;\n    }\n",
    tests: [fakes],
  },
  {
    name: 'model: a deal’s page keeps the state from before a lost answer',
    file: 'src-ui/features/booking/BookingSummaryViewModel.ts',
    find: 'if (hadNoEffect(code)) return false;',
    replace: "if (code !== 'booking/moved-on' && code !== 'api/not-found') return false;",
    tests: [fakes],
  },
  {
    name: 'model: a refused move is said to be done',
    file: 'src-ui/features/booking/RequestsViewModel.ts',
    find: 'void this.refresh();\n    return answer.ok;',
    replace: 'void this.refresh();\n    return true;',
    tests: [fakes],
  },
  {
    name: 'model: a payment that could not be told is forgotten',
    file: 'src-domain/payment/reportPayments.ts',
    find: "if (outcome !== 'unknown') ports",
    replace: 'ports',
    tests: [fakes],
  },
  {
    name: 'model: refreshed requests come from the cache',
    file: 'src-ui/features/booking/RequestsViewModel.ts',
    find: 'sales.list(actor, { signal, fresh: true })',
    replace: 'sales.list(actor, { signal })',
    tests: [wiring],
  },
].map((plant) => ({ ...plant, only: 'deals to their end' }));
