import { observer } from 'mobx-react-lite';
import { useTexts } from '../../context/AppContext.ts';
import { homeSectionTexts } from '../../texts/homeSections.ts';
import { Slider } from '../../kit/Slider.tsx';
import { SliderControls } from '../../kit/SliderControls.tsx';
import { sidewaysPlaces } from '../../context/sidewaysPlaces.ts';
import { useSlider } from '../../kit/useSlider.ts';
import { AdvertisedCard } from '../../parts/product/AdvertisedCard.tsx';
import { CardSliderSkeleton } from './CardSliderSkeleton.tsx';
import { HomeList } from './HomeList.tsx';
import type { HomeViewModel } from './HomeViewModel.ts';
import { SeeAll } from './SeeAll.tsx';
import { paths } from '../../context/paths.ts';

export const Advertised = observer(function Advertised({ home }: { readonly home: HomeViewModel }) {
  const texts = useTexts(homeSectionTexts);
  const slider = useSlider(sidewaysPlaces);
  return (
    <section className="section" aria-labelledby="advertised">
      <div className="section-head section-head--line">
        <h2 id="advertised">{texts.advertised}</h2>
        <div className="section-head__side">
          <SeeAll href={paths.advertised} of={texts.advertised} />
          <SliderControls slider={slider} label={texts.advertised} />
        </div>
      </div>
      <HomeList
        home={home}
        load={home.advertised}
        skeleton={<CardSliderSkeleton columns={4} />}
        none={texts.noAdvertised}
      >
        {(products) => (
          <Slider slider={slider} label={texts.advertised} columns={4}>
            {products.map((product) => (
              <AdvertisedCard key={product.id} product={product} verified={home.verified} />
            ))}
          </Slider>
        )}
      </HomeList>
    </section>
  );
});
