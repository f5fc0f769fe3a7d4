import { afterAll, describe, expect, it, vi } from 'vitest';
import { Backend } from './Backend.ts';
import { commandsOverNetwork } from './Command.ts';
import { liveBacking } from './liveBacking.ts';
import { PlannedDefect } from './PlannedDefect.ts';
import { everything, ModelRun } from './modelRun.ts';

// Fixes the pauses between repeated reads, so that a sequence can be repeated exactly.
vi.spyOn(Math, 'random').mockReturnValue(0.5);

// Every bug is logged on the console, even a planned one.
const tell = console.error.bind(console);
vi.spyOn(console, 'error').mockImplementation((...told: readonly unknown[]) => {
  if (!(told[0] instanceof PlannedDefect)) tell(...told);
});

const model = new ModelRun();

afterAll(() => model.end());

describe('[G-FAULT-1] when people act at the same time in the live shop, over sockets that hang, break and answer nonsense', () => {
  it('every invariant of the model holds', async () => {
    await model.check(commandsOverNetwork, {
      backing: liveBacking,
      startBackend: (...servers) => Backend.start(...servers),
    });
  });

  it('every kind of command and call occurs', () => {
    expect([...model.reached.keys()]).toEqual(expect.arrayContaining(everything));
  });
});
