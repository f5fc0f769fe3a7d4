import { specifiedOfferEnd } from '#domain/storefront/Offer.ts';
import { missingKeys } from '#src/configuration.ts';
import { environment } from '#src/environment.ts';
import type { RealPorts } from '#src/live/realPorts.ts';
import { start } from '#src/start.tsx';
import { DialogGoogleChooser } from './auth/DialogGoogleChooser.ts';
import { BrowserStorage } from './control/BrowserStorage.ts';
import { createFakes, type Seed } from './createFakes.ts';
import { fakeAdapters } from './fakeAdapters.ts';
import { shrinkInBrowser } from './images/shrinkInBrowser.ts';
import { controlPanel } from './panel/controlPanel.ts';
import { portPanel } from './panel/portPanel.ts';
import { type PortName, readPortChoice, realPortsOf, writePortChoice } from './ports/PortChoice.ts';
import { createDemoWorld } from './seed/createDemoWorld.ts';
import { demoPeople } from './seed/demoPeople.ts';
import { worldSize } from './seed/worldSize.ts';

declare global {
  interface Window {
    /** A world to begin with in place of the demo's: put there before this script runs, as tests do. */
    readonly shopSeed?: Seed;
  }
}

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no place for the shop.');

const clock = { now: () => Date.now() };

function demoSeed(): Seed {
  const products = worldSize(location.search, window.sessionStorage);
  const { marketplace, accounts } = createDemoWorld({ products, now: clock.now() });
  return { marketplace, accounts, name: `demo-${products}` };
}

const storage = new BrowserStorage(window);
const fakes = createFakes({
  seed: window.shopSeed ?? demoSeed(),
  storage,
  clock,
  google: new DialogGoogleChooser(document),
  shrink: shrinkInBrowser,
  leave: (url) => location.assign(url),
});

// The browser tests and the console speak to the fakes' control by this name; before the shop starts, so that its
// first calls can be held, too.
Object.assign(window, { shopControl: fakes.control });

const missing = (port: PortName): readonly string[] => missingKeys(environment, port);
const choice = readPortChoice(storage, (port) => missing(port).length === 0);
const realNames = realPortsOf(choice);

/** Without a real port, nothing of them is loaded. */
async function loadRealPorts(): Promise<RealPorts | null> {
  if (realNames.length === 0) return null;
  const { RealPorts } = await import('#src/live/realPorts.ts');
  return new RealPorts(environment, realNames);
}

async function open(place: HTMLElement): Promise<void> {
  start({
    adapters: fakeAdapters(fakes, choice, await loadRealPorts()),
    settings: { offerEndsAt: specifiedOfferEnd },
    signInHints: demoPeople.map(({ name, role, email, password }) => ({ label: `${name}, ${role}`, email, password })),
    root: place,
  });
}

const reset = (): void => {
  fakes.control.reset();
  window.localStorage.clear();
  location.assign('/');
};
const ports = portPanel(choice, missing, (chosen) => {
  writePortChoice(storage, chosen);
  location.reload();
});
document.body.append(controlPanel(fakes.control, reset, ports));
void open(root);
