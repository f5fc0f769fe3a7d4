const changes = 'tests/ui/production/changes.test.tsx';
const reach = 'tests/ui/production/reach.test.tsx';
const waiting = 'tests/ui/production/waiting.test.tsx';
const caching = 'tests/ui/production/caching.test.tsx';
const rows = 'tests/ui/production/rows.test.tsx';
const people = 'tests/ui/production/people.test.tsx';

/** Faults that make the shop say something untrue, by the number of their point. */
export const untruths = [
  {
    name: '5. an upsert is believed to be the change',
    file: 'src-adapters/marketplace-rest/answers.ts',
    find: "if (upsertedCount > 0 || (upsertedId ?? null) !== null) return fail({ code: 'api/not-found' });",
    replace: 'if (upsertedCount > 0) return ok();',
    tests: [changes],
  },
  {
    name: '6. a shop out of reach is a device offline',
    file: 'src-adapters/http/AxiosTransport.ts',
    find: "return isOnline ? 'unreachable' : 'offline';",
    replace: "return isOnline ? 'offline' : 'offline';",
    tests: [reach],
  },
  {
    name: '7. what is no id is asked for',
    file: 'src-domain/shared/isId.ts',
    find: 'return /^[0-9a-f]{24}$/i.test(id);',
    replace: "return id !== '';",
    tests: ['tests/ui/production/ids.test.tsx'],
  },
  {
    name: '7. a read has no budget of time',
    file: 'src-adapters/caching/TimedReads.ts',
    find: 'count(this.#isHeld() ? left : left - 1)',
    replace: 'count(left)',
    tests: [waiting],
  },
  {
    name: '7. a long wait is not spoken of',
    file: 'src-ui/parts/Waiting.tsx',
    find: 'const longWait = 8000;',
    replace: 'const longWait = 80_000;',
    tests: [waiting],
  },
  {
    name: '8. deleting a seller leaves their products in the cache',
    file: 'src-adapters/caching/caching.ts',
    find: "delete: ['sellers', 'verified/', 'products/', 'bookings/'],",
    replace: "delete: ['sellers', 'verified/'],",
    tests: [caching],
  },
  {
    name: '8. signing out leaves what was read',
    file: 'src/start.tsx',
    find: "reads.forget('');",
    replace: '',
    tests: [caching],
  },
  {
    name: '8. another tab’s writes are not heard',
    file: 'src/start.tsx',
    find: 'reads.forget(...prefixes);',
    replace: 'void prefixes;',
    tests: [caching],
  },
  {
    name: '9. a mark that could not be looked up is no mark for ever',
    file: 'src-ui/state/VerifiedSellers.ts',
    find: 'else this.unanswered.add(email);',
    replace: 'else this.known.set(email, false);',
    tests: ['tests/ui/production/verified.test.tsx'],
  },
  {
    name: '10. a bare date is midnight in UTC',
    file: 'src-domain/catalogue/postTime.ts',
    find: 'return calendarDay(product.postTime) ?? product.postedAt;',
    replace: 'return product.postedAt ?? calendarDay(product.postTime);',
    tests: ['tests/ui/production/days.test.tsx'],
  },
  {
    name: '11. a price inside a text is none',
    file: 'src-adapters/marketplace-rest/wire.ts',
    find: 'transform((value) => readPrice(value) ?? Number.NaN)',
    replace:
      "transform((value) => (typeof value === 'number' || /^[\\d.,]+$/.test(value) ? readPrice(value) : undefined) ?? Number.NaN)",
    tests: [rows],
  },
  {
    name: '11. a row that cannot be read is only counted',
    file: 'src-adapters/marketplace-rest/wire.ts',
    find: 'transform(({ _id, email }) => ({ id: _id, email })),',
    replace: 'transform(({ email }) => ({ id: null, email })),',
    tests: [rows],
  },
  {
    name: '12. a shop without smart phones has nothing newly added',
    file: 'src-domain/search/browseProducts.ts',
    find: "const found = isOfCategory ? ofCategory : await newest({ of: 'all' }, options);",
    replace: 'const found = ofCategory;',
    tests: ['tests/ui/production/newlyAdded.test.tsx'],
  },
  {
    name: '13. the admin may delete herself',
    file: 'src-domain/administration/administrationPolicy.ts',
    find: "mayAccess(actor, 'delete a buyer') && !isActor(actor, buyer.email)",
    replace: "mayAccess(actor, 'delete a buyer') && buyer.email !== ''",
    tests: [people],
  },
  {
    name: '13. a nameless person has no name at all',
    file: 'src-domain/administration/personName.ts',
    find: "return name.trim() === '' ? email : name;",
    replace: 'return email === name ? email : name;',
    tests: [people],
  },
  {
    name: '13. one of two rows with one address is taken out by guess',
    file: 'src-ui/state/DeletableList.ts',
    find: 'alike(target) < 2;',
    replace: 'alike(target) < 20;',
    tests: [people],
  },
];
