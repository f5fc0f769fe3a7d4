import * as fc from 'fast-check';
import type { ApiFailure } from '#domain/shared/Failure.ts';
import { authFailure } from '#fakes/auth/authFailures.ts';
import type { FakeCall, FakeFailure } from '#fakes/control/FakeCall.ts';
import { type Trespass, trespasses } from './trespasses.ts';

export type Fault = { readonly call: FakeCall; readonly failure: FakeFailure };

/** Plain data, so that what failed can be read, cut down and tried again. */
type Deed =
  | { readonly do: 'visit'; readonly choice: number }
  | { readonly do: 'press'; readonly choice: number; readonly twice: boolean; readonly returns: boolean }
  | { readonly do: 'log in'; readonly who: number }
  | { readonly do: 'sign out' | 'reload' | 'go offline' | 'mend' }
  | { readonly do: 'trespass'; readonly what: Trespass }
  | { readonly do: 'fail'; readonly fault: Fault; readonly times: number }
  | { readonly do: 'slow down'; readonly way: number; readonly back: number }
  | { readonly do: 'lose answers'; readonly count: number }
  | { readonly do: 'wait'; readonly seconds: number };

export type Step = Deed & { readonly tab: number };

const apiCalls: readonly FakeCall[] = [
  'tokens.issue', 'users.isAdmin', 'users.isSeller', 'products.all', 'products.ofSeller', 'products.add', 'products.advertise',
  'products.delete', 'bookings.book', 'bookings.ofBuyer', 'bookings.byId', 'bookings.delete', 'paymentIntents.create',
  'sellers.list', 'sellers.verify', 'sellers.delete', 'buyers.list', 'buyers.delete',
];
const apiFailures: readonly ApiFailure[] = [
  { code: 'api/timeout' }, { code: 'api/session-expired' }, { code: 'api/forbidden' }, { code: 'api/not-found' },
  { code: 'api/refused', message: 'Not on Fridays' }, { code: 'api/malformed' }, { code: 'api/unavailable' },
];

const fault: fc.Arbitrary<Fault> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ call: fc.constantFrom(...apiCalls), failure: fc.constantFrom(...apiFailures) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      call: fc.constantFrom<FakeCall>('auth.signIn', 'auth.signOut'),
      failure: fc.constantFrom(authFailure('auth/offline'), authFailure('auth/unknown')),
    }),
  },
  { weight: 1, arbitrary: fc.constant<Fault>({ call: 'image.upload', failure: { code: 'image/unavailable' } }) },
  {
    weight: 2,
    arbitrary: fc.record({
      call: fc.constantFrom<FakeCall>('payment.open', 'payment.retrieve', 'payment.confirm'),
      failure: fc.constantFrom<FakeFailure>({ code: 'payment/unreachable' }, { code: 'payment/unexpected' }),
    }),
  },
);

const deed: fc.Arbitrary<Deed> = fc.oneof(
  { weight: 20, arbitrary: fc.record({ do: fc.constant('visit'), choice: fc.nat(50) }) },
  { weight: 50, arbitrary: fc.record({ do: fc.constant('press'), choice: fc.nat(50), twice: fc.boolean(), returns: fc.boolean() }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('log in'), who: fc.nat(1) }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constantFrom('sign out', 'reload', 'go offline') }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('mend') }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('trespass'), what: fc.constantFrom(...trespasses) }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('fail'), fault, times: fc.integer({ min: 1, max: 4 }) }) },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('slow down'), way: fc.constantFrom(0, 500, 3000), back: fc.constantFrom(0, 500, 3000) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('lose answers'), count: fc.integer({ min: 1, max: 2 }) }) },
  { weight: 7, arbitrary: fc.record({ do: fc.constant('wait'), seconds: fc.constantFrom(1, 4, 40, 400, 3700) }) },
);

/** The buyers' tabs and the sellers' have more to do than the admin's. */
const tab = fc.constantFrom(0, 0, 1, 1, 2, 2, 3);

/** A few things that are done in one tab, one after the other. */
const scene = fc
  .record({ tab, deeds: fc.array(deed, { minLength: 1, maxLength: 8, size: 'max' }) })
  .map(({ tab: place, deeds }) => deeds.map((each): Step => ({ tab: place, ...each })));

export const story: fc.Arbitrary<readonly Step[]> = fc
  .array(scene, { minLength: 1, maxLength: 20, size: 'max' })
  .map((scenes) => scenes.flat());
