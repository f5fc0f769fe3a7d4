import { observer } from 'mobx-react-lite';
import { useTexts } from '../../app/AppContext.ts';
import { homeSectionTexts } from '../../copy/homeSections.ts';
import { Slider } from '../../design/Slider.tsx';
import { SliderControls } from '../../design/SliderControls.tsx';
import { useSlider } from '../../design/useSlider.ts';
import { AdvertisedCard } from '../shopping/AdvertisedCard.tsx';
import { CardSliderSkeleton } from './CardSliderSkeleton.tsx';
import { HomeList } from './HomeList.tsx';
import type { HomeViewModel } from './HomeViewModel.ts';
import { SeeAll } from './SeeAll.tsx';

export const Advertised = observer(function Advertised({ home }: { readonly home: HomeViewModel }) {
  const texts = useTexts(homeSectionTexts);
  const slider = useSlider();
  return (
    <section className="section" aria-labelledby="advertised">
      <div className="section-head section-head--line">
        <h2 id="advertised">{texts.advertised}</h2>
        <div className="section-head__side">
          <SeeAll href="/allproducts/advertise" of={texts.advertised} />
          <SliderControls slider={slider} label={texts.advertised} />
        </div>
      </div>
      <HomeList load={home.advertised} skeleton={<CardSliderSkeleton columns={4} />} none={texts.noAdvertised}>
        {(products) => (
          <Slider slider={slider} label={texts.advertised} columns={4}>
            {products.map((product) => <AdvertisedCard key={product.id} product={product} verified={home.verified} />)}
          </Slider>
        )}
      </HomeList>
    </section>
  );
});
