import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { App } from '#ui/app/App.tsx';
import { aSession } from '../../builders/aSession.ts';
import { type Frame, aFrame, address } from './aFrame.tsx';

function open(path: string, frame: Frame = aFrame({ actor: null })) {
  return { ...frame, ...frame.draw(path, <App app={frame.app} />) };
}

const heading = (name: string | RegExp): Promise<HTMLElement> => screen.findByRole('heading', { level: 1, name });
const said = (): string =>
  screen
    .getAllByRole('status')
    .map((region) => region.textContent)
    .join('');

let scrolledTo: unknown[] = [];

beforeEach(() => {
  scrolledTo = [];
  vi.spyOn(window, 'scrollTo').mockImplementation((...to: unknown[]) => {
    scrolledTo.push(to[0]);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

const top = { top: 0, behavior: 'instant' };

describe('the frame', () => {
  it('has a link past the bar, one main part and one footer', async () => {
    const { user } = open('/blog');
    await heading('Blog');
    const skip = screen.getByRole('link', { name: 'Skip to content' });
    expect(document.querySelector('a')).toBe(skip);
    await user.click(skip);
    expect(document.activeElement).toBe(screen.getByRole('main'));
    expect(address()).toBe('/blog');
    expect(screen.getByRole('contentinfo')).toBeTruthy();
  });

  it('leaves the focus alone when the first page opens', async () => {
    open('/blog');
    await heading('Blog');
    expect(document.activeElement).toBe(document.body);
  });

  it('scrolls to the top of a new page, focuses its heading, and announces it', async () => {
    const { user } = open('/blog');
    await heading('Blog');
    await user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Login' }));
    const title = await heading('Login');
    await waitFor(() => expect(document.activeElement).toBe(title));
    expect(scrolledTo).toEqual([top]);
    expect(said()).toContain('Login · Re-sale Shop');
  });

  it('leaves the scroll position to the browser on Back', async () => {
    const { user } = open('/blog');
    await heading('Blog');
    await user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Login' }));
    await heading('Login');
    scrolledTo = [];
    act(() => {
      window.history.replaceState(null, '', '/blog');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    const title = await heading('Blog');
    await waitFor(() => expect(document.activeElement).toBe(title));
    expect(scrolledTo).toEqual([]);
  });

  it('scrolls to the top on a link to the current page', async () => {
    const { user } = open('/blog');
    const title = await heading('Blog');
    const before = window.history.length;
    await user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Blog' }));
    expect(scrolledTo).toEqual([top]);
    expect(document.activeElement).toBe(title);
    expect(window.history.length).toBe(before);
  });

  it('keeps the bar when the page’s code fails, and loads the code on another try', async () => {
    let isOffline = true;
    const prepare = async (): Promise<void> => {
      if (isOffline) throw new TypeError('Failed to fetch');
    };
    const { user } = open('/signup', aFrame({ actor: null, prepare }));
    await heading('We couldn’t load this page');
    expect(screen.getByRole('banner')).toBeTruthy();
    isOffline = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await heading('Create an account');
  });

  it('keeps bar and drawer when a dashboard page throws', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const bookings = (): never => {
      throw new Error('No bookings today');
    };
    open('/dashboard', aFrame({ actor: aSession('seller'), viewModels: { bookings } }));
    expect(await screen.findByText('No bookings today')).toBeTruthy();
    expect(within(screen.getByRole('complementary', { name: 'Dashboard' })).getAllByRole('link')).toHaveLength(3);
    expect(screen.getByRole('banner')).toBeTruthy();
  });
});

describe('pointing at a link', () => {
  const hover = async (frame: Frame, href: string): Promise<void> => {
    const { user, unmount } = open('/nowhere', frame);
    await heading(/stuff/);
    const link = document.createElement('a');
    link.href = href;
    document.body.append(link);
    await user.hover(link);
    link.remove();
    unmount();
  };

  it('loads what its page needs', async () => {
    const frame = aFrame({ actor: aSession('admin') });
    await hover(frame, '/dashboard/allseller');
    expect(frame.prepared).toEqual(['core', 'shop']);
  });

  it('waits for code that is on its way, instead of loading it again, once the pointer has rested', async () => {
    let count = 0;
    const prepare = async (group: string): Promise<void> => {
      if (group !== 'shop') return;
      count += 1;
      await new Promise(() => {});
    };
    const frame = aFrame({ actor: aSession('seller'), prepare });
    const { user } = open('/nowhere', frame);
    await heading(/stuff/);
    const link = document.createElement('a');
    link.href = '/dashboard/addproducts';
    document.body.append(link);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    await user.hover(link);
    await act(() => vi.advanceTimersByTimeAsync(100));
    vi.useRealTimers();
    link.remove();
    expect(count).toBe(1);
  });

  it.each(['/dashboard/addproducts', '/login', 'https://elsewhere.example/categories/HP'])(
    'loads nothing for %s, which the person may not open',
    async (href) => {
      const frame = aFrame({ actor: aSession('buyer') });
      await hover(frame, href);
      expect(frame.prepared).toEqual([]);
    },
  );
});

it.each(['//', '//:80', '//shop.example/blog'])(
  '[G-SEC-1] the address %s leads to the page about missing ones',
  async (path) => {
    open(path);
    await heading(/doesn't exist/);
    expect(address()).toBe(path);
  },
);
