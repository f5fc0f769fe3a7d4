import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { account } from './actions/account.ts';
import { administering } from './actions/administering.ts';
import { buying } from './actions/buying.ts';
import { opening } from './actions/opening.ts';
import { paying } from './actions/paying.ts';
import { reporting } from './actions/reporting.ts';
import { selling } from './actions/selling.ts';
import { type FaultRow, writeFaultTable } from '../../faultTable.ts';
import { aRunningShop } from './aRunningShop.tsx';
import { codeOf, type Fault, mend, strike } from './faults.ts';
import { noteUnhandled } from './noteUnhandled.ts';
import type { PersonAction } from './PersonAction.ts';
import { lost, nothingPending, see } from './screen.ts';

vi.setConfig({ testTimeout: 30_000 });

const actions: readonly PersonAction[] = [
  ...opening,
  ...account,
  ...buying,
  ...paying,
  ...selling,
  ...administering,
  ...reporting,
];

/** One row for each case that passed. */
const survived: FaultRow[] = [];
const unhandled = noteUnhandled();

afterEach(cleanup);

afterAll(() => {
  const tried = actions.reduce((sum, { faults }) => sum + faults.length, 0);
  const summary = `${actions.length} actions, ${tried} cells tried, ${survived.length} survived`;
  writeFaultTable(
    'screens',
    ['somebody', 'call', 'fault', 'the adapter’s failure', 'what the screen says'],
    survived,
    summary,
  );
  console.log(`${summary}; each is a row of reports/faults-screens.md`);
});

async function survives(action: PersonAction, fault: Fault): Promise<void> {
  const shop = await aRunningShop(action.who, { extensions: action.extensions });
  await action.before?.(shop);
  strike(shop.fakes.control, action.call, fault);
  await action.does(shop);

  await see(fault.words);
  if (action.isAsked !== true) await nothingPending();
  expect(lost(action.typed ?? {})).toEqual([]);

  mend(shop.fakes.control);
  await action.goesOn(shop);
  await action.succeeded(shop);
  await nothingPending();
  expect(unhandled).toEqual([]);
}

for (const action of actions) {
  describe(`Somebody who ${action.name}, when ${action.call} fails`, () => {
    for (const fault of action.faults) {
      it(`reads “${fault.name}”, loses nothing, and can continue`, async () => {
        await survives(action, fault);
        survived.push([action.name, action.call, fault.name, codeOf(fault), fault.words]);
      });
    }
  });
}
