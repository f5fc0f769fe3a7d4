import * as fc from 'fast-check';
import { vi } from 'vitest';
import type { Command } from './Command.ts';
import { run } from './run.ts';
import { World, type WorldParts } from './World.ts';

/**
 * MODEL_RUNS asks for more sequences than the usual few, different ones each time; MODEL_SEED repeats those of a seed.
 */
const numRuns = Number(process.env['MODEL_RUNS'] ?? 300);
const everyDay = 28_022_023;

function options(): fc.Parameters<[readonly Command[]]> {
  const seed = process.env['MODEL_SEED'] ?? (process.env['MODEL_RUNS'] === undefined ? everyDay : undefined);
  // For `npm run plant`, which only asks whether anything fails.
  const endOnFailure = process.env['MODEL_SHRINK'] === 'no';
  return { numRuns, endOnFailure, ...(seed === undefined ? {} : { seed: Number(seed) }) };
}

/** Every kind of command and call: a model that never ran one would prove nothing about it. */
export const everything = [
  'bookings.book',
  'bookings.delete',
  'paymentIntents.create',
  'a payment',
  'image.upload',
  'products.add',
  'products.advertise',
  'products.delete',
  'sellers.verify',
  'sellers.delete',
  'buyers.delete',
];

function check(world: World): void {
  const violations = world.violations();
  if (violations.length > 0) throw new Error([...new Set(violations)].join('\n'));
}

/** Runs random sequences of commands and checks the invariants after each command. */
export class ModelRun {
  /** How many times the servers did each call. */
  readonly reached = new Map<string, number>();
  #steps = 0;

  constructor() {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
    vi.setConfig({ testTimeout: 60_000 + numRuns * 1000 });
  }

  async check(sequences: fc.Arbitrary<readonly Command[]>, parts: WorldParts): Promise<void> {
    await fc.assert(
      fc.asyncProperty(sequences, (sequence) => this.#run(sequence, parts)),
      options(),
    );
  }

  end(): void {
    vi.useRealTimers();
    console.log(`${numRuns} sequences, ${this.#steps} steps`, Object.fromEntries(this.reached));
  }

  async #run(sequence: readonly Command[], parts: WorldParts): Promise<void> {
    const world = new World(parts);
    try {
      await world.open();
      for (const command of sequence) {
        await run(world, command);
        this.#steps += 1;
        check(world);
      }
      await world.recover();
      check(world);
    } finally {
      await world.close();
      for (const [call, times] of world.observer.reached) this.reached.set(call, (this.reached.get(call) ?? 0) + times);
    }
  }
}
