import { useId, useState } from 'react';
import { observer } from 'mobx-react-lite';
import { useTexts } from '../../context/AppContext.ts';
import { homeSectionTexts } from '../../texts/homeSections.ts';
import { EmptyState } from '../../kit/EmptyState.tsx';
import { Slider } from '../../kit/Slider.tsx';
import { SliderControls } from '../../kit/SliderControls.tsx';
import { sidewaysPlaces } from '../../context/sidewaysPlaces.ts';
import { useSlider } from '../../kit/useSlider.ts';
import { ShoppingCard } from '../../parts/product/ShoppingCard.tsx';
import { CameraExamples } from './CameraExamples.tsx';
import { CardSliderSkeleton } from './CardSliderSkeleton.tsx';
import { HomeList } from './HomeList.tsx';
import type { HomeViewModel } from './HomeViewModel.ts';
import { RetryButton } from './RetryButton.tsx';
import { TabList } from './TabList.tsx';
import './NewlyAdded.scss';

const kinds = ['smartPhone', 'camera', 'vrBox', 'smartWatch'] as const;
type Kind = (typeof kinds)[number];

/**
 * Newest products by kind: smart phones from the marketplace, cameras as examples, and kinds that are still to come.
 */
export const NewlyAdded = observer(function NewlyAdded({ home }: { readonly home: HomeViewModel }) {
  const texts = useTexts(homeSectionTexts);
  const [kind, setKind] = useState<Kind>('smartPhone');
  const slider = useSlider(sidewaysPlaces);
  const id = useId();
  /** A shop without smart phones shows its newest products instead, and says so. */
  const isOfOthers = kind === 'smartPhone' && home.newlyAdded.value?.isOfCategory === false;
  const label = isOfOthers ? texts.newestOfAll : `${texts.newlyAdded}: ${texts[kind]}`;
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
          <HomeList
            home={home}
            load={home.newlyAdded}
            skeleton={<CardSliderSkeleton />}
            none={
              <EmptyState drawing="collection" title={texts.nothingAdded} text={texts.nothingAddedText} heading="h3" />
            }
            missing={
              <EmptyState
                drawing="unplugged"
                title={texts.newlyMissing}
                text={texts.listMissing}
                heading="h3"
                action={<RetryButton home={home} />}
              />
            }
          >
            {(products) => (
              <>
                {isOfOthers && <p className="newly__note">{texts.noSmartPhones}</p>}
                <Slider slider={slider} label={label}>
                  {products.map((product) => (
                    <ShoppingCard key={product.id} product={product} verified={home.verified} />
                  ))}
                </Slider>
              </>
            )}
          </HomeList>
        )}
        {kind === 'camera' && <CameraExamples slider={slider} label={label} />}
        {(kind === 'vrBox' || kind === 'smartWatch') && (
          <EmptyState
            drawing="collection"
            title={texts.comingSoon}
            text={texts.comingSoonText(texts[kind])}
            heading="h3"
          />
        )}
      </div>
    </div>
  );
});
