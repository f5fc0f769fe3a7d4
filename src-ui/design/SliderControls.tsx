import { observer } from 'mobx-react-lite';
import { useTexts } from '../app/AppContext.ts';
import { designTexts } from '../copy/design.ts';
import { Icon } from './Icon.tsx';
import type { SliderHandle } from './useSlider.ts';

/** Buttons that scroll a slider; a finger needs none. At an end a button stays where it is and does nothing. */
export const SliderControls = observer(function SliderControls({ slider, label }: { readonly slider: SliderHandle; readonly label: string }) {
  const texts = useTexts(designTexts);
  return (
    <div className="slider-controls slider-controls--steps" role="group" aria-label={label}>
      <button
        type="button"
        className="btn-icon btn-icon--line"
        aria-label={texts.previous}
        aria-disabled={slider.isAtStart || undefined}
        onClick={() => slider.go(-1)}
      >
        <Icon name="arrow-left" />
      </button>
      <button
        type="button"
        className="btn-icon btn-icon--line"
        aria-label={texts.next}
        aria-disabled={slider.isAtEnd || undefined}
        onClick={() => slider.go(1)}
      >
        <Icon name="arrow-right" />
      </button>
    </div>
  );
});
