import * as fc from 'fast-check';
import type { Extension } from '#domain/extensions.ts';
import {
  type Action,
  type Command,
  type Weighted,
  actions,
  dealFaults,
  deskFaults,
  networkActions,
} from './Command.ts';
import { deskActions, deskSteps } from './DeskCommand.ts';
import { dealActions, withPage } from './DealCommand.ts';

/** The commands, and what the marketplace has beyond the specification. */
export type Scenario = { readonly extensions: readonly Extension[]; readonly commands: readonly Command[] };

/** Buyers' and sellers' tabs get more commands than the admin's. */
const tabs = [0, 0, 1, 1, 2, 2, 3];
const tabsWithDeals = [0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 4];

/** Some kinds of work are done in the tab of somebody else. */
const parts = (action: Action): readonly (Action & { readonly tab?: number })[] => {
  if (action.do === 'deal') return withPage(action);
  return action.do === 'work' ? deskSteps(action) : [action];
};

/** Commands of several people in sequence, a few at a time in one tab. */
function sequenceOf(possible: readonly Weighted[], places = tabs): fc.Arbitrary<readonly Command[]> {
  const inOneTab = fc
    .record({
      tab: fc.constantFrom(...places),
      done: fc.array(fc.oneof(...possible), { minLength: 1, maxLength: 8, size: 'max' }),
    })
    .map(({ tab: place, done }) => done.flatMap(parts).map((each): Command => ({ tab: place, ...each })));
  return fc.array(inOneTab, { minLength: 1, maxLength: 20, size: 'max' }).map((turns) => turns.flat());
}

const specified = (sequence: fc.Arbitrary<readonly Command[]>): fc.Arbitrary<Scenario> =>
  fc.record({ extensions: fc.constantFrom<readonly Extension[]>(['reports'], ['reports'], []), commands: sequence });

const meddle: Weighted = {
  weight: 3,
  arbitrary: fc.constant({ do: 'try what is forbidden', what: "move another's deal" }),
};

const both: readonly Extension[] = ['sales', 'paid'];

const withDeals = (possible: readonly Weighted[]): fc.Arbitrary<Scenario> =>
  fc.record({
    extensions: fc.constantFrom<readonly Extension[]>(both, both, both, ['sales'], ['paid'], []),
    commands: sequenceOf([...possible, ...dealActions, dealFaults, meddle], tabsWithDeals),
  });

export const scenarios = specified(sequenceOf([...actions, deskActions, deskFaults]));
export const scenariosOverNetwork = specified(sequenceOf([...actions, ...networkActions, deskActions, deskFaults]));
export const dealScenarios = withDeals(actions);
export const dealScenariosOverNetwork = withDeals([...actions, ...networkActions]);
