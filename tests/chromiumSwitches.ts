/**
 * Chromium loads two pages of its own into each new window, for suggestions of its address bar. They cost more than
 * loading the shop.
 */
const addressBar = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** A process for each site, and one more in advance, for each new window. The journeys open one site at a time. */
const processes = ['SpareRendererForSitePerProcess', 'IsolateOrigins', 'site-per-process'];

/** Chromium obeys only the last `--disable-features`, so ours repeats Playwright's. */
export const disabledFeatures: readonly string[] = [
  ...addressBar,
  ...processes,
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
  'msEdgeUpdateLaunchServicesPreferredVersion',
  'msForceBrowserSignIn',
];

export const chromiumSwitches = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  `--disable-features=${disabledFeatures.join(',')}`,
  // A journey's pages live for seconds, so the slowest compiler costs more than it saves. The quicker one, Maglev,
  // saves a fifth of axe's time.
  '--js-flags=--no-opt',
];
