import type { FakeCall } from '#fakes/control/FakeCall.ts';
import type { Person } from '../../contracts/tinyWorld.ts';
import type { RunningShop } from './aRunningShop.tsx';
import type { Fault } from './faults.ts';

/** Something a person does, one of its calls that may fail, and the way on. */
export type PersonAction = {
  /** 'books a product' */
  readonly name: string;
  readonly call: FakeCall;
  readonly who: Person | null;
  readonly faults: readonly Fault[];
  /** Up to where the fault strikes. */
  readonly before?: (shop: RunningShop) => Promise<void>;
  readonly does: (shop: RunningShop) => Promise<void>;
  /** What was typed and must not be lost. */
  readonly typed?: Readonly<Record<string, string>>;
  /** The person is asked something first: until that is answered, what they did is under way. */
  readonly isAsked?: true;
  /** Takes the way on that the screen offers. */
  readonly goesOn: (shop: RunningShop) => Promise<void>;
  /** The right state, seen on the screen and in the marketplace. */
  readonly succeeded: (shop: RunningShop) => Promise<void>;
};
