import { ConfigurationError, readConfiguration } from './configuration.ts';
import { environment } from './environment.ts';
import { liveAdapters } from './live/liveAdapters.ts';
import { liveReleases } from './live/liveReleases.ts';
import { trustScripts } from './live/trustScripts.ts';
import { start } from './start.tsx';

/** The stylesheet loads beside this script. Nothing is drawn without it, unless it does not load. */
async function whenStyled(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]');
  if (link?.sheet !== null) return;
  await new Promise((resolve) => {
    for (const event of ['load', 'error']) link.addEventListener(event, resolve);
  });
}

async function begin(): Promise<void> {
  await whenStyled();
  const root = document.getElementById('root');
  if (root === null) throw new Error('No #root.');
  trustScripts();
  try {
    const configuration = readConfiguration(environment);
    void start({
      adapters: liveAdapters(configuration),
      settings: configuration.settings,
      releases: liveReleases(),
      notices: async (shop) => (await import('./live/openNotices.tsx')).openNotices(shop),
      root,
    });
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    void import('./showConfigurationError.ts').then(({ showConfigurationError }) =>
      showConfigurationError(root, error),
    );
  }
}

// Waits until the code has been read, which takes a slow phone long enough, so that earlier taps are handled first.
setTimeout(() => void begin());
