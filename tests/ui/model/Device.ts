import { InMemoryStorage } from '#fakes/control/InMemoryStorage.ts';
import type { Person } from '../../contracts/tinyWorld.ts';
import { DeviceTexts } from './DeviceTexts.ts';

/** A phone or a computer, and whoever uses it. */
export class Device {
  readonly people: readonly [Person, ...Person[]];
  readonly texts = new DeviceTexts();
  readonly storage = new InMemoryStorage();

  constructor(...people: readonly [Person, ...Person[]]) {
    this.people = people;
  }

  get token(): string | null {
    return this.texts.getItem('access_token');
  }
}
