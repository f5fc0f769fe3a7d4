import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useAutoplay } from '#ui/kit/useAutoplay.ts';
import { inApp } from './inApp.tsx';

const onTick = vi.fn();

function Moving() {
  const autoplay = useAutoplay({ intervalMs: 2000, onTick });
  return (
    <section aria-label="Moving" {...autoplay.holder}>
      <button type="button" onClick={autoplay.toggle}>
        {autoplay.state}
      </button>
      <a href="/inside">Inside</a>
    </section>
  );
}

const ticksIn = (milliseconds: number): number => {
  onTick.mockClear();
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
  return onTick.mock.calls.length;
};
const moving = (): HTMLElement => screen.getByRole('region', { name: 'Moving' });

describe('autoplay', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('[S-HOME-2] ticks at its interval', () => {
    inApp(<Moving />);
    expect(ticksIn(6000)).toBe(3);
  });

  it('[G-A11Y-1] stops under the pointer and with the focus inside, and resumes afterwards', () => {
    inApp(<Moving />);
    fireEvent.pointerEnter(moving());
    expect(ticksIn(6000)).toBe(0);
    fireEvent.pointerLeave(moving());
    expect(ticksIn(6000)).toBe(3);
    act(() => screen.getByRole('link').focus());
    expect(ticksIn(6000)).toBe(0);
    act(() => screen.getByRole('link').blur());
    expect(ticksIn(6000)).toBe(3);
  });

  it('[G-A11Y-1] can be paused for good, and plays at once on request, even under the pointer', () => {
    inApp(<Moving />);
    fireEvent.click(screen.getByRole('button', { name: 'playing' }));
    expect(ticksIn(6000)).toBe(0);
    fireEvent.pointerEnter(moving());
    fireEvent.click(screen.getByRole('button', { name: 'paused' }));
    expect(ticksIn(6000)).toBe(3);
  });

  it('[G-A11Y-1] does not start with reduced motion', () => {
    const list = { matches: true, addEventListener: () => {}, removeEventListener: () => {} };
    vi.spyOn(window, 'matchMedia').mockReturnValue(list as unknown as MediaQueryList);
    inApp(<Moving />);
    expect(screen.getByRole('button').textContent).toBe('paused');
    expect(ticksIn(6000)).toBe(0);
  });

  it('stops in a hidden tab', () => {
    inApp(<Moving />);
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    act(() => {
      document.dispatchEvent(new Event('visibilitychange'));
    });
    expect(ticksIn(6000)).toBe(0);
    visibility.mockReturnValue('visible');
    act(() => {
      document.dispatchEvent(new Event('visibilitychange'));
    });
    expect(ticksIn(6000)).toBe(3);
  });
});
