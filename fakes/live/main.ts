import { ConfigurationError, readConfiguration } from '#src/configuration.ts';
import { environment } from '#src/environment.ts';
import { liveAdapters } from '#src/live/liveAdapters.ts';
import { showConfigurationError } from '#src/showConfigurationError.ts';
import { start } from '#src/start.tsx';
import { demoPeople } from '../seed/demoPeople.ts';
import { standInForGapi } from '../server/identity/standInForGapi.ts';
import { standInForStripe } from '../server/stripe/standInForStripe.ts';

/*
 * The live shop against the local backend. Stand-ins for Google's and Stripe's scripts are installed first, so that
 * nothing leaves this machine. With a Stripe key, it uses Stripe itself.
 */
const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root.');

try {
  const configuration = readConfiguration(environment);
  standInForGapi(window, new URL(configuration.firebase.emulatorUrl).origin);
  if (configuration.stripe.publishableKey === 'pk_test_local') {
    standInForStripe(window, { backendUrl: configuration.apiUrl });
    console.info('Payments run on a stand-in for Stripe: nothing is charged.');
  }
  void start({
    adapters: liveAdapters(configuration),
    settings: configuration.settings,
    signInHints: demoPeople,
    root,
  });
} catch (error) {
  if (!(error instanceof ConfigurationError)) throw error;
  showConfigurationError(root, error);
}
