import { stripVTControlCharacters } from 'node:util';

/** The contract's calls to a marketplace. The image host has its own check. */
const calls = [
  ['S-CALL-1', 'GET /sellers', /^GET \/sellers$/],
  ['S-CALL-2', 'PUT /users/seller/{email}', /^PUT \/users\/seller\//],
  ['S-CALL-3', 'DELETE /users/{email}', /^DELETE \/users\//],
  ['S-CALL-4', 'GET /users/admin/{email}', /^GET \/users\/admin\//],
  ['S-CALL-5', 'GET /users/seller/{email}', /^GET \/users\/seller\//],
  ['S-CALL-6', 'GET /jwt?email={email}', /^GET \/jwt\?/],
  ['S-CALL-7', 'POST /users', /^POST \/users$/],
  ['S-CALL-8', 'GET /users/verified/{email}', /^GET \/users\/verified\//],
  ['S-CALL-9', 'GET /buyers', /^GET \/buyers$/],
  ['S-CALL-10', 'POST /booking', /^POST \/booking$/],
  ['S-CALL-11', 'GET /buyersproducts?email={email}', /^GET \/buyersproducts\?/],
  ['S-CALL-12', 'DELETE /booking/{id}', /^DELETE \/booking\//],
  ['S-CALL-13', 'GET /booking/{id}', /^GET \/booking\//],
  ['S-CALL-14', 'GET /sellersproducts?email={email}', /^GET \/sellersproducts\?/],
  ['S-CALL-15', 'DELETE /sellersporducts/{id}', /^DELETE \/sellersporducts\//],
  ['S-CALL-16', 'PUT /sellersproducts/{id}', /^PUT \/sellersproducts\//],
  ['S-CALL-17', 'GET /allproducts', /^GET \/allproducts$/],
  ['S-CALL-18', 'POST /allproducts', /^POST \/allproducts$/],
  ['S-CALL-19', 'GET /categories/{categoryName}', /^GET \/categories\//],
  ['S-CALL-20', 'GET /categories', /^GET \/categories$/],
  ['S-CALL-21', 'GET /allproducts/advertise', /^GET \/allproducts\/advertise$/],
  ['S-CALL-22', 'GET /upcoming-product?category=phone', /^GET \/upcoming-product\?category=phone$/],
  ['S-CALL-24', 'POST /create-payment-intent', /^POST \/create-payment-intent$/],
];

/** The calls of each extension, for backends that are said to have it. */
const extensionCalls = [
  ['sales', 'GET /sellersbookings?email={email}', /^GET \/sellersbookings\?/],
  ['sales', 'PUT /booking/{id}/state', /^PUT \/booking\/[^/]+\/state$/],
  ['paid', 'PUT /booking/{id}', /^PUT \/booking\/[^/]+$/],
  ['reports', 'POST /reporteditems', /^POST \/reporteditems$/],
  ['reports', 'GET /reporteditems', /^GET \/reporteditems$/],
  ['reports', 'DELETE /reporteditems/{id}', /^DELETE \/reporteditems\/[^/]+$/],
  ['search', 'POST /search', /^POST \/search$/],
  ['search', 'GET /product/{id}', /^GET \/product\/[^/]+$/],
  ['search', 'POST /search/similar', /^POST \/search\/similar$/],
  ['search', 'POST /search/prices', /^POST \/search\/prices$/],
];

const firstLine = (text) => text.split('\n').find((line) => line.trim() !== '') ?? '';

/** Prints which cases and which calls a backend satisfies, and the actual answer where it does not. */
export class ConformanceReporter {
  #cases = [];
  #base;
  #calls;

  constructor(base, { extensions = [] } = {}) {
    this.#base = base.replace(/\/+$/, '');
    this.#calls = [...calls, ...extensionCalls.filter(([name]) => extensions.includes(name))];
  }

  #print(line) {
    console.log(line);
  }

  onTestCaseResult(testCase) {
    const { state, errors = [] } = testCase.result();
    const exchanges = testCase.meta().exchanges ?? [];
    this.#cases.push({ state, exchanges });
    const mark = { passed: 'kept    ', failed: 'NOT KEPT', skipped: '–       ' }[state] ?? state;
    this.#print(`${mark}  ${testCase.parent.name.split(':')[0]}: ${testCase.name}`);
    if (state !== 'failed') return;
    this.#print(`            ${stripVTControlCharacters(firstLine(errors[0]?.message ?? ''))}`);
    const last = exchanges.at(-1);
    if (last === undefined) return;
    this.#print(
      `            the last call was ${last.method} ${last.path}${last.sent === '' ? '' : ` with ${last.sent}`}`,
    );
    this.#print(`            and what came was ${last.status} ${last.answered}`);
  }

  onTestRunEnd(modules, errors) {
    for (const error of [...errors, ...modules.flatMap((module) => module.errors())]) {
      this.#print(`It could not be asked: ${stripVTControlCharacters(firstLine(error.message))}`);
    }
    const basePath = new URL(this.#base).pathname.replace(/\/$/, '');
    const of = (pattern) =>
      this.#cases.filter(({ exchanges }) =>
        exchanges.some(({ method, path }) => pattern.test(`${method} ${path.slice(basePath.length)}`)),
      );
    this.#print('\nCall by call');
    for (const [id, call, pattern] of this.#calls) {
      const cases = of(pattern);
      const failed = cases.filter(({ state, exchanges }) => {
        const last = exchanges.at(-1);
        return (
          state === 'failed' && last !== undefined && pattern.test(`${last.method} ${last.path.slice(basePath.length)}`)
        );
      });
      const verdict =
        cases.length === 0
          ? 'not asked'
          : failed.length === 0
            ? 'kept'
            : `NOT KEPT in ${failed.length} of ${cases.length} cases`;
      this.#print(`${id.padEnd(10)} ${call.padEnd(38)} ${verdict}`);
    }
    const leftovers = modules.flatMap((module) => module.meta().leftovers ?? []);
    this.#print('\nWhat was made in it for this');
    for (const line of leftovers) this.#print(line);
    const count = (state) => this.#cases.filter((each) => each.state === state).length;
    this.#print(`\n${count('passed')} cases kept, ${count('failed')} not kept, ${count('skipped')} not asked`);
  }
}
