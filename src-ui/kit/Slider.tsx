/* oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions -- what scrolls must be reachable by keyboard, and show what has the focus */
import { type FocusEvent, type ReactNode, type UIEvent, useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { useKitWords } from './KitWords.ts';
import type { SliderHandle } from './useSlider.ts';
import './Slider.scss';

type SliderProps = {
  readonly slider: SliderHandle;
  readonly label: string;
  /** On a wide screen; fewer below 1200, 990 and 670 px. */
  readonly columns?: 3 | 4 | undefined;
  /** Product cards align line by line across the row. */
  readonly hasCards?: boolean | undefined;
  readonly children: ReactNode;
};

/** Shows the whole slide that the keyboard reached; by itself, the track snaps back from a slide that is mostly hidden. */
function showFocused({ target, currentTarget }: FocusEvent<HTMLElement>): void {
  if (target === currentTarget || !target.matches(':focus-visible')) return;
  const slide = [...currentTarget.children].find((child) => child.contains(target));
  slide?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** A track that scrolls by finger, wheel and arrow keys. The edge of the next card is visible. */
export function Slider({ slider, label, columns = 3, hasCards = true, children }: SliderProps) {
  const words = useKitWords();
  const { track, measure, places } = slider;
  // Once: in another language the row has another label, and stays where it is.
  const comeBack = useEffectEvent(() => {
    const left = places.before(label);
    if (left !== undefined) track.current?.scrollTo({ left, behavior: 'instant' });
  });
  useLayoutEffect(() => comeBack(), []);
  // The track's content determines its end. It is read in the next frame, which lays the page out anyway.
  useEffect(() => {
    const frame = requestAnimationFrame(measure);
    return () => cancelAnimationFrame(frame);
  });
  const onScroll = ({ currentTarget }: UIEvent<HTMLElement>): void => {
    places.note(label, currentTarget.scrollLeft);
    measure();
  };
  return (
    <div className={`slider${columns === 4 ? ' slider--4' : ''}${hasCards ? ' slider--cards' : ''}`}>
      <div
        ref={track}
        className="slider__track"
        role="region"
        aria-label={words.scrollable(label)}
        tabIndex={0}
        onScroll={onScroll}
        onFocus={showFocused}
      >
        {children}
      </div>
    </div>
  );
}
