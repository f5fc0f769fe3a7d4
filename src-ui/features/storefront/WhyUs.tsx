import { observer } from 'mobx-react-lite';
import { useTexts } from '../../context/AppContext.ts';
import { homeSectionTexts } from '../../texts/homeSections.ts';
import { Drawing } from '../../kit/Drawing.tsx';
import './WhyUs.scss';

const pictureAvif = new URL('./pictures/trust.avif', import.meta.url).href;
const picture = new URL('./pictures/trust.webp', import.meta.url).href;
const reasons = ['delivery', 'collection', 'quality'] as const;

export const WhyUs = observer(function WhyUs() {
  const texts = useTexts(homeSectionTexts);
  const words = {
    delivery: [texts.delivery, texts.deliveryText],
    collection: [texts.collection, texts.collectionText],
    quality: [texts.quality, texts.qualityText],
  } as const;
  return (
    <section className="section why" aria-labelledby="why">
      <div>
        <h2 id="why">{texts.why}</h2>
        <p className="lead">{texts.whyLead}</p>
        <picture>
          <source srcSet={pictureAvif} type="image/avif" />
          <img className="why__picture" src={picture} width={960} height={720} alt="" loading="lazy" decoding="async" />
        </picture>
      </div>
      <div>
        {reasons.map((reason) => (
          <article key={reason} className="reason">
            <Drawing name={reason} />
            <div>
              <h3>{words[reason][0]}</h3>
              <p>{words[reason][1]}</p>
            </div>
          </article>
        ))}
      </div>
    </section>
  );
});
