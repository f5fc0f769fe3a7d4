import { observer } from 'mobx-react-lite';
import type { Listing } from '#domain/shared/reading.ts';
import { useFormat, useTexts } from '../context/AppContext.ts';
import { unreadableTexts } from '../texts/unreadable.ts';
import '../kit/DataTable.scss';

/** The number of rows without readable content or id, which a table cannot show. */
export const UnnamedRows = observer(function UnnamedRows({ list }: { readonly list: Listing<unknown> }) {
  const texts = useTexts(unreadableTexts);
  const format = useFormat();
  const count = list.unreadable.filter(({ id }) => id === null).length;
  return count === 0 ? null : <p className="table-note">{texts.unnamed(count, format.count(count))}</p>;
});
