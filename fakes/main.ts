import type { PortName } from '#domain/portNames.ts';
import { specifiedOfferEnd } from '#domain/storefront/Offer.ts';
import { ConfigurationError, missingKeys } from '#src/configuration.ts';
import { environment } from '#src/environment.ts';
import type { RealPorts } from '#src/live/RealPorts.ts';
import { showConfigurationError } from '#src/showConfigurationError.ts';
import { start } from '#src/start.tsx';
import { dialogGoogleChooser } from './auth/dialogGoogleChooser.ts';
import { BrowserStorage } from './control/BrowserStorage.ts';
import { createFakes, type Seed } from './createFakes.ts';
import { fakeAdapters } from './fakeAdapters.ts';
import { shrinkInBrowser } from './images/shrinkInBrowser.ts';
import { controlPanel } from './panel/controlPanel.ts';
import { extensionPanel } from './panel/extensionPanel.ts';
import { portPanel } from './panel/portPanel.ts';
import { reportList } from './panel/reportList.ts';
import { readExtensions, writeExtensions } from './ports/ExtensionChoice.ts';
import { readPortChoice, realPortsOf, writePortChoice } from './ports/PortChoice.ts';
import { createDemoWorld } from './seed/createDemoWorld.ts';
import { demoPeople } from './seed/demoPeople.ts';
import { worldSize } from './seed/worldSize.ts';

declare global {
  interface Window {
    /** A world to use instead of the demo's. Tests set it before this script runs. */
    readonly shopSeed?: Seed;
  }
}

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root.');

const clock = { now: () => Date.now() };
const day = 24 * 60 * 60 * 1000;
const storage = new BrowserStorage(window);
const extensions = readExtensions(storage);

/** The same all day: times that move at a reload would turn what somebody has seen into news. */
function demoSeed(): Seed {
  const products = worldSize(location.search, window);
  const today = Math.floor(clock.now() / day) * day;
  const { marketplace, accounts } = createDemoWorld({ products, now: today, extensions });
  return { marketplace, accounts, name: `demo-${products}` };
}

const fakes = createFakes({
  seed: window.shopSeed ?? demoSeed(),
  storage,
  clock,
  extensions,
  google: dialogGoogleChooser,
  shrink: shrinkInBrowser,
  leave: (url) => location.assign(url),
});

// Browser tests and the console use the fakes' control by this name. Set before the shop starts, so that its first
// calls can be held too.
Object.assign(window, { shopControl: fakes.control });

const missing = (port: PortName): readonly string[] => missingKeys(environment, port);
const choice = readPortChoice(storage, (port) => missing(port).length === 0);
const realNames = realPortsOf(choice);

/** Their code loads only if a port is real. */
async function loadRealPorts(): Promise<RealPorts | null> {
  if (realNames.length === 0) return null;
  const { RealPorts } = await import('#src/live/RealPorts.ts');
  return new RealPorts(environment, realNames);
}

async function open(place: HTMLElement): Promise<void> {
  await start({
    adapters: fakeAdapters(fakes, choice, await loadRealPorts()),
    settings: { offerEndsAt: specifiedOfferEnd },
    signInHints: demoPeople,
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
const beyond = extensionPanel(extensions, (chosen) => {
  writeExtensions(storage, chosen);
  location.reload();
});
document.body.append(controlPanel(fakes.control, reset, ports, beyond, reportList(fakes.errorReporter)));
open(root).catch((error: unknown) => {
  if (!(error instanceof ConfigurationError)) throw error;
  showConfigurationError(root, error);
});
