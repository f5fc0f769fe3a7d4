import type { FakeAccount } from '../auth/FakeAccount.ts';
import type { StoredUser } from '../marketplace/MarketplaceState.ts';
import type { Writing } from './inBangla.ts';
import { demoAdmin, demoBuyer, demoGoogleBuyer, demoPassword, demoSeller } from './demoPeople.ts';
import { mixedNames } from './names.ts';
import { objectId } from './objectId.ts';
import { type Town, townsByShare } from './places.ts';
import { type Random, createRandom } from './random.ts';

export type Person = {
  readonly user: StoredUser;
  readonly account: FakeAccount;
  readonly phone: string;
  readonly town: Town;
  /** The part of the town where they usually meet. */
  readonly areas: readonly string[];
  readonly writing: Writing;
};

/** Two sellers in five write in Bangla, one of them with names in English. The demo seller, the first, does not. */
const writings: readonly Writing[] = ['english', 'english', 'bangla', 'english', 'mixed'];

/** The demo seller is the first seller, and the demo buyer the first buyer. */
export type People = {
  readonly sellers: readonly Person[];
  readonly buyers: readonly Person[];
  readonly admin: Person;
};

type Beginning = {
  readonly name: string;
  readonly email: string;
  readonly type: StoredUser['type'];
  readonly verified?: boolean;
  readonly admin?: boolean;
  readonly google?: boolean;
  readonly writing?: Writing | undefined;
};

/** No network assigns numbers that begin with 011 any more, so the demo rings nobody's phone. */
function phoneNumber(random: Random): string {
  return `011${String(random.between(10_000_000, 99_999_999))}`;
}

export function createPeople(count: { readonly sellers: number; readonly buyers: number }): People {
  const random = createRandom(1971);
  const names = mixedNames(random);
  let users = 0;
  let strangers = 0;

  function person({
    name,
    email,
    type,
    verified = false,
    admin = false,
    google = false,
    writing = 'english',
  }: Beginning): Person {
    users += 1;
    const town = random.pick(townsByShare);
    return {
      user: { id: objectId('user', users), name, email, type, verified, admin },
      account: { email, displayName: name, photoURL: null, password: google ? null : demoPassword, google },
      phone: phoneNumber(random),
      town,
      areas: random.shuffled(town.areas).slice(0, random.between(2, 3)),
      writing,
    };
  }

  /** Names repeat in a large world, so e-mail addresses get a number. */
  function stranger(type: StoredUser['type'], verified = false, writing?: Writing): Person {
    const name = names[strangers % names.length] ?? demoGoogleBuyer.name;
    const round = Math.floor(strangers / names.length);
    strangers += 1;
    const mailbox = name.toLowerCase().replace(' ', '.') + (round === 0 ? '' : String(round + 1));
    return person({ name, email: `${mailbox}@example.com`, type, verified, writing });
  }

  const admin = person({ ...demoAdmin, type: 'buyer', admin: true });
  const sellers = [person({ ...demoSeller, type: 'seller', verified: true })];
  const buyers = [person({ ...demoBuyer, type: 'buyer' }), person({ ...demoGoogleBuyer, type: 'buyer', google: true })];
  while (sellers.length < count.sellers) {
    const writing = writings[sellers.length % writings.length];
    sellers.push(stranger('seller', sellers.length % 5 < 2 || random.chance(0.2), writing));
  }
  while (buyers.length < count.buyers) buyers.push(stranger('buyer'));
  return { sellers, buyers, admin };
}
