import { ReleaseWatch } from '#ui/state/ReleaseWatch.ts';

/** Milliseconds. */
const patience = 10_000;

/** Scripts and styles are named after their content, so their names identify the release. */
const files = 'script[type="module"][src^="/assets/"], link[rel="stylesheet"][href^="/assets/"]';

async function fetchPage(): Promise<string> {
  const answer = await fetch('/', { cache: 'no-cache', signal: AbortSignal.timeout(patience) });
  // An error's page says nothing of releases.
  return answer.ok ? answer.text() : '';
}

/** Call this before the shop is drawn, while the page is as its HTML made it. */
export function liveReleases(): ReleaseWatch {
  return new ReleaseWatch({
    loaded: [...document.querySelectorAll(files)].map(
      (file) => file.getAttribute('src') ?? file.getAttribute('href') ?? '',
    ),
    fetchPage,
    now: () => Date.now(),
    open: (address) => window.location.assign(address),
  });
}
