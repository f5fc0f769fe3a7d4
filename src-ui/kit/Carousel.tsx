/* oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions --
   what scrolls must be reachable by keyboard, and the arrows then go slide by slide */
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useAnnounce } from './Announcer.tsx';
import { useKitWords } from './KitWords.ts';
import { CarouselControls } from './CarouselControls.tsx';
import { glide } from './glide.ts';
import { useAutoplay } from './useAutoplay.ts';
import { useReducedMotion } from './useReducedMotion.ts';
import './Slider.scss';

/** Milliseconds in which the slides glide on. */
const transitionMs = 500;

type Slide = { readonly key: string; readonly content: ReactNode };

type CarouselProps = {
  readonly label: string;
  /** Role descriptions of it and of its slides, instead of 'group'. */
  readonly roles: { readonly carousel: string; readonly slide: string };
  readonly slides: readonly Slide[];
  readonly intervalMs: number;
  /** Sets how many slides are visible: one for 'upcoming'; four, three or one for 'brands'. */
  readonly className?: string | undefined;
  readonly hasDots?: boolean | undefined;
  /** Content before the slides, such as a heading. */
  readonly children?: ReactNode;
};

/**
 * Slides that move by themselves until someone pays attention to them. Fingers, arrow keys and buttons also move them.
 */
export function Carousel(props: CarouselProps) {
  const { label, roles, slides, intervalMs, className, hasDots = false, children } = props;
  const words = useKitWords();
  const announce = useAnnounce();
  const track = useRef<HTMLDivElement>(null);
  const stopGliding = useRef(() => {});
  const [shown, setShown] = useState(0);
  const wantsStillness = useReducedMotion();

  useEffect(() => () => stopGliding.current(), []);

  /** Answers the slide to which it goes. */
  const go = (by: 1 | -1): Element | undefined => {
    const element = track.current;
    if (element === null) return undefined;
    const to = neighbour(element, by);
    stopGliding.current();
    stopGliding.current = glide(element, to, wantsStillness ? 0 : transitionMs);
    return element.children[nearest(element, to)];
  };
  // All slides are in the document, so going to one changes nothing that screen readers would hear.
  const goAloud = (by: 1 | -1): void => {
    const slide = go(by);
    const name = slide?.querySelector('h3')?.textContent ?? slide?.querySelector('img')?.alt;
    announce([slide?.getAttribute('aria-label'), name].join(' ').trim());
  };
  const autoplay = useAutoplay({ intervalMs, onTick: () => void go(1), isEnabled: slides.length > 1 });

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    goAloud(event.key === 'ArrowRight' ? 1 : -1);
  };

  return (
    <section className={className} aria-roledescription={roles.carousel} aria-label={label} {...autoplay.holder}>
      {children}
      <div
        ref={track}
        className="carousel__track"
        role="group"
        aria-label={words.scrollable(label)}
        tabIndex={0}
        onKeyDown={onKeyDown}
        onPointerDown={() => stopGliding.current()}
        onScroll={(event) => setShown(nearest(event.currentTarget))}
      >
        {slides.map((slide, index) => (
          <div
            key={slide.key}
            className="carousel__slide"
            role="group"
            aria-roledescription={roles.slide}
            aria-label={words.position(index + 1, slides.length)}
          >
            {slide.content}
          </div>
        ))}
      </div>
      {hasDots && (
        <div className="dots" aria-hidden="true">
          {slides.map((slide, index) => (
            <i key={slide.key} className={index === shown ? 'is-on' : undefined} />
          ))}
        </div>
      )}
      {slides.length > 1 && (
        <CarouselControls
          label={label}
          state={autoplay.state}
          onPrevious={() => goAloud(-1)}
          onNext={() => goAloud(1)}
          onToggle={autoplay.toggle}
        />
      )}
    </section>
  );
}

function offsets(track: HTMLElement): readonly number[] {
  return Array.from(track.children, (slide) => (slide instanceof HTMLElement ? slide.offsetLeft : 0));
}

function nearest(track: HTMLElement, place = track.scrollLeft): number {
  const distances = offsets(track).map((offset) => Math.abs(offset - place));
  return distances.indexOf(Math.min(...distances));
}

/** The scroll position of the previous or next slide, going round at either end. */
function neighbour(track: HTMLElement, by: 1 | -1): number {
  const furthest = track.scrollWidth - track.clientWidth;
  if (by === 1 && track.scrollLeft >= furthest - 1) return 0;
  if (by === -1 && track.scrollLeft <= 1) return furthest;
  return Math.min(offsets(track)[nearest(track) + by] ?? 0, furthest);
}
