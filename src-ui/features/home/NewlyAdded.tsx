import { useId, useState } from 'react';
import { observer } from 'mobx-react-lite';
import { useTexts } from '../../app/AppContext.ts';
import { homeSectionTexts } from '../../copy/homeSections.ts';
import { EmptyState } from '../../design/EmptyState.tsx';
import { Slider } from '../../design/Slider.tsx';
import { SliderControls } from '../../design/SliderControls.tsx';
import { useSlider } from '../../design/useSlider.ts';
import { ShoppingCard } from '../shopping/ShoppingCard.tsx';
import { CameraExamples } from './CameraExamples.tsx';
import { CardSliderSkeleton } from './CardSliderSkeleton.tsx';
import { HomeList } from './HomeList.tsx';
import type { HomeViewModel } from './HomeViewModel.ts';
import { TabList } from './TabList.tsx';

const kinds = ['smartPhone', 'camera', 'vrBox', 'smartWatch'] as const;
type Kind = (typeof kinds)[number];

/** Newest products by kind: smart phones as the marketplace has them, cameras as examples, the others to come. */
export const NewlyAdded = observer(function NewlyAdded({ home }: { readonly home: HomeViewModel }) {
  const texts = useTexts(homeSectionTexts);
  const [kind, setKind] = useState<Kind>('smartPhone');
  const slider = useSlider();
  const id = useId();
  const label = `${texts.newlyAdded}: ${texts[kind]}`;
  return (
    <div className="newly">
      <div className="section-head">
        <h2 id={`${id}title`}>{texts.newlyAdded}</h2>
        <div className="section-head__side">
          <TabList
            id={id}
            labelledBy={`${id}title`}
            tabs={kinds.map((one) => ({ key: one, label: texts[one] }))}
            chosen={kind}
            onChoose={setKind}
          />
          {(kind === 'smartPhone' || kind === 'camera') && <SliderControls slider={slider} label={label} />}
        </div>
      </div>
      <div className="newly__panel" role="tabpanel" id={`${id}panel`} aria-labelledby={`${id}${kind}`}>
        {kind === 'smartPhone' && (
          <HomeList load={home.newlyAdded} skeleton={<CardSliderSkeleton />} none={texts.noSmartPhones}>
            {(products) => (
              <Slider slider={slider} label={label}>
                {products.map((product) => <ShoppingCard key={product.id} product={product} verified={home.verified} />)}
              </Slider>
            )}
          </HomeList>
        )}
        {kind === 'camera' && <CameraExamples slider={slider} label={label} />}
        {(kind === 'vrBox' || kind === 'smartWatch') && (
          <EmptyState drawing="collection" title={texts.comingSoon} text={texts.comingSoonText(texts[kind])} heading="h3" />
        )}
      </div>
    </div>
  );
});
