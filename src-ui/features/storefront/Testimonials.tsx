import { observer } from 'mobx-react-lite';
import { useTexts } from '../../context/AppContext.ts';
import { homeSectionTexts } from '../../texts/homeSections.ts';
import { Avatar } from '../../kit/Avatar.tsx';
import { Slider } from '../../kit/Slider.tsx';
import { SliderControls } from '../../kit/SliderControls.tsx';
import { sidewaysPlaces } from '../../context/sidewaysPlaces.ts';
import { useSlider } from '../../kit/useSlider.ts';
import './Testimonials.scss';

export const Testimonials = observer(function Testimonials() {
  const texts = useTexts(homeSectionTexts);
  const slider = useSlider(sidewaysPlaces);
  return (
    <section className="section" aria-labelledby="testimonials">
      <div className="section-head section-head--line">
        <h2 id="testimonials">{texts.testimonials}</h2>
        <SliderControls slider={slider} label={texts.testimonials} />
      </div>
      <Slider slider={slider} label={texts.testimonials} hasCards={false}>
        {texts.testimonialList.map(({ quote, name, about }) => (
          <figure key={name} className="quote">
            <blockquote>{quote}</blockquote>
            <figcaption>
              <Avatar name={name} size="lg" />
              <div>
                <b>{name}</b>
                <span>{about}</span>
              </div>
            </figcaption>
          </figure>
        ))}
      </Slider>
    </section>
  );
});
