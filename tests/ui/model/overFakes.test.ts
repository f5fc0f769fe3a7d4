import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { everything, everythingOfDeals } from './everything.ts';
import { fakesBacking } from './fakesBacking.ts';
import { ModelRun } from './modelRun.ts';
import { beginModelTime, endModelTime } from './modelTime.ts';
import { dealScenarios, scenarios } from './Scenario.ts';
import { shopWithDeals, specifiedShop } from './Setting.ts';

beforeAll(beginModelTime);
afterAll(endModelTime);

describe('[G-FAULT-1] when buyers, sellers and an admin act at the same time, on slow, broken and lost connections', () => {
  const model = new ModelRun('Over fakes', { backing: fakesBacking, settingOf: specifiedShop, runs: 250 });
  afterAll(() => model.end());

  it(
    'no booking is lost or doubled, no deleted thing is shown, nothing waits for ever, nobody exceeds their rights, and nothing is paid twice',
    async () => {
      await model.check(scenarios);
    },
    model.timeLimit,
  );

  it('every kind of command and call occurs', () => {
    expect([...model.reached.keys()]).toEqual(expect.arrayContaining(everything));
  });
});

describe('[G-FAULT-1] [G-SALE-1] [G-PAY-2] when two buyers and a seller take deals to their end at the same time, with and without the extensions', () => {
  const model = new ModelRun('Deals over fakes', { backing: fakesBacking, settingOf: shopWithDeals, runs: 120 });
  afterAll(() => model.end());

  it(
    'a product is promised once, a refreshed page shows what the marketplace holds, no payment is lost, and nobody moves another’s deal',
    async () => {
      await model.check(dealScenarios);
    },
    model.timeLimit,
  );

  it('every move, by everybody who may make it, and every end occurs', () => {
    expect([...model.reached.keys()]).toEqual(expect.arrayContaining(everythingOfDeals));
  });
});
