import { observer } from 'mobx-react-lite';
import { listingFilters } from '#domain/administration/sellerFilters.ts';
import { useFormat, useTexts } from '../../context/AppContext.ts';
import { ChoiceChips } from '../../kit/ChoiceChips.tsx';
import { administrationTexts } from '../../texts/administration.ts';
import { commonTexts } from '../../texts/common.ts';
import { failureText, failureTexts } from '../../texts/failures.ts';
import type { SellersViewModel } from './SellersViewModel.ts';

/** Sellers with or without products for sale. The products are read once somebody asks. */
export const ListingFilters = observer(function ListingFilters({ sellers }: { readonly sellers: SellersViewModel }) {
  const texts = useTexts(administrationTexts);
  const words = useTexts(commonTexts);
  const failures = useTexts(failureTexts);
  const format = useFormat();
  const { facts, filter } = sellers;
  const { failure, value } = facts.products;
  return (
    <div>
      <ChoiceChips
        label={texts.showListings}
        choices={listingFilters.map((listings) => ({
          value: listings,
          label: texts.listingFilters[listings],
          count: value === undefined || listings === 'any' ? undefined : format.count(sellers.countWith({ listings })),
        }))}
        value={filter.listings}
        onChange={(listings) => sellers.setFilter({ listings })}
      />
      {filter.listings !== 'any' && value === undefined && (
        <p role="status" className="table-note">
          {texts.listingsUnknown}{' '}
          {failure !== undefined && (
            <>
              <span>{failureText(failure, failures)}</span>{' '}
              <button type="button" className="link" onClick={() => facts.retryProducts(null)}>
                {words.tryAgain}
              </button>
            </>
          )}
        </p>
      )}
    </div>
  );
});
