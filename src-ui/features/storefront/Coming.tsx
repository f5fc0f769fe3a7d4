import { observer } from 'mobx-react-lite';
import { useTexts } from '../../context/AppContext.ts';
import { homeSectionTexts } from '../../texts/homeSections.ts';
import { AsyncView } from '../../parts/AsyncView.tsx';
import { EmptyState } from '../../kit/EmptyState.tsx';
import type { HomeViewModel } from './HomeViewModel.ts';
import { RetryButton } from './RetryButton.tsx';
import { OutdatedNotice } from '../../parts/OutdatedNotice.tsx';
import { OfferCard } from './OfferCard.tsx';
import { UpcomingCarousel } from './UpcomingCarousel.tsx';
import './Coming.scss';

/** Upcoming products, and the offer beside them. The section has the same height in every state. */
export const Coming = observer(function Coming({ home }: { readonly home: HomeViewModel }) {
  const texts = useTexts(homeSectionTexts);
  return (
    <section className="section" aria-labelledby="coming">
      <div className="section-head">
        <h2 id="coming">{texts.upcoming}</h2>
      </div>
      <OutdatedNotice load={home.upcoming} onRetry={() => void home.refresh()} />
      <div className="duo">
        <AsyncView
          state={home.upcoming.state}
          onStop={() => home.upcoming.stop()}
          skeleton={
            <div className="upcoming" aria-hidden="true">
              <span className="skel" />
            </div>
          }
          empty={({ items }) =>
            items.length === 0 ? (
              <EmptyState drawing="delivery" title={texts.upcomingNone} text={texts.upcomingNoneText} heading="h3" />
            ) : null
          }
          failed={() => (
            <EmptyState
              drawing="unplugged"
              title={texts.upcomingMissing}
              text={texts.upcomingMissingText}
              heading="h3"
              action={<RetryButton home={home} />}
            />
          )}
        >
          {({ items }) => <UpcomingCarousel products={items} />}
        </AsyncView>
        <OfferCard />
      </div>
    </section>
  );
});
