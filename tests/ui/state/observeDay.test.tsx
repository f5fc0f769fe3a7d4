import { act, screen } from '@testing-library/react';
import { observer } from 'mobx-react-lite';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useFormat, useTexts } from '#ui/context/AppContext.ts';
import { PriceMove } from '#ui/features/saved/PriceMove.tsx';
import { momentText } from '#ui/parts/momentText.ts';
import { sinceText } from '#ui/parts/sinceText.ts';
import { requestsTexts } from '#ui/texts/requests.ts';
import { inApp } from '../kit/inApp.tsx';

const at = new Date(2026, 10, 26, 23, 50).getTime();

const Asked = observer(function Asked() {
  const texts = useTexts(requestsTexts);
  const format = useFormat();
  return (
    <p>
      {momentText(at, Date.now(), texts, format)}; since {sinceText(at, Date.now(), format)}
    </p>
  );
});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  vi.setSystemTime(at);
});
afterEach(() => vi.useRealTimers());

describe('[G-TRUE-1] a page that stays open over midnight', () => {
  const said = () => screen.getByText(/since/).textContent;

  it('no longer says today', () => {
    inApp(<Asked />);
    expect(said()).toBe('today, 23:50; since 23:50');
    act(() => void vi.advanceTimersByTime(9 * 60_000));
    expect(said()).toBe('today, 23:50; since 23:50');
    act(() => void vi.advanceTimersByTime(2 * 60_000));
    expect(said()).toBe('yesterday, 23:50; since Thursday');
  });

  it('says since when a price is another', () => {
    inApp(<PriceMove change={{ from: 900, to: 800, since: at }} clock={{ now: () => Date.now() }} />);
    expect(said()).toContain('since 23:50');
    act(() => void vi.advanceTimersByTime(11 * 60_000));
    expect(said()).toContain('since Thursday');
  });

  it('no longer says it when somebody comes back to a device that slept', () => {
    inApp(<Asked />);
    vi.setSystemTime(at + 8 * 3_600_000);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(said()).toBe('yesterday, 23:50; since Thursday');
  });

  it('looks at no clock once nothing of it is shown', () => {
    const { unmount } = inApp(<Asked />);
    expect(vi.getTimerCount()).toBe(1);
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});
