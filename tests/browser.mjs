import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** The headless shell comes first: the journeys need about a quarter less processor time in it than in a whole browser. */
const usual = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The path of an installed Chrome or Chromium, or null. */
export function foundBrowser() {
  const asked = process.env['CHROMIUM_PATH'];
  if (asked) return existsSync(asked) ? asked : null;
  return [...usual, chromium.executablePath()].find((path) => existsSync(path)) ?? null;
}

/** Root on Debian installs the system's package; everyone else downloads Playwright's browser. */
function install() {
  if (process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('No browser found: installing Chromium …');
    const options = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
    spawnSync('apt-get', ['update'], options);
    // Older releases of Debian have no package of the shell alone.
    for (const name of ['chromium-headless-shell', 'chromium']) {
      spawnSync('apt-get', ['install', '-y', '--no-install-recommends', name], options);
      if (foundBrowser() !== null) return;
    }
  }
  try {
    execFileSync(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'], {
      stdio: 'ignore',
    });
  } catch {
    // The caller prints one line about it.
  }
}

/** The path of a Chrome or Chromium, installed if necessary; null if none is available. */
export function browserPath() {
  if (foundBrowser() === null && !process.env['CHROMIUM_PATH']) install();
  return foundBrowser();
}

export const noBrowser =
  'No Chrome or Chromium was found or could be installed: install one, or set CHROMIUM_PATH to its executable.';
