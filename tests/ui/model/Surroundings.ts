import type { Backend } from './Backend.ts';
import type { Device } from './Device.ts';
import type { Observer } from './Observer.ts';
import type { Servers } from './Servers.ts';
import type { Time } from './Time.ts';

export type Surroundings = {
  readonly device: Device;
  readonly servers: Servers;
  readonly time: Time;
  readonly observer: Observer;
  /** Null if the fakes answer. */
  readonly backend: Backend | null;
};
