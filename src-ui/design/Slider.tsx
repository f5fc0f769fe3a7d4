/* oxlint-disable jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */
import { type ReactNode, useEffect } from 'react';
import { observer } from 'mobx-react-lite';
import { useTexts } from '../app/AppContext.ts';
import { designTexts } from '../copy/design.ts';
import type { SliderHandle } from './useSlider.ts';

type SliderProps = {
  readonly slider: SliderHandle;
  readonly label: string;
  /** On a wide screen; fewer below 1200, 990 and 670 px. */
  readonly columns?: 3 | 4 | undefined;
  /** Product cards share their lines across the row. */
  readonly hasCards?: boolean | undefined;
  readonly children: ReactNode;
};

/** One track that a finger, a wheel and the arrow keys scroll; the next card shows its edge. */
export const Slider = observer(function Slider({ slider, label, columns = 3, hasCards = true, children }: SliderProps) {
  const texts = useTexts(designTexts);
  const { track, measure } = slider;
  // What is in the track decides where it ends.
  useEffect(measure);
  return (
    <div className={`slider${columns === 4 ? ' slider--4' : ''}${hasCards ? ' slider--cards' : ''}`}>
      <div
        ref={track}
        className="slider__track"
        role="region"
        aria-label={texts.scrollable(label)}
        tabIndex={0}
        onScroll={measure}
      >
        {children}
      </div>
    </div>
  );
});
