import { observer } from 'mobx-react-lite';
import { withoutFacet, withoutFilters } from '#domain/search/setFilters.ts';
import { useFormat, useTexts } from '../../context/AppContext.ts';
import { browseTexts } from '../../texts/browse.ts';
import { shoppingTexts } from '../../texts/shopping.ts';
import { EmptyState } from '../../kit/EmptyState.tsx';
import type { FindingViewModel } from './FindingViewModel.ts';
import type { FindingAddress } from './useFindingAddress.ts';
import { wordDrop } from '../../parts/search/wordFilter.ts';

type NoMatchProps = { readonly finding: FindingViewModel; readonly address: FindingAddress };

/** Shown for no results, with a button that removes the filter that excludes the most. */
export const NoMatch = observer(function NoMatch({ finding, address }: NoMatchProps) {
  const texts = useTexts(browseTexts);
  const { products } = useTexts(shoppingTexts);
  const format = useFormat();
  const { query, filterToDrop: best } = finding;
  return (
    <EmptyState
      drawing="search"
      title={texts.noMatch}
      text={texts.noMatchText}
      action={
        <>
          {best !== null && (
            <button
              type="button"
              className="btn btn-primary"
              onClick={() => address.show(withoutFacet(query, best.facet))}
            >
              {wordDrop(texts, query, best.facet, products(best.total, format.count(best.total)))}
            </button>
          )}
          <button type="button" className="btn btn-quiet" onClick={() => address.show(withoutFilters(query))}>
            {texts.clearAll}
          </button>
        </>
      }
    />
  );
});
