import { specifiedOfferEnd } from '#domain/storefront/Offer.ts';
import { start } from '#src/start.tsx';
import { DialogGoogleChooser } from './auth/DialogGoogleChooser.ts';
import { BrowserStorage } from './control/BrowserStorage.ts';
import { createFakes } from './createFakes.ts';
import { fakeAdapters } from './fakeAdapters.ts';
import { shrinkInBrowser } from './images/shrinkInBrowser.ts';
import { controlPanel } from './panel/controlPanel.ts';
import { createDemoWorld } from './seed/createDemoWorld.ts';
import { demoPeople } from './seed/demoPeople.ts';
import { worldSize } from './seed/worldSize.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no place for the shop.');

const clock = { now: () => Date.now() };
const products = worldSize(location.search, window.sessionStorage);
const { marketplace, accounts } = createDemoWorld({ products, now: clock.now() });
const fakes = createFakes({
  seed: { marketplace, accounts, name: `demo-${products}` },
  storage: new BrowserStorage(window),
  clock,
  google: new DialogGoogleChooser(document),
  shrink: shrinkInBrowser,
  leave: (url) => location.assign(url),
});

// The browser tests and the console speak to the fakes' control by this name; before the shop starts, so that its
// first calls can be held, too.
Object.assign(window, { shopControl: fakes.control });

start({
  adapters: fakeAdapters(fakes),
  settings: { offerEndsAt: specifiedOfferEnd },
  signInHints: demoPeople.map(({ name, role, email, password }) => ({ label: `${name}, ${role}`, email, password })),
  root,
});

const reset = (): void => {
  fakes.control.reset();
  window.localStorage.clear();
  location.assign('/');
};
document.body.append(controlPanel(fakes.control, reset));
