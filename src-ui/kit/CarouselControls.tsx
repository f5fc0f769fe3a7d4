import { useKitWords } from './KitWords.ts';
import { Icon } from './Icon.tsx';

type CarouselControlsProps = {
  readonly label: string;
  readonly state: 'playing' | 'paused';
  readonly onPrevious: () => void;
  readonly onNext: () => void;
  readonly onToggle: () => void;
};

export function CarouselControls(props: CarouselControlsProps) {
  const { label, state, onPrevious, onNext, onToggle } = props;
  const words = useKitWords();
  const isPlaying = state === 'playing';
  return (
    <div className="slider-controls" role="group" aria-label={label}>
      <button
        type="button"
        className="btn-icon btn-icon--line is-step"
        aria-label={words.previous}
        onClick={onPrevious}
      >
        <Icon name="arrow-left" />
      </button>
      <button
        type="button"
        className="btn-icon btn-icon--line"
        aria-label={isPlaying ? words.pause : words.play}
        onClick={onToggle}
      >
        <Icon name={isPlaying ? 'player-pause' : 'player-play'} />
      </button>
      <button type="button" className="btn-icon btn-icon--line is-step" aria-label={words.next} onClick={onNext}>
        <Icon name="arrow-right" />
      </button>
    </div>
  );
}
