import { type PortName, portNames } from '#domain/portNames.ts';
import type { FakeStorage } from '../control/FakeStorage.ts';

/** Which ports are real; the others are fake. */
export type PortChoice = { readonly [P in PortName]: 'fake' | 'real' };

const key = 'demo-ports';

export function realPortsOf(choice: PortChoice): readonly PortName[] {
  return portNames.filter((port) => choice[port] === 'real');
}

/** The choice, limited to what is possible: a port whose keys are missing stays fake. */
export function readPortChoice(storage: FakeStorage, isPossible: (port: PortName) => boolean): PortChoice {
  const chosen = (storage.read(key) ?? '').split(' ');
  const choose = (port: PortName) => (chosen.includes(port) && isPossible(port) ? 'real' : 'fake');
  return {
    auth: choose('auth'),
    marketplace: choose('marketplace'),
    images: choose('images'),
    payments: choose('payments'),
  };
}

export function writePortChoice(storage: FakeStorage, choice: PortChoice): void {
  storage.write(key, realPortsOf(choice).join(' '));
}
