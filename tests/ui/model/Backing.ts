import type { Fakes } from '#fakes/createFakes.ts';
import type { Adapters } from '#src/Adapters.ts';
import type { Calls } from './Calls.ts';
import type { Connection } from './Connection.ts';
import type { TabTexts } from './DeviceTexts.ts';
import type { Surroundings } from './Surroundings.ts';
import type { TabTimers } from './Time.ts';

export type BackingParts = {
  readonly around: Surroundings;
  readonly fakes: Fakes;
  readonly calls: Calls;
  readonly timers: TabTimers;
  /** The device's localStorage. */
  readonly texts: TabTexts;
};

/** The implementation of one tab's ports. */
export type Backing = {
  readonly adapters: Adapters;
  readonly connection: Connection;
};
