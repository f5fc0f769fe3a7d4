import * as fc from 'fast-check';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { type Step, story } from './Step.ts';
import { take } from './take.ts';
import { Town } from './Town.ts';

vi.mock('#adapters/browser/browserWait.ts', () => ({ browserWait: async () => {} }));

/** MODEL_RUNS asks for more sequences than the few of every day, each time others; MODEL_SEED for those of a seed. */
const numRuns = Number(process.env['MODEL_RUNS'] ?? 300);
const seed = process.env['MODEL_SEED'] ?? (process.env['MODEL_RUNS'] === undefined ? 28_022_023 : undefined);
const options = { numRuns, ...(seed === undefined ? {} : { seed: Number(seed) }) };
vi.setConfig({ testTimeout: 60_000 + numRuns * 1000 });

const reached = new Map<string, number>();
let stepsTaken = 0;

function expectKept(town: Town): void {
  const broken = town.look();
  if (broken.length > 0) throw new Error([...new Set(broken)].join('\n'));
}

async function live(steps: readonly Step[]): Promise<void> {
  const town = new Town();
  try {
    await town.open();
    for (const each of steps) {
      await take(town, each);
      stepsTaken += 1;
      expectKept(town);
    }
    await town.calmDown();
    expectKept(town);
  } finally {
    town.close();
    for (const [call, times] of town.watch.reached) reached.set(call, (reached.get(call) ?? 0) + times);
  }
}

describe('[G-FAULT-1] whatever buyers, sellers and an admin do at the same time, on slow, broken and lost connections', () => {
  it('no booking is lost or doubled, nothing gone is shown, nothing waits for ever, nobody does what they may not, and nothing is paid twice', async () => {
    await fc.assert(fc.asyncProperty(story, live), options);
  });

  it('they come to do all there is to be done', () => {
    expect([...reached.keys()]).toEqual(expect.arrayContaining([
      'bookings.book', 'bookings.delete', 'paymentIntents.create', 'a payment', 'image.upload', 'products.add',
      'products.advertise', 'products.delete', 'sellers.verify', 'sellers.delete', 'buyers.delete',
    ]));
  });

  afterAll(() => console.log(`${numRuns} sequences, ${stepsTaken} steps`, Object.fromEntries(reached)));
});
