import { useKitWords } from './KitWords.ts';
import { Icon } from './Icon.tsx';
import type { SliderHandle } from './useSlider.ts';

/** Buttons that scroll a slider; touch needs none. At an end, a button stays where it is and does nothing. */
export function SliderControls({ slider, label }: { readonly slider: SliderHandle; readonly label: string }) {
  const words = useKitWords();
  return (
    <div className="slider-controls slider-controls--steps" role="group" aria-label={label}>
      <button
        type="button"
        className="btn-icon btn-icon--line"
        aria-label={words.previous}
        aria-disabled={slider.isAtStart || undefined}
        onClick={() => slider.go(-1)}
      >
        <Icon name="arrow-left" />
      </button>
      <button
        type="button"
        className="btn-icon btn-icon--line"
        aria-label={words.next}
        aria-disabled={slider.isAtEnd || undefined}
        onClick={() => slider.go(1)}
      >
        <Icon name="arrow-right" />
      </button>
    </div>
  );
}
