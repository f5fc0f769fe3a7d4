import { InMemoryStorage } from '#fakes/control/InMemoryStorage.ts';
import type { Person } from '../../contracts/tinyWorld.ts';
import { DeviceTexts } from './DeviceTexts.ts';

/** A phone or computer, and the people who use it. */
export class Device {
  readonly people: readonly [Person, ...Person[]];
  readonly texts = new DeviceTexts();
  readonly storage = new InMemoryStorage();

  constructor(...people: readonly [Person, ...Person[]]) {
    this.people = people;
  }

  get token(): string | null {
    return this.texts.texts.get('access_token') ?? null;
  }
}
