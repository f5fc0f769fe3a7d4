import { observer } from 'mobx-react-lite';
import { useTexts } from '../../context/AppContext.ts';
import { homeSectionTexts } from '../../texts/homeSections.ts';
import { ProductPicture } from '../../parts/product/ProductPicture.tsx';
import { Slider } from '../../kit/Slider.tsx';
import type { SliderHandle } from '../../kit/useSlider.ts';
import '../../parts/product/ProductCard.scss';

const pictures = {
  slr: new URL('./pictures/camera-slr.webp', import.meta.url).href,
  rangefinder: new URL('./pictures/camera-rangefinder.webp', import.meta.url).href,
  compact: new URL('./pictures/camera-compact.webp', import.meta.url).href,
  mirrorless: new URL('./pictures/camera-mirrorless.webp', import.meta.url).href,
};

type CameraExamplesProps = { readonly slider: SliderHandle; readonly label: string };

/** The shop's own content, not from the marketplace: kinds of cameras, each marked as an example. None is on offer. */
export const CameraExamples = observer(function CameraExamples({ slider, label }: CameraExamplesProps) {
  const texts = useTexts(homeSectionTexts);
  const examples = [
    { picture: pictures.slr, name: texts.cameraSlr, text: texts.cameraSlrText },
    { picture: pictures.rangefinder, name: texts.cameraRangefinder, text: texts.cameraRangefinderText },
    { picture: pictures.compact, name: texts.cameraCompact, text: texts.cameraCompactText },
    { picture: pictures.mirrorless, name: texts.cameraMirrorless, text: texts.cameraMirrorlessText },
  ];
  return (
    <Slider slider={slider} label={label} hasCards={false}>
      {examples.map((example) => (
        <article key={example.name} className="product-card">
          <div className="product-card__media">
            <ProductPicture src={example.picture} />
            <span className="tag">{texts.example}</span>
          </div>
          <div className="product-card__body">
            <h3 className="product-card__name">{example.name}</h3>
            <p className="muted">{example.text}</p>
          </div>
        </article>
      ))}
    </Slider>
  );
});
