// Texts that people wrote, and names that are the same in every language.
import { createDemoWorld } from '#fakes/seed/createDemoWorld.ts';
import { worlds } from '../journeys/dealWorld.ts';

/** Products of the world that is walked through. */
export const worldSize = 12;
/** Enough products for several pages of results. */
export const largerWorldSize = 240;

/** Of these keys the shop shows its own words. */
const codes = new Set(['condition', 'image', 'img', 'photoURL', 'state', 'type', 'role', 'password']);

function stringsIn(value, key = '') {
  if (typeof value === 'string') return codes.has(key) || (key === 'reason' && !value.includes(' ')) ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => stringsIn(inner, name));
}

/** The message of a bug. */
export const brokenBy = 'broken on purpose';

const sameEverywhere = [
  'Re-sale Shop',
  'Facebook',
  'Instagram',
  'YouTube',
  'LinkedIn',
  'Google',
  'Apple',
  'Canon',
  'DJI',
  'Samsung',
  'Sony',
  'English (original wording)',
  'English',
];

/** The card form is the payment provider's. */
const inForm = [
  'A form for test cards: nothing is charged. 4242 4242 4242 4242 with any future date and any code succeeds.',
  'Card number',
  '1234 1234 1234 1234',
  'Expiration date',
  'Security code',
  'MM/YY',
  'CVC',
  'Your card number is incomplete.',
  'Your card was declined.',
  'Your card has insufficient funds.',
];

/** The HTML's own title, until a page has one; the name of a category that nobody has; codes. */
const codesAndNames = [
  'Re-sale Shop: used electronics you can trust',
  'Nothing',
  '*#06#',
  'KYD',
  '16002',
  'BTRC',
  'phone.price = 100',
  brokenBy,
];

/** Texts that the walk types. */
export const typed = {
  email: 'someone@example.com',
  tel: '01712345678',
  number: '1000',
  date: '2030-01-01',
  password: 'Passw0rd!',
  text: 'words',
  file: 'picture.png',
};

export function knownData(baseURL) {
  const now = Date.now();
  const world = createDemoWorld({ products: worldSize, now, extensions: ['sales', 'paid', 'reports'] });
  const strings = [
    ...stringsIn(world),
    ...stringsIn(createDemoWorld({ products: largerWorldSize, now })),
    ...stringsIn(worlds['every deal']),
    ...world.marketplace.products.map(({ id }) => `${baseURL}/products/${id}`),
    ...sameEverywhere,
    ...inForm,
    ...codesAndNames,
    ...Object.values(typed),
  ].map((text) => text.trim());
  // An email address may break before its @.
  const accounts = strings.filter((text) => /^\S+@\S+$/.test(text)).map((email) => email.split('@')[0]);
  // People are called by their first name, and places by their town.
  const parts = strings.flatMap((text) => (text.length < 90 ? text.split(/,\s*|\s+/) : []));
  const names = new Set(
    [...world.marketplace.users, ...worlds['every deal'].marketplace.bookings].flatMap((one) =>
      stringsIn({ name: one.name ?? one.buyerName }).flatMap((name) => name.split(' ')),
    ),
  );
  return {
    whole: [...new Set(strings)].filter((text) => /\p{L}|\d{4}|#/u.test(text)),
    words: [
      ...new Set([
        ...names,
        ...accounts,
        ...parts.filter((part) => /[\u0980-\u09ff@]|\p{L}\S*\d|\d\S*\p{L}/u.test(part)),
      ]),
    ],
  };
}
