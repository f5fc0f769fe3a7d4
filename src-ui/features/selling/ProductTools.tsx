import { observer } from 'mobx-react-lite';
import { productOrderKeys } from '#domain/selling/ownProducts.ts';
import { useFormat, useTexts } from '../../context/AppContext.ts';
import { ChoiceChips } from '../../kit/ChoiceChips.tsx';
import { SearchInput } from '../../kit/SearchInput.tsx';
import { DeskCount } from '../../parts/desk/DeskCount.tsx';
import { DeskTools } from '../../parts/desk/DeskTools.tsx';
import { SortSelect } from '../../parts/desk/SortSelect.tsx';
import { productDeskTexts } from '../../texts/productDesk.ts';
import type { ProductDesk } from './ProductDesk.ts';

type ProductToolsProps = {
  readonly desk: ProductDesk;
  /** How many products the seller has. */
  readonly total: number;
};

/** Search, filters and the order of the seller's own table, and how many products it shows. */
export const ProductTools = observer(function ProductTools({ desk, total }: ProductToolsProps) {
  const texts = useTexts(productDeskTexts);
  const format = useFormat();
  const directions = {
    posted: ['descending', 'ascending'],
    name: ['ascending', 'descending'],
    price: ['descending', 'ascending'],
  } as const;
  return (
    <>
      <DeskTools>
        <SearchInput
          label={texts.search}
          placeholder={texts.search}
          value={desk.text}
          onChange={(text) => desk.search(text)}
        />
        <ChoiceChips
          label={texts.show}
          choices={desk.filters.map((value) => ({
            value,
            label: texts.filters[value],
            count: format.count(desk.countWith(value)),
          }))}
          value={desk.shownFilter}
          onChange={(filter) => desk.setFilter(filter)}
        />
      </DeskTools>
      <div className="seller-desk__line">
        <DeskCount selection={desk.selection} rows={desk.shown}>
          <b>{texts.count(desk.shown.length, total)}</b>
        </DeskCount>
        <SortSelect
          choices={productOrderKeys.flatMap((key) =>
            directions[key].map((direction) => ({ key, direction, label: texts.order[key][direction] })),
          )}
          sorting={desk.order}
          onSort={(order) => desk.sortBy(order)}
        />
      </div>
    </>
  );
});
