import { ReleaseWatch } from '#ui/state/ReleaseWatch.ts';

export const minutes = 60_000;
export const page = (main: string): string =>
  `<script type=module src=/assets/main.${main}.js></script><link rel=stylesheet href=/assets/theme.aaaaaaaa.css>`;

export function aWatch(loaded: readonly string[] = ['/assets/main.11111111.js', '/assets/theme.aaaaaaaa.css']) {
  const online = { html: page('11111111'), asked: 0, now: 0, opened: [] as string[] };
  const watch = new ReleaseWatch({
    loaded,
    fetchPage: async () => {
      online.asked += 1;
      if (online.html === '') throw new TypeError('Failed to fetch');
      return online.html;
    },
    now: () => online.now,
    open: (address) => online.opened.push(address.replace(window.location.origin, '')),
  });
  return { watch, online };
}
