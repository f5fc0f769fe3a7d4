import * as fc from 'fast-check';
import { run } from './run.ts';
import type { Scenario } from './Scenario.ts';
import type { Setting } from './Setting.ts';
import { World, type WorldParts } from './World.ts';

/**
 * MODEL_RUNS asks for more sequences than the usual few, different ones each time; MODEL_SEED repeats those of a seed.
 */
const runs = process.env['MODEL_RUNS'];
const everyDay = 28_022_023;

function options(numRuns: number): fc.Parameters<[Scenario]> {
  const seed = process.env['MODEL_SEED'] ?? (runs === undefined ? everyDay : undefined);
  // For `npm run plant`, which only asks whether anything fails.
  const endOnFailure = process.env['MODEL_SHRINK'] === 'no';
  return { numRuns, endOnFailure, ...(seed === undefined ? {} : { seed: Number(seed) }) };
}

function check(violations: readonly string[]): void {
  if (violations.length > 0) throw new Error([...new Set(violations)].join('\n'));
}

type ModelParts = WorldParts & {
  readonly settingOf: (extensions: Scenario['extensions']) => Setting;
  /** How many sequences are tried where nobody asks for another number. */
  readonly runs: number;
};

/** Runs random sequences of commands and checks the invariants after each command. */
export class ModelRun {
  /** How many times the servers did each call. */
  readonly reached = new Map<string, number>();
  readonly #name: string;
  readonly #parts: ModelParts;
  readonly #runs: number;
  #steps = 0;

  constructor(name: string, parts: ModelParts) {
    this.#name = name;
    this.#parts = parts;
    this.#runs = Number(runs ?? parts.runs);
  }

  /** Of a test, in milliseconds. */
  get timeLimit(): number {
    return 60_000 + this.#runs * 1000;
  }

  async check(scenarios: fc.Arbitrary<Scenario>): Promise<void> {
    const property = fc.asyncProperty(scenarios, (scenario) => this.#run(scenario));
    await fc.assert(property, options(this.#runs));
  }

  end(): void {
    console.log(`${this.#name}: ${this.#runs} sequences, ${this.#steps} steps`, Object.fromEntries(this.reached));
  }

  async #run({ extensions, commands }: Scenario): Promise<void> {
    const world = new World(this.#parts, this.#parts.settingOf(extensions));
    try {
      await world.open();
      for (const command of commands) {
        await run(world, command);
        this.#steps += 1;
        check(world.violations());
      }
      await world.recover();
      check(world.violations());
      if (extensions.includes('paid')) check(await world.untoldPayments());
    } finally {
      await world.close();
      for (const [call, times] of world.observer.reached) this.reached.set(call, (this.reached.get(call) ?? 0) + times);
    }
  }
}
