import { ConfigurationError, readConfiguration } from './configuration.ts';
import { environment } from './environment.ts';
import { liveAdapters } from './live/liveAdapters.ts';
import { start } from './start.tsx';

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
