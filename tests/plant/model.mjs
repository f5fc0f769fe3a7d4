const fakes = 'tests/ui/model/overFakes.test.ts';
const wiring = 'tests/ui/model/overProductionWiring.test.ts';

/** Faults of deals that the random commands of several people should come upon. */
const ofDeals = [
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
    find: "if (state === undefined || side === null) return fail({ code: 'access/denied' });\n    if (!allowedMoves(actor, booking).includes(move))",
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
    find: 'if (answer === null || !isHere()) return false;\n',
    replace:
      "if (answer === null || !isHere()) return false;\n    const early = applyBookingEvent(booking, move, { by: 'seller', at: clock.now() });\n    if (!answer.ok && early !== null) {\n      this.#put(early);\n      return false;\n    }\n",
    tests: [fakes],
  },
  {
    name: 'model: a move whose answer was lost is taken for made',
    file: 'src-domain/booking/moveBooking.ts',
    find: 'now.ok && isMade(now.value, { move, words, side }) ?',
    replace: 'now.ok ?',
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
    find: "if (outcome !== 'unknown') paymentRecords",
    replace: 'paymentRecords',
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

/** Faults of reports and of work on many rows. */
const ofDesks = [
  {
    name: 'model: a report that failed is thanked for',
    file: 'src-ui/parts/reporting/ReportViewModel.ts',
    find: "if (answer.ok) this.outcome = 'sent';",
    replace: "if (answer.ok || answer.failure.code !== 'report/already-reported') this.outcome = 'sent';",
    tests: [fakes],
  },
  {
    name: 'model: the marketplace takes a second report of the same person',
    file: 'fakes/marketplace/MarketplaceReports.ts',
    find: 'if (email !== undefined && this.#has(productId, email))',
    replace: "if (email === '' && this.#has(productId, email))",
    tests: [fakes],
  },
  {
    name: 'model: a dismissal that is undone is sent',
    file: 'src-ui/features/reporting/ReportDismissals.ts',
    find: 'this.#parts.pendingDeletions.undo(key);\n',
    replace: '',
    tests: [fakes],
  },
  {
    name: 'model: reports that remain are said to be dismissed',
    file: 'src-ui/features/reporting/ReportDismissals.ts',
    find: 'if (!left.has(id)) this.dismissed.add(id)',
    replace: 'if (!left.has(id) || left.size <= ids.length) this.dismissed.add(id)',
    tests: [fakes],
  },
  {
    name: 'model: the queue is read by people who are no admins',
    file: 'src-domain/reporting/listReports.ts',
    find: 'return allowed.ok ? reports.list(options) : allowed;',
    replace: 'return allowed.ok || actor !== null ? reports.list(options) : allowed;',
    tests: [fakes],
  },
  {
    name: 'model: a row that failed counts as done',
    file: 'src-ui/state/BulkRun.ts',
    find: "if (answer.ok) return { status: 'done' }",
    replace: "if (answer.ok || answer.failure.code === 'api/unavailable') return { status: 'done' }",
    tests: [wiring],
  },
  {
    name: 'model: a product that was kept is deleted with the others',
    file: 'src-ui/features/selling/PendingBatch.ts',
    find: 'this.products.delete(id);\n    if (this.products.size === 0)',
    replace: 'if (this.products.size === 1)',
    tests: [fakes],
  },
].map((plant) => ({ ...plant, only: 'act at the same time' }));

export const model = [...ofDeals, ...ofDesks];
