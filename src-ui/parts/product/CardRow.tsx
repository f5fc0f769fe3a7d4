import { type ReactNode, useId } from 'react';
import { observer } from 'mobx-react-lite';
import { Slider } from '../../kit/Slider.tsx';
import { SliderControls } from '../../kit/SliderControls.tsx';
import { sidewaysPlaces } from '../../context/sidewaysPlaces.ts';
import { useSlider } from '../../kit/useSlider.ts';

type CardRowProps = {
  readonly title: string;
  readonly side?: ReactNode;
  readonly children: ReactNode;
};

/** A heading and cards that scroll sideways. */
export const CardRow = observer(function CardRow({ title, side, children }: CardRowProps) {
  const slider = useSlider(sidewaysPlaces);
  const id = useId();
  return (
    <section className="section" aria-labelledby={id}>
      <div className="section-head">
        <h2 className="h3" id={id}>
          {title}
        </h2>
        <div className="btn-row">
          {side}
          <span className="only-lg">
            <SliderControls slider={slider} label={title} />
          </span>
        </div>
      </div>
      <Slider slider={slider} label={title} columns={4}>
        {children}
      </Slider>
    </section>
  );
});
