import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { bookingStages, stageFacts, stageOf } from '#domain/booking/bookingLife.ts';
import { isBookingOf } from '#domain/booking/bookingPolicy.ts';
import { bookingRules } from '#domain/booking/bookingRules.ts';
import { type Product, conditions } from '#domain/catalogue/Product.ts';
import { newestFirst } from '#domain/catalogue/newestFirst.ts';
import { addProductRules } from '#domain/catalogue/productRules.ts';
import { signUpRules } from '#domain/identity/credentialRules.ts';
import { dayInUtc } from '#domain/shared/CalendarDay.ts';
import { checkRules } from '#domain/shared/rules.ts';
import { cityOf } from '#domain/search/cityOf.ts';
import { usedMonths } from '#domain/search/usedMonths.ts';
import { createDemoWorld } from '#fakes/seed/createDemoWorld.ts';
import { demoBuyer, demoSeller } from '#fakes/seed/demoPeople.ts';
import { worldSize } from '#fakes/seed/worldSize.ts';
import { flatCameraPictures, humpedCameraPictures, pictures } from '#fakes/seed/pictures.ts';

const now = Date.UTC(2026, 4, 14, 9, 30);
const day = 24 * 60 * 60 * 1000;
const world = createDemoWorld({ now });
const { users, categories, products, bookings, upcomingProducts } = world.marketplace;
const userOf = new Map(users.map((user) => [user.email, user]));

function grouped<T>(items: readonly T[], key: (item: T) => string): readonly (readonly T[])[] {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(key(item), [...(groups.get(key(item)) ?? []), item]);
  return [...groups.values()];
}

/** Every product list that people see, as given and newest first. */
function listsOf(all: readonly Product[]): readonly (readonly Product[])[] {
  const given = [
    all,
    all.filter((product) => product.advertised),
    ...grouped(all, (product) => product.categoryName),
    ...grouped(all, (product) => product.sellerEmail),
  ];
  return [...given, ...given.map(newestFirst)];
}

function pairsWithTheSamePicture(list: readonly Product[]): readonly string[] {
  return list.flatMap((product, place) =>
    product.image === list[place + 1]?.image ? [`${product.productName} / ${list[place + 1]?.productName}`] : [],
  );
}

describe('the demo world', () => {
  it('is the same every time for the same size and moment', () => {
    expect(createDemoWorld({ now })).toEqual(world);
  });

  it('keeps ids, pictures, sellers and names from one day to the next, so that addresses live on', () => {
    const lasting = ({ id, image, sellerEmail, productName, categoryId }: Product) =>
      [id, image, sellerEmail, productName, categoryId].join();
    const tomorrow = createDemoWorld({ now: now + day + 12_345_678 }).marketplace.products;
    expect(tomorrow.map(lasting)).toEqual(products.map(lasting));
  });

  it('has 240 products, 30 bookings, 24 advertised products and 6 to 8 upcoming ones', () => {
    expect(products).toHaveLength(240);
    expect(bookings).toHaveLength(30);
    expect(products.filter((product) => product.advertised)).toHaveLength(24);
    expect(upcomingProducts.length).toBeGreaterThanOrEqual(6);
    expect(upcomingProducts.length).toBeLessThanOrEqual(8);
  });

  it('gives different ids, of 24 hexadecimal digits but for the categories’', () => {
    for (const list of [users, products, bookings, upcomingProducts]) {
      const ids = list.map((one) => one.id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const id of ids) expect(id).toMatch(/^[\da-f]{24}$/);
    }
    expect(categories.map(({ id, categoryName }) => `${id} ${categoryName}`)).toEqual([
      '1 HP',
      '2 Lenovo',
      '3 Dell',
      '4 Smart Phone',
      '5 Camera',
      '6 Drone',
    ]);
  });
});

describe('the people of the demo world', () => {
  it.each(world.people)('lets the $role sign in, who could have signed up so', ({ role, name, email, password }) => {
    const user = userOf.get(email);
    expect(checkRules(signUpRules, { name, email, password, type: user?.type })).toEqual({});
    expect(user).toMatchObject({ name, admin: role === 'admin', type: role === 'seller' ? 'seller' : 'buyer' });
    expect(world.accounts).toContainEqual({ email, displayName: name, photoURL: null, password, google: false });
  });

  it('has one person of each role to sign in as, and one Google account without a password', () => {
    expect(world.people.map((person) => person.role)).toEqual(['buyer', 'seller', 'admin']);
    expect(world.accounts.filter(({ google, password }) => google && password === null)).toHaveLength(1);
  });

  it('knows every account as a user, once, under a name that the sign-up form accepts', () => {
    expect(new Set(world.accounts.map((account) => account.email)).size).toBe(world.accounts.length);
    expect(world.accounts.map((account) => account.email)).toEqual(users.map((user) => user.email));
    for (const { name } of users) expect(checkRules({ name: signUpRules.name }, { name })).toEqual({});
  });

  it('has at least 14 sellers, about half of them verified, at least 20 buyers and one admin', () => {
    const sellers = users.filter((user) => user.type === 'seller');
    const verified = sellers.filter((seller) => seller.verified).length;
    expect(sellers.length).toBeGreaterThanOrEqual(14);
    expect(verified / sellers.length).toBeGreaterThan(0.35);
    expect(verified / sellers.length).toBeLessThan(0.65);
    expect(users.filter((user) => user.type === 'buyer' && !user.admin).length).toBeGreaterThanOrEqual(20);
    expect(users.filter((user) => user.admin)).toHaveLength(1);
  });
});

describe('the products of the demo world', () => {
  it('could all have been posted through the form', () => {
    for (const { sellerEmail, price, originalPrice, ...product } of products) {
      const form = { ...product, email: sellerEmail, price: String(price), originalPrice: String(originalPrice) };
      expect(
        checkRules(
          addProductRules(() => dayInUtc(now)),
          form,
        ),
      ).toEqual({});
    }
  });

  it('cost less than when they were new', () => {
    for (const { price, originalPrice } of products) {
      expect(price).toBeGreaterThan(0);
      expect(price).toBeLessThan(originalPrice);
    }
  });

  it('are sold by known sellers, under their names', () => {
    for (const { sellerEmail, sellerName } of products) {
      expect(userOf.get(sellerEmail)).toMatchObject({ type: 'seller', name: sellerName });
    }
    expect(products.filter((product) => product.sellerEmail === demoSeller.email).length).toBeGreaterThanOrEqual(6);
  });

  it('fill every category, and the advertised ones come from every category', () => {
    for (const { id, categoryName } of categories) {
      const of = products.filter((product) => product.categoryName === categoryName);
      expect(of.length).toBeGreaterThanOrEqual(20);
      expect(of.every((product) => product.categoryId === id)).toBe(true);
      expect(of.some((product) => product.advertised)).toBe(true);
    }
  });

  it('come in every condition, from at least 20 places', () => {
    expect(new Set(products.map((product) => product.condition))).toEqual(new Set(conditions));
    expect(new Set(products.map((product) => product.location)).size).toBeGreaterThanOrEqual(20);
  });

  it('leave the demo seller something to advertise and something advertised', () => {
    const own = products.filter((product) => product.sellerEmail === demoSeller.email);
    expect(own.some((product) => product.advertised)).toBe(true);
    expect(own.some((product) => !product.advertised)).toBe(true);
  });

  it('say when they were posted, in three formats, within the last 120 days, the newest today', () => {
    const bareDate = /^\d{4}-\d\d-\d\d$/;
    const isoDateTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
    const browserDate = /^[A-Z][a-z]{2} [A-Z][a-z]{2} \d\d \d{4} \d\d:\d\d:\d\d GMT\+0600 \(.+\)$/;
    for (const format of [bareDate, isoDateTime, browserDate]) {
      expect(products.filter((product) => format.test(product.postTime)).length).toBeGreaterThan(40);
    }
    for (const { postTime, postedAt } of products) {
      expect(postedAt).toBe(Date.parse(postTime));
      expect(postedAt).toBeLessThanOrEqual(now);
      expect(postedAt).toBeGreaterThanOrEqual(now - 120 * day);
    }
    expect(newestFirst(products)[0]?.postedAt).toBeGreaterThanOrEqual(Date.UTC(2026, 4, 14));
  });

  it.each([0, 1, 30_000, day - 1])('have a newest one of today even %i ms into the day', (sinceMidnight) => {
    const moment = Date.UTC(2026, 4, 14) + sinceMidnight;
    const newest = newestFirst(createDemoWorld({ now: moment }).marketplace.products)[0];
    expect(newest?.postedAt).toBeGreaterThanOrEqual(Date.UTC(2026, 4, 14));
    expect(newest?.postedAt).toBeLessThanOrEqual(moment);
  });

  it('have smart phones among the newest', () => {
    const newest = newestFirst(products)
      .slice(0, 20)
      .map((product) => product.categoryName);
    expect(newest[0]).toBe('Smart Phone');
    expect(newest.filter((name) => name === 'Smart Phone').length).toBeGreaterThanOrEqual(3);
  });

  it('are described in two to four sentences each, hardly ever twice in the same words', () => {
    expect(new Set(products.map((product) => product.description)).size).toBeGreaterThan(235);
    for (const { description } of products) {
      expect(description.split(/(?<=[.!?।]) /).length).toBeGreaterThanOrEqual(2);
      expect(description.split(/(?<=[.!?।]) /).length).toBeLessThanOrEqual(4);
    }
  });
});

describe('[G-I18N-1] what sellers write in Bangla', () => {
  const isBangla = (text: string) => /[\u0980-\u09ff]/.test(text);
  const inBangla = products.filter(({ description }) => isBangla(description));

  it('is a part of the listings, some of them under an English name', () => {
    const mixed = inBangla.filter(({ productName }) => !isBangla(productName));
    expect(inBangla.length).toBeGreaterThan(products.length / 5);
    expect(mixed.length).toBeGreaterThan(products.length / 20);
    expect(inBangla.length - mixed.length).toBeGreaterThan(products.length / 20);
    expect(products.filter(({ description }) => !isBangla(description)).length).toBeGreaterThan(products.length / 2);
  });

  it('says the time of use and the town in Bangla, which the filters understand', () => {
    for (const { useDuration, location } of inBangla) {
      expect(useDuration).not.toMatch(/[\da-z]/i);
      expect(usedMonths(useDuration)).not.toBeNull();
      expect(isBangla(location)).toBe(true);
      expect(cityOf(location)).toMatch(/^[A-Z]/);
    }
  });
});

describe('the pictures of the demo world', () => {
  it('differ between neighbours, in every list that people see', () => {
    expect(listsOf(products).flatMap(pairsWithTheSamePicture)).toEqual([]);
  });

  it('differ between neighbours in a large world, too, in the order given', () => {
    const large = createDemoWorld({ products: 10_000, now }).marketplace.products;
    const lists = listsOf(large);
    expect(lists.slice(0, lists.length / 2).flatMap(pairsWithTheSamePicture)).toEqual([]);
  });

  it('show what the category says', () => {
    const allowed: Readonly<Record<string, readonly string[]>> = {
      HP: pictures.laptop,
      Lenovo: pictures.laptop,
      Dell: pictures.laptop,
      'Smart Phone': pictures.phone,
      Camera: pictures.camera,
      Drone: pictures.drone,
    };
    for (const { categoryName, image } of products) expect(allowed[categoryName]).toContain(image);
    for (const { categoryName, img } of categories) expect(allowed[categoryName]).toContain(img);
    for (const { img } of upcomingProducts) expect([...pictures.watch, ...pictures.vr]).toContain(img);
  });

  it('exist, each listed once', () => {
    const all = Object.values(pictures).flat();
    expect(new Set(all).size).toBe(all.length);
    expect(new Set([...humpedCameraPictures, ...flatCameraPictures])).toEqual(new Set(pictures.camera));
    for (const url of all) expect(existsSync(fileURLToPath(url)), url).toBe(true);
  });
});

describe('the bookings of the demo world', () => {
  it('match a product each, and no two the same', () => {
    const booked = bookings.map((booking) => products.filter((product) => isBookingOf(booking, product)));
    for (const [place, matches] of booked.entries()) {
      expect(matches).toHaveLength(1);
      expect(matches[0]?.categoryId).toBe(bookings[place]?.categoryId);
    }
    expect(new Set(booked.map((matches) => matches[0]?.id)).size).toBe(bookings.length);
  });

  it('belong to known buyers, three to the demo buyer, and none to whoever sells the product', () => {
    for (const booking of bookings) {
      expect(userOf.get(booking.email)).toMatchObject({ type: 'buyer', name: booking.buyerName, admin: false });
      const product = products.find((product) => isBookingOf(booking, product));
      expect(product?.sellerEmail).not.toBe(booking.email);
    }
    expect(bookings.filter((booking) => booking.email === demoBuyer.email)).toHaveLength(3);
    expect(new Set(bookings.map((booking) => booking.email)).size).toBeGreaterThanOrEqual(8);
  });

  it('could have been sent through the form', () => {
    for (const { phone, meetingLocation } of bookings) {
      expect(checkRules(bookingRules, { phone, meetingLocation })).toEqual({});
    }
  });
});

describe('[G-SALE-1] the deals of a demo world with sales', () => {
  const { bookings: deals, ...rest } = createDemoWorld({ now, extensions: ['sales', 'paid'] }).marketplace;
  const stages = deals.map((deal) => stageOf(deal));

  it('are the same bookings as without, with their states, and requests to the demo seller', () => {
    expect(deals.slice(0, bookings.length)).toMatchObject(bookings);
    expect(deals.length).toBeGreaterThan(bookings.length);
    for (const { sellerEmail } of deals.slice(bookings.length)) expect(sellerEmail).toBe(demoSeller.email);
    const { bookings: _bookings, ...without } = world.marketplace;
    expect(rest).toEqual(without);
  });

  it('show every stage, and the demo buyer one to pay, one to wait for and one to tick', () => {
    expect(new Set(stages)).toEqual(new Set(bookingStages.filter((stage) => stage !== 'waiting')));
    const mine = deals.filter(({ email }) => email === demoBuyer.email).map((deal) => stageOf(deal));
    expect(mine).toEqual(['accepted', 'requested', 'seller-handed-over']);
  });

  it('promise each product to one person at most', () => {
    for (const product of products) {
      const its = deals.filter(({ productId }) => productId === product.id);
      const holding = its.map((deal) => stageOf(deal)).filter((stage) => stage !== null && stageFacts[stage].product);
      expect(holding.length).toBeLessThanOrEqual(1);
      for (const deal of its) expect(isBookingOf(deal, product)).toBe(true);
    }
  });

  it('make sense: asked for after the product was posted and before they were handed over', () => {
    const ids = new Set(deals.map(({ id }) => id));
    expect(ids.size).toBe(deals.length);
    for (const { bookedAt = 0, productId, email, sellerEmail, handedOver = {} } of deals) {
      const product = products.find(({ id }) => id === productId);
      expect(product?.sellerEmail).toBe(sellerEmail);
      expect(email).not.toBe(sellerEmail);
      expect(bookedAt).toBeGreaterThanOrEqual(product?.postedAt ?? Infinity);
      for (const moment of [...Object.values(handedOver), now]) expect(moment).toBeGreaterThanOrEqual(bookedAt);
    }
  });
});

describe('a demo world of another size', () => {
  it.each([0, 1, 6, 20, 41])('is whole with %i products', (size) => {
    const small = createDemoWorld({ products: size, now }).marketplace;
    expect(small.products).toHaveLength(size);
    if (size >= 6) expect(new Set(small.products.map((product) => product.categoryId)).size).toBe(6);
    for (const booking of small.bookings) {
      expect(small.products.some((product) => isBookingOf(booking, product))).toBe(true);
    }
  });

  // A busy machine needs more than the usual five seconds to make them.
  it('has more sellers, more names and nobody twice with 100,000 products', { timeout: 30_000 }, () => {
    const large = createDemoWorld({ products: 100_000, now });
    const sellers = large.marketplace.users.filter((user) => user.type === 'seller');
    expect(large.marketplace.products).toHaveLength(100_000);
    expect(new Set(large.marketplace.products.map((product) => product.id)).size).toBe(100_000);
    expect(sellers.length).toBeGreaterThanOrEqual(380);
    expect(sellers.length).toBeLessThanOrEqual(420);
    expect(new Set(large.accounts.map((account) => account.email)).size).toBe(large.accounts.length);
    expect(new Set(large.marketplace.products.map((product) => product.productName)).size).toBeGreaterThan(1000);
    expect(large.marketplace.products.every(({ price, originalPrice }) => price > 0 && price < originalPrice)).toBe(
      true,
    );
  });
});

it('the demo world has its usual size where the browser refuses a tab its storage', () => {
  const tab = {
    get sessionStorage(): Storage {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
  };
  expect(worldSize('', tab)).toBe(240);
  expect(worldSize('?products=24', tab)).toBe(24);
});
