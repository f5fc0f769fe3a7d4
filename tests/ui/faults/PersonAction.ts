import type { Extension } from '#domain/extensions.ts';
import type { FakeCall } from '#fakes/control/FakeCall.ts';
import type { Person } from '../../contracts/tinyWorld.ts';
import type { RunningShop } from './aRunningShop.tsx';
import type { Fault } from './faults.ts';

/** An action of a person, one of its calls that may fail, and how the person recovers. */
export type PersonAction = {
  /** For example 'books a product'. */
  readonly name: string;
  readonly call: FakeCall;
  readonly who: Person | null;
  /** Of the marketplace, beyond the specification. */
  readonly extensions?: readonly Extension[];
  readonly faults: readonly Fault[];
  /** Does everything up to the failing call. */
  readonly before?: (shop: RunningShop) => Promise<void>;
  readonly does: (shop: RunningShop) => Promise<void>;
  /** Text that the person typed and must not lose. */
  readonly typed?: Readonly<Record<string, string>>;
  /** True if the action asks the person something first; it counts as running until they answer. */
  readonly isAsked?: true;
  /** Takes the recovery that the screen offers. */
  readonly goesOn: (shop: RunningShop) => Promise<void>;
  /** Checks the final state on the screen and at the marketplace. */
  readonly succeeded: (shop: RunningShop) => Promise<void>;
};
