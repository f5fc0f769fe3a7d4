import type { Device } from './Device.ts';
import type { Servers } from './Servers.ts';
import type { Time } from './Time.ts';
import type { Watch } from './Watch.ts';

export type Surroundings = {
  readonly device: Device;
  readonly servers: Servers;
  readonly time: Time;
  readonly watch: Watch;
};
