import * as fc from 'fast-check';
import type { ApiFailure } from '#domain/shared/Failure.ts';
import { authFailure } from '#fakes/auth/authFailures.ts';
import type { FakeCall, FakeFailure } from '#fakes/control/FakeCall.ts';
import { type Breakdown, breakdowns } from './Breakdown.ts';
import type { Fault } from './Fault.ts';
import type { DealAction } from './DealCommand.ts';
import type { DeskAction } from './DeskCommand.ts';
import { type ForbiddenCommand, forbiddenCommands } from './ForbiddenCommand.ts';

/** Plain data, so that fast-check can print, shrink and repeat a failing sequence. */
export type Action =
  | { readonly do: 'visit'; readonly choice: number }
  | { readonly do: 'press'; readonly choice: number; readonly twice: boolean; readonly returns: boolean }
  | { readonly do: 'log in'; readonly who: number }
  | { readonly do: 'sign out' | 'reload' | 'go offline' | 'mend' }
  | { readonly do: 'try what is forbidden'; readonly what: ForbiddenCommand }
  | { readonly do: 'fail'; readonly fault: Fault; readonly times: number }
  | { readonly do: 'slow down'; readonly way: number; readonly back: number }
  | { readonly do: 'lose answers'; readonly count: number }
  | { readonly do: 'wait'; readonly seconds: number }
  /** Only over a real connection. */
  | { readonly do: 'break'; readonly how: Breakdown; readonly count: number }
  | { readonly do: 'restart the server' }
  | { readonly do: 'lag'; readonly milliseconds: number }
  | DeskAction
  /** Only in a shop with deals. */
  | DealAction;

export type Command = Action & { readonly tab: number };

const apiCalls: readonly FakeCall[] = [
  'tokens.issue',
  'users.isAdmin',
  'users.isSeller',
  'products.all',
  'products.ofSeller',
  'products.add',
  'products.advertise',
  'products.delete',
  'bookings.book',
  'bookings.ofBuyer',
  'bookings.byId',
  'bookings.delete',
  'paymentIntents.create',
  'sellers.list',
  'sellers.verify',
  'sellers.delete',
  'buyers.list',
  'buyers.delete',
  'reports.list',
];
const dealCalls: readonly FakeCall[] = ['sales.move', 'sales.ofSeller', 'paid.tell', 'paid.tell'];
const deskCalls: readonly FakeCall[] = [
  'reports.report',
  'reports.delete',
  'reports.delete',
  'products.advertise',
  'products.delete',
  'sellers.verify',
];
const apiFailures: readonly ApiFailure[] = [
  { code: 'api/timeout' },
  { code: 'api/session-expired' },
  { code: 'api/forbidden' },
  { code: 'api/not-found' },
  { code: 'api/refused', message: 'Not on Fridays' },
  { code: 'api/malformed' },
  { code: 'api/unavailable' },
];

/** A shop believes a marketplace that calls a report gone, and says that it is dismissed. */
const isNoLie = ({ call, failure }: Fault): boolean => call !== 'reports.delete' || failure.code !== 'api/not-found';

const faultOf = (calls: readonly FakeCall[]): fc.Arbitrary<Fault> =>
  fc.oneof(
    {
      weight: 6,
      arbitrary: fc
        .record({ call: fc.constantFrom(...calls), failure: fc.constantFrom(...apiFailures) })
        .filter(isNoLie),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        call: fc.constantFrom<FakeCall>('auth.signIn', 'auth.signOut'),
        failure: fc.constantFrom(authFailure('auth/unreachable'), authFailure('auth/unknown')),
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

export type Weighted = fc.WeightedArbitrary<Action>;

const failing = (weight: number, calls: readonly FakeCall[]): Weighted => ({
  weight,
  arbitrary: fc.record({ do: fc.constant('fail'), fault: faultOf(calls), times: fc.integer({ min: 1, max: 4 }) }),
});

/** The calls of deals fail as well. */
export const dealFaults = failing(12, dealCalls);
/** So do those of work on many rows, and of reports, more often than others. */
export const deskFaults = failing(4, deskCalls);

export const actions: readonly Weighted[] = [
  { weight: 20, arbitrary: fc.record({ do: fc.constant('visit'), choice: fc.nat(50) }) },
  {
    weight: 50,
    arbitrary: fc.record({ do: fc.constant('press'), choice: fc.nat(50), twice: fc.boolean(), returns: fc.boolean() }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('log in'), who: fc.nat(1) }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constantFrom('sign out', 'reload', 'go offline') }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('mend') }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('try what is forbidden'), what: fc.constantFrom(...forbiddenCommands) }),
  },
  failing(4, apiCalls),
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('slow down'),
      way: fc.constantFrom(0, 500, 3000),
      back: fc.constantFrom(0, 500, 3000),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('lose answers'), count: fc.integer({ min: 1, max: 2 }) }) },
  { weight: 7, arbitrary: fc.record({ do: fc.constant('wait'), seconds: fc.constantFrom(1, 4, 40, 400, 3700) }) },
];

export const networkActions: readonly Weighted[] = [
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('break'),
      how: fc.constantFrom(...breakdowns),
      count: fc.integer({ min: 1, max: 4 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('restart the server') }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('lag'), milliseconds: fc.constantFrom(0, 700, 1500) }) },
];
