import type { Step } from './Step.ts';
import type { Tab } from './Tab.ts';
import type { Town } from './Town.ts';
import { everythingSaid } from './Time.ts';
import { trespass } from './trespasses.ts';

function press(tab: Tab, choice: number, twice: boolean): void {
  const { offers, page } = tab;
  const offer = offers[choice % Math.max(1, offers.length)];
  if (offer === undefined) return;
  tab.press(offer);
  // A link that was followed is there no more.
  if (twice && tab.page === page) tab.press(offer);
}

function visit(tab: Tab, choice: number): void {
  const { links } = tab;
  const link = links[choice % links.length];
  if (link !== undefined) tab.visit(link);
}

async function logIn(tab: Tab, who: number): Promise<void> {
  tab.visit('/login');
  await everythingSaid();
  const offer = tab.page?.route === '/login' ? tab.page.offers()[who] : undefined;
  if (offer !== undefined) tab.press(offer);
}

/** Takes one step, and lets everything happen that follows from it. */
export async function take(town: Town, step: Step): Promise<void> {
  town.beginStep(step.do === 'press');
  const tab = town.tab(step.tab);
  const { control } = tab.fakes;
  switch (step.do) {
    case 'visit':
      visit(tab, step.choice);
      break;
    case 'press':
      press(tab, step.choice, step.twice);
      return town.settle(step.returns);
    case 'log in':
      await logIn(tab, step.who);
      break;
    case 'sign out':
      void tab.session.signOut();
      break;
    case 'reload':
      await town.reopen(step.tab);
      break;
    case 'go offline':
      control.goOffline();
      break;
    case 'mend':
      control.goOnline();
      control.forgetFailures();
      break;
    case 'trespass':
      trespass(tab, step.what);
      break;
    case 'fail':
      control.failNext(step.fault.failure, step.fault.call, step.times);
      break;
    case 'slow down':
      control.setLatency(step.way);
      tab.wire.answerDelay = step.back;
      break;
    case 'lose answers':
      tab.wire.answersToLose = step.count;
      break;
    case 'wait':
      await town.time.pass(step.seconds * 1000);
  }
  return town.settle();
}
