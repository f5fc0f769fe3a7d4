// A simulated shopper who looks around and sometimes books, over the calls that the shop itself makes.
const facets = ['categories', 'conditions', 'places', 'verified', 'advertised', 'price', 'months'];
const texts = ['iphone 13', 'samsung galaxy', 'dell latitude', 'canon eos', 'thinkpda', 'macbook', 'drone dhaka'];
const narrowings = [
  { categories: ['Dell', 'HP'] },
  { conditions: ['Good'], sort: 'price-up' },
  { places: ['Dhaka'] },
  { verified: true },
  { price: { min: 10_000, max: 30_000 } },
  { months: { min: null, max: 12 }, sort: 'saving' },
];
const everything = {
  text: '',
  categories: [],
  conditions: [],
  places: [],
  verified: false,
  advertised: false,
  price: { min: null, max: null },
  months: { min: null, max: null },
  after: null,
};

/** Milliseconds. */
const betweenKeys = 180;
const betweenSteps = 1000;
/** Of the products that are opened, the share that is booked: about one call in a hundred is a booking's. */
const shareOfBookings = 0.25;

const pause = (milliseconds) =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** The same numbers in each run. */
function numbersFrom(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** `record(kind, milliseconds, isRight)` hears of each call. */
export class Shopper {
  #url;
  #buyer;
  #record;
  #random;
  #counting = new AbortController();

  constructor({ url, buyer, record, number }) {
    this.#url = url;
    this.#buyer = buyer;
    this.#record = record;
    this.#random = numbersFrom(number + 1);
  }

  async shop(isOver) {
    await pause(this.#random() * betweenSteps);
    const steps = [() => this.#look({}, 'list'), () => this.#type(), () => this.#choose(), () => this.#open()];
    while (!isOver()) {
      for (const step of [...steps, () => this.#suggest()]) {
        if (isOver()) break;
        await step();
        await pause(betweenSteps * (0.5 + this.#random()));
      }
    }
    this.#counting.abort();
  }

  /** Products first, and their counts beside them. A later look cancels the counts. */
  async #look(query, kind) {
    this.#counting.abort();
    this.#counting = new AbortController();
    const { signal } = this.#counting;
    void this.#search({ ...query, size: 0, facets }, 'counts', signal);
    return (await this.#search({ ...query, size: 24, facets: [] }, kind))?.items ?? [];
  }

  async #type() {
    const text = this.#one(texts);
    for (let length = 1; length <= text.length; length += 1) {
      await Promise.all([this.#look({ text: text.slice(0, length) }, 'key'), pause(betweenKeys)]);
    }
  }

  async #choose() {
    await this.#look(this.#one(narrowings), 'choice');
  }

  async #suggest() {
    const text = this.#one(texts);
    for (let length = 1; length <= text.length; length += 1) {
      const query = { text: text.slice(0, length), size: 20, facets: ['categories'] };
      await Promise.all([this.#search(query, 'suggestions'), pause(betweenKeys)]);
    }
  }

  async #open() {
    const product = this.#one(await this.#look({ text: this.#one(texts) }, 'list'));
    if (product === undefined) return;
    const { _id: id } = product;
    await Promise.all([
      this.#call('product', 'GET', `/product/${id}`),
      this.#call('similar', 'POST', '/search/similar', { body: { id, size: 8 } }),
      this.#call('prices', 'POST', '/search/prices', { body: { id }, alsoRight: [404] }),
    ]);
    if (this.#random() < shareOfBookings) await this.#book(product);
  }

  /** The booking is cancelled again, so that products stay available. */
  async #book({ _id: productId, productName, price, categoryName, categoryId, image }) {
    const { email, name, token } = this.#buyer;
    const by = { buyerName: name, email, phone: '01700000000', MeetingLocation: 'Dhanmondi, Dhaka' };
    const body = { ...by, productId, productName, price, image, categoryName, categoryId };
    // 409: another shopper of the same person was first.
    const booked = await this.#call('booking', 'POST', '/booking', { body, token, alsoRight: [409] });
    if (booked?.insertedId !== undefined)
      await this.#call('booking', 'DELETE', `/booking/${booked.insertedId}`, { token });
  }

  #search(query, kind, signal) {
    return this.#call(kind, 'POST', '/search', { body: { ...everything, ...query }, signal });
  }

  #one(list) {
    return list[Math.floor(this.#random() * list.length)];
  }

  async #call(kind, method, path, { body, token, signal, alsoRight = [] } = {}) {
    const begun = performance.now();
    const headers = {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    };
    try {
      const answer = await fetch(this.#url + path, { method, headers, body: body && JSON.stringify(body), signal });
      const text = await answer.text();
      this.#record(kind, performance.now() - begun, answer.ok || alsoRight.includes(answer.status));
      return answer.ok ? JSON.parse(text) : null;
    } catch {
      if (signal?.aborted !== true) this.#record(kind, performance.now() - begun, false);
      return null;
    }
  }
}
