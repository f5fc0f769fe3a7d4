import { BrowserClock } from '#adapters/browser/BrowserClock.ts';
import { browserTimer } from '#adapters/browser/browserTimer.ts';
import { IndexedAnswerStore } from '#adapters/browser/IndexedAnswerStore.ts';
import { browserTransport } from '#adapters/http/browserTransport.ts';
import { KeptAnswers } from '#adapters/http/kept/KeptAnswers.ts';
import { keptChoice } from '#adapters/http/kept/KeptChoice.ts';
import { keptNews } from '#adapters/http/kept/keptNews.ts';
import type { Transport } from '#adapters/http/Transport.ts';
import { forgetOthers } from './forgetKept.ts';
import type { AuthProvider } from '#domain/identity/AuthProvider.ts';

/** The network, and behind it what this device keeps of earlier answers. */
export function keptTransport(
  baseUrl: string,
  auth: Pick<AuthProvider, 'current' | 'onChange'>,
  inner: Transport = browserTransport(),
): Transport {
  // A person who signs out may close the tab before its notices are loaded.
  auth.onChange((account) => void forgetOthers(account?.email ?? null));
  return new KeptAnswers({
    inner,
    store: new IndexedAnswerStore(),
    baseUrl,
    owner: async () => (await auth.current())?.email ?? null,
    clock: new BrowserClock(),
    timer: browserTimer,
    choice: keptChoice,
    tell: (news) => keptNews.tell(news),
  });
}
