import { observer } from 'mobx-react-lite';
import { useTexts } from '../app/AppContext.ts';
import { designTexts } from '../copy/design.ts';
import { Icon } from './Icon.tsx';

type CarouselControlsProps = {
  readonly label: string;
  readonly state: 'playing' | 'paused';
  readonly onPrevious: () => void;
  readonly onNext: () => void;
  readonly onToggle: () => void;
};

export const CarouselControls = observer(function CarouselControls(props: CarouselControlsProps) {
  const { label, state, onPrevious, onNext, onToggle } = props;
  const texts = useTexts(designTexts);
  const isPlaying = state === 'playing';
  return (
    <div className="slider-controls" role="group" aria-label={label}>
      <button type="button" className="btn-icon btn-icon--line is-step" aria-label={texts.previous} onClick={onPrevious}>
        <Icon name="arrow-left" />
      </button>
      <button
        type="button"
        className="btn-icon btn-icon--line"
        aria-label={isPlaying ? texts.pause : texts.play}
        onClick={onToggle}
      >
        <Icon name={isPlaying ? 'player-pause' : 'player-play'} />
      </button>
      <button type="button" className="btn-icon btn-icon--line is-step" aria-label={texts.next} onClick={onNext}>
        <Icon name="arrow-right" />
      </button>
    </div>
  );
});
