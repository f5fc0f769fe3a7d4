import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** Remembers how far the person has scrolled a row, in pixels, by the row's label. */
export type SidewaysPlaces = {
  /** Undefined if the row was not scrolled before. */
  readonly before: (label: string) => number | undefined;
  readonly note: (label: string, left: number) => void;
};

export type SliderHandle = {
  readonly places: SidewaysPlaces;
  readonly track: RefObject<HTMLDivElement | null>;
  readonly isAtStart: boolean;
  readonly isAtEnd: boolean;
  readonly measure: () => void;
  /** Scrolls by the number of fully visible cards. */
  readonly go: (by: 1 | -1) => void;
};

/** Connects a Slider with its SliderControls, which may be anywhere on the page. */
export function useSlider(places: SidewaysPlaces): SliderHandle {
  const track = useRef<HTMLDivElement>(null);
  const [ends, setEnds] = useState({ isAtStart: true, isAtEnd: false });

  const measure = useCallback(() => {
    const element = track.current;
    if (element === null) return;
    const isAtStart = element.scrollLeft <= 1;
    const isAtEnd = element.scrollLeft >= element.scrollWidth - element.clientWidth - 1;
    setEnds((now) => (now.isAtStart === isAtStart && now.isAtEnd === isAtEnd ? now : { isAtStart, isAtEnd }));
  }, []);

  useEffect(() => {
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [measure]);

  const go = (by: 1 | -1): void => {
    const element = track.current;
    if (element === null) return;
    const [first, second] = [...element.children].map((card) => card.getBoundingClientRect().left);
    const step = first === undefined || second === undefined ? element.clientWidth : second - first;
    const seen = Math.max(1, Math.floor(element.clientWidth / step));
    element.scrollBy({ left: by * seen * step });
  };

  return { places, track, ...ends, measure, go };
}
