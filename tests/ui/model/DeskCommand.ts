import * as fc from 'fast-check';
import type { LinkedRoute, Offer } from './Page.ts';
import type { Tab } from './Tab.ts';

/** No button: the next answer to a write is lost. */
const lose = 'lose an answer';

const queue = { tabs: [3], route: '/dashboard/reporteditem' } as const;
const ownProducts = { tabs: [2], route: '/dashboard/sellersproducts' } as const;

/**
 * Work on many rows, and reports: in whose tab and on which page it is done, and the beginnings of the names that its
 * buttons have in the model, one after another.
 */
const tasks = {
  'report a product': { tabs: [0, 1], route: '/allproducts', buttons: ['open the report', 'report '] },
  'report again without an answer': {
    tabs: [0, 1],
    route: '/allproducts',
    buttons: ['open the report', lose, 'report ', 'report '],
  },
  'dismiss reports': { ...queue, buttons: ['dismiss reports', 'dismiss now'] },
  'dismiss the rest': { ...queue, buttons: ['dismiss reports', lose, 'dismiss now', 'dismiss the rest'] },
  'keep reports': { ...queue, buttons: ['dismiss reports', 'undo the dismissal'] },
  'verify many': { tabs: [3], route: '/dashboard/allseller', buttons: ['verify everyone', 'stop', 'try again'] },
  'advertise many': { ...ownProducts, buttons: ['advertise the chosen', 'try again'] },
  'delete many': { ...ownProducts, buttons: ['delete the chosen', 'delete all now', 'try again'] },
  'keep one of many': { ...ownProducts, buttons: ['delete the chosen', 'keep one', 'delete all now'] },
} as const satisfies Readonly<
  Record<string, { readonly tabs: readonly number[]; readonly route: LinkedRoute; readonly buttons: readonly string[] }>
>;

type Task = keyof typeof tasks;

export type DeskAction = {
  readonly do: 'work';
  readonly task: Task;
  /** The step of the task; the first opens its page. */
  readonly step: number;
  readonly choice: number;
  readonly twice: boolean;
};

export const deskActions: fc.WeightedArbitrary<DeskAction> = {
  weight: 8,
  arbitrary: fc.record({
    do: fc.constant('work'),
    task: fc.constantFrom(...(Object.keys(tasks) as Task[])),
    step: fc.constant(0),
    choice: fc.nat(20),
    twice: fc.boolean(),
  }),
};

/** A page is read before anybody presses a button on it. */
export function deskSteps(action: DeskAction): readonly (DeskAction & { readonly tab: number })[] {
  const { tabs, buttons } = tasks[action.task];
  const tab = tabs[action.choice % tabs.length] ?? 0;
  return [{ ...action, tab }, ...buttons.map((_, place) => ({ ...action, tab, step: place + 1 }))];
}

/** `press` presses one of these buttons. */
export function work(tab: Tab, { task, step }: DeskAction, press: (offers: readonly Offer[]) => void): void {
  const { route, buttons } = tasks[task];
  const button = buttons[step - 1];
  if (button === lose) tab.connection.loseAnswers(1);
  else if (button === undefined) {
    if (tab.page?.route !== route) tab.visit(route);
  } else if (tab.page?.route === route) press(tab.offers.filter(({ name }) => name.startsWith(button)));
}
