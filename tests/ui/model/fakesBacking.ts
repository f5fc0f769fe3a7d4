import { fakeAdapters } from '#fakes/fakeAdapters.ts';
import type { FakeImageHost } from '#fakes/images/FakeImageHost.ts';
import { noWait } from '../../builders/aWait.ts';
import type { Backing, BackingParts } from './Backing.ts';
import type { Calls } from './Calls.ts';
import { FakeConnection } from './FakeConnection.ts';
import { overWire } from './overWire.ts';

function observed(host: FakeImageHost, calls: Calls): FakeImageHost {
  const upload: FakeImageHost['upload'] = async (image, options) => {
    const answer = await host.upload(image, options);
    if (answer.ok) calls.uploaded(image);
    return answer;
  };
  return new Proxy(host, { get: (target, name) => (name === 'upload' ? upload : Reflect.get(target, name)) });
}

/** The shop on fakes. */
export function fakesBacking({ fakes, calls, timers, texts }: BackingParts): Backing {
  const connection = new FakeConnection(fakes.control, calls, timers.start);
  const observedFakes = {
    ...fakes,
    // Reads are repeated at once, so that a sequence has more of them.
    wait: noWait,
    imageHost: observed(fakes.imageHost, calls),
    marketplaceApiFor: (...who: Parameters<typeof fakes.marketplaceApiFor>) =>
      overWire(fakes.marketplaceApiFor(...who), connection.carry),
  };
  return { adapters: fakeAdapters(observedFakes, undefined, null, texts), connection };
}
