import { type FocusEvent, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useReducedMotion } from './useReducedMotion.ts';

/** 'playing' ignores the pointer, because someone has just asked for it. */
type Wish = 'none' | 'playing' | 'paused';

export type Autoplay = {
  /** The state of the pause button. */
  readonly state: 'playing' | 'paused';
  readonly toggle: () => void;
  /** For the element whose hover and focus pause it. */
  readonly holder: {
    readonly onPointerEnter: () => void;
    readonly onPointerLeave: () => void;
    readonly onFocus: () => void;
    readonly onBlur: (event: FocusEvent<HTMLElement>) => void;
  };
};

type AutoplayOptions = {
  readonly intervalMs: number;
  readonly onTick: () => void;
  /** Off if there is nothing to move to. */
  readonly isEnabled?: boolean | undefined;
};

/** Calls `onTick` regularly, except under a pointer, with the focus inside, in a hidden tab and once it is paused. */
export function useAutoplay({ intervalMs, onTick, isEnabled = true }: AutoplayOptions): Autoplay {
  const [wish, setWish] = useState<Wish>('none');
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const wantsStillness = useReducedMotion();
  const isHidden = useSyncExternalStore(
    listenToVisibility,
    () => document.visibilityState === 'hidden',
    () => false,
  );

  const isPaused = wish === 'paused' || (wish === 'none' && wantsStillness);
  const isHeld = wish !== 'playing' && (isHovered || isFocused);
  const isMoving = isEnabled && !isPaused && !isHeld && !isHidden;
  const tick = useEffectEvent(onTick);

  useEffect(() => {
    if (!isMoving) return;
    const timer = window.setInterval(() => tick(), intervalMs);
    return () => window.clearInterval(timer);
  }, [isMoving, intervalMs]);

  const leave = (): void => setWish((current) => (current === 'playing' ? 'none' : current));
  return {
    state: isPaused ? 'paused' : 'playing',
    toggle: () => setWish(isPaused ? 'playing' : 'paused'),
    holder: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => {
        setHovered(false);
        leave();
      },
      onFocus: () => setFocused(true),
      onBlur: (event) => {
        if (event.currentTarget.contains(event.relatedTarget)) return;
        setFocused(false);
        leave();
      },
    },
  };
}

function listenToVisibility(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}
