import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Backend } from './Backend.ts';
import { everything, everythingOfDeals } from './everything.ts';
import { liveBacking } from './liveBacking.ts';
import { PlannedDefect } from './PlannedDefect.ts';
import { ModelRun } from './modelRun.ts';
import { beginModelTime, endModelTime } from './modelTime.ts';
import { dealScenariosOverNetwork, scenariosOverNetwork } from './Scenario.ts';
import { shopWithDeals, specifiedShop } from './Setting.ts';
import type { WorldParts } from './World.ts';

// Fixes the pauses between repeated reads, so that a sequence can be repeated exactly.
vi.spyOn(Math, 'random').mockReturnValue(0.5);

// Every bug is logged on the console, even a planned one.
const tell = console.error.bind(console);
vi.spyOn(console, 'error').mockImplementation((...told: readonly unknown[]) => {
  if (!(told[0] instanceof PlannedDefect)) tell(...told);
});

beforeAll(beginModelTime);
afterAll(endModelTime);

const parts: WorldParts = {
  backing: liveBacking,
  startBackend: (...servers) => Backend.start(...servers),
};

describe('[G-FAULT-1] when people act at the same time in the live shop, over sockets that hang, break and answer nonsense', () => {
  const model = new ModelRun('Over production wiring', { ...parts, settingOf: specifiedShop, runs: 300 });
  afterAll(() => model.end());

  it(
    'every invariant of the model holds',
    async () => {
      await model.check(scenariosOverNetwork);
    },
    model.timeLimit,
  );

  it('every kind of command and call occurs', () => {
    expect([...model.reached.keys()]).toEqual(expect.arrayContaining(everything));
  });
});

describe('[G-FAULT-1] [G-SALE-1] [G-PAY-2] when people take deals to their end at the same time in the live shop, over such sockets', () => {
  const model = new ModelRun('Deals over production wiring', { ...parts, settingOf: shopWithDeals, runs: 35 });
  afterAll(() => model.end());

  it(
    'every invariant of the model holds',
    async () => {
      await model.check(dealScenariosOverNetwork);
    },
    model.timeLimit,
  );

  it('every move, by everybody who may make it, and every end occurs', () => {
    expect([...model.reached.keys()]).toEqual(expect.arrayContaining(everythingOfDeals));
  });
});
