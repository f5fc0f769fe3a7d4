import type { Command } from './Command.ts';
import { work } from './DeskCommand.ts';
import { actElsewhere, goTo, takeDealStep } from './DealCommand.ts';
import type { Offer } from './Page.ts';
import type { Tab } from './Tab.ts';
import type { World } from './World.ts';
import { tryForbidden } from './ForbiddenCommand.ts';

function press(tab: Tab, offers: readonly Offer[], choice: number, twice: boolean): void {
  const { page } = tab;
  const offer = offers[choice % Math.max(1, offers.length)];
  if (offer === undefined) return;
  tab.press(offer);
  // The link that was followed is gone.
  if (twice && tab.page === page) tab.press(offer);
}

function visit(tab: Tab, choice: number): void {
  const { links } = tab;
  const link = links[choice % links.length];
  if (link !== undefined) tab.visit(link);
}

async function logIn(world: World, tab: Tab, who: number): Promise<void> {
  tab.visit('/login');
  await world.time.settled();
  const offer = tab.page?.route === '/login' ? tab.page.offers()[who] : undefined;
  if (offer !== undefined) tab.press(offer);
}

/** Runs one command and everything that follows from it. */
export async function run(world: World, command: Command): Promise<void> {
  const tab = world.tab(command.tab);
  world.beginStep(['press', 'deal', 'work'].includes(command.do) ? tab : null);
  const { connection } = tab;
  switch (command.do) {
    case 'visit':
      visit(tab, command.choice);
      break;
    case 'press':
      press(tab, tab.offers, command.choice, command.twice);
      return world.settle(command.returns);
    case 'go to':
      goTo(world, tab, command);
      break;
    case 'deal':
      takeDealStep(tab, command, (offers) => press(tab, offers, command.choice, command.twice));
      break;
    case 'work':
      work(tab, command, (offers) => press(tab, offers, command.choice, command.twice));
      break;
    case 'elsewhere':
      actElsewhere(world, command);
      break;
    case 'log in':
      await logIn(world, tab, command.who);
      break;
    case 'sign out':
      void tab.session.signOut();
      break;
    case 'reload':
      await world.reopen(command.tab);
      break;
    case 'go offline':
      connection.goOffline();
      break;
    case 'mend':
      connection.mend();
      break;
    case 'try what is forbidden':
      tryForbidden(tab, command.what);
      break;
    case 'fail':
      connection.fail(command.fault, command.times);
      break;
    case 'slow down':
      connection.slowDown(command.way, command.back);
      break;
    case 'lose answers':
      connection.loseAnswers(command.count);
      break;
    case 'break':
      connection.break(command.how, command.count);
      break;
    case 'restart the server':
      await world.backend?.restart();
      break;
    case 'lag':
      world.servers.lag(command.milliseconds);
      break;
    case 'wait':
      await world.time.pass(command.seconds * 1000);
  }
  return world.settle();
}
