import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { catchLostFocus } from '#ui/app/ahead/catchLostFocus.ts';
import { Notices } from '#ui/app/notices/Notices.tsx';
import { afterPaint } from '#ui/kit/afterPaint.ts';
import { Connection } from '#ui/state/Connection.ts';
import { InstallOffer } from '#ui/state/InstallOffer.ts';
import { aDevice } from '../../builders/aDevice.ts';
import { aFrame } from './aFrame.tsx';

let stop: AbortController;

beforeEach(() => {
  stop = new AbortController();
  window.history.replaceState(null, '', '/here');
});
afterEach(() => {
  stop.abort();
  document.body.replaceChildren();
});

const one = (selector: string): HTMLElement => document.querySelector<HTMLElement>(selector) as HTMLElement;
const painted = (): Promise<void> => new Promise((resolve) => afterPaint(() => afterPaint(resolve)));

/** A page whose control with `data-left` has the focus, and the net. */
function draw(html: string, last?: Event): HTMLElement {
  document.body.innerHTML = html;
  catchLostFocus(stop.signal, last);
  one('[data-left]').focus();
  return one('[data-left]');
}

const page = (main: string): string =>
  `<header class="nav-top"><span class="who" tabindex="-1"><button>Sign Out</button></span></header>
  <main><h1 tabindex="-1">Page</h1>${main}</main>
  <footer><ul><li><a href="/">Blog</a> <a href="/" data-footer>Help</a></li></ul></footer>`;

describe('[G-A11Y-1] the focus of a control that disappears', () => {
  it.each([
    ['the page’s heading', '<button data-left>Save</button>', 'h1'],
    [
      'the heading of its section',
      '<section aria-labelledby="s"><h2 id="s"></h2><button data-left></button></section>',
      'h2',
    ],
    ['a control of its item', '<ul><li><button data-left></button><button class="next"></button></li></ul>', '.next'],
    ['an item that takes the focus', '<ul><li tabindex="-1"><button data-left></button></li></ul>', 'li'],
    ['the heading if its item has no control', '<ul><li><button data-left></button></li></ul>', 'h1'],
    [
      'the heading of its dialog, in an item of the page',
      '<ul><li><a href="/"></a><dialog open tabindex="-1" aria-labelledby="d"><h2 id="d"></h2><b><button data-left></button></b></dialog></li></ul>',
      'dialog h2',
    ],
    [
      'its dialog, which has no heading',
      '<dialog open tabindex="-1"><b><button data-left></button></b></dialog>',
      'dialog',
    ],
    [
      'the part of its dialog that takes the focus',
      '<dialog open tabindex="-1"><div class="foot" tabindex="-1"><button data-left></button></div></dialog>',
      '.foot',
    ],
  ])('goes to %s', async (_what, main, selector) => {
    draw(page(main)).remove();
    await waitFor(() => expect(document.activeElement).toBe(one(selector)));
  });

  it('goes to the part of the bar that takes the focus', async () => {
    draw(page('').replace('<button>', '<button data-left>')).remove();
    await waitFor(() => expect(document.activeElement).toBe(one('.who')));
  });

  it('goes to the page’s heading from the footer', async () => {
    draw(page('').replace('data-footer', 'data-left')).remove();
    await waitFor(() => expect(document.activeElement).toBe(one('h1')));
  });

  it('goes to the page’s heading when the control becomes disabled', async () => {
    const left = draw(page('<button data-left></button>'));
    // A browser takes the focus from a control that becomes disabled.
    left.blur();
    left.setAttribute('disabled', '');
    await waitFor(() => expect(document.activeElement).toBe(one('h1')));
  });

  it('goes to the page’s heading if the control disappeared while the code of the net was on its way', async () => {
    document.body.innerHTML = page('<button>Save</button>');
    let last: Event | undefined;
    document.addEventListener('focusin', (event) => (last = event), { once: true });
    one('main button').focus();
    one('main button').remove();
    catchLostFocus(stop.signal, last);
    await waitFor(() => expect(document.activeElement).toBe(one('h1')));
  });
});

describe('[G-A11Y-1] nothing is given the focus', () => {
  it('if the person has pressed elsewhere', async () => {
    const left = draw(page('<button data-left></button><p></p>'));
    one('p').dispatchEvent(new Event('pointerdown', { bubbles: true }));
    left.remove();
    await painted();
    expect(document.activeElement).toBe(document.body);
  });

  it('if a part of the page has taken the focus', async () => {
    const left = draw(page('<button data-left></button><input />'));
    left.remove();
    one('input').focus();
    await painted();
    expect(document.activeElement).toBe(one('input'));
  });

  it('if the control went with its page, because the next page takes the focus', async () => {
    const left = draw(page('<button data-left></button>'));
    window.history.replaceState(null, '', '/there');
    left.remove();
    await painted();
    expect(document.activeElement).toBe(document.body);
  });
});

it('[G-A11Y-1] [G-UPDATE-1] the focus goes on when the news of a new version replaces the install note', async () => {
  const device = aDevice();
  let now = Date.UTC(2026, 10, 22);
  let tell = (): void => {};
  const releases = {
    isOutdated: false,
    onNews: (call: () => void) => void (tell = call),
    look: async () => {},
    take() {},
  };
  const connection = new Connection(true);
  const open = () => {
    const offer = new InstallOffer({ device, clock: { now: () => now }, wishList: { size: 2 } });
    const frame = aFrame({ actor: null, viewModels: { installOffer: () => offer } });
    Object.assign(frame.app, { releases });
    const notices = <Notices connection={connection} onRetry={() => {}} onShowKept={() => {}} />;
    const drawn = frame.draw('/blog', <main tabIndex={-1}>{notices}</main>);
    const prompt = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt: async () => {} });
    act(() => void window.dispatchEvent(prompt));
    return drawn;
  };
  open().unmount();
  now += 3_600_000;
  open();
  catchLostFocus(stop.signal);
  act(() => screen.getByRole('button', { name: 'Install' }).focus());
  act(() => tell());
  expect(screen.getByText('A new version is ready')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
});
