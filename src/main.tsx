import { ConfigurationError, readConfiguration } from './configuration.ts';
import { environment } from './environment.ts';
import { liveAdapters } from './live/liveAdapters.ts';
import { start } from './start.tsx';

function begin(): void {
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no place for the shop.');
  try {
    const configuration = readConfiguration(environment);
    start({ adapters: liveAdapters(configuration), settings: configuration.settings, root });
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    console.error(error.message);
    void import('./showConfigurationError.ts').then(({ showConfigurationError }) => showConfigurationError(root, error));
  }
}

// After the code has been read, which keeps a slow phone long enough: what was tapped meanwhile comes first.
setTimeout(begin);
