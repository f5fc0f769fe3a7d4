import { observer } from 'mobx-react-lite';
import { useApp } from '../../context/AppContext.ts';
import { chunk, useChunk } from '../../context/chunk.ts';
import { useViewModel } from '../../context/useViewModel.ts';
import { savedMarkFeature } from './savedMarkFeature.ts';

const news = chunk(async () => (await import('./SavedNews.tsx')).SavedNews);

/** News of what is saved. People who saved nothing load no code and no products for it. */
export const SavedNewsWhenSaved = observer(function SavedNewsWhenSaved({ onGo }: { readonly onGo?: () => void }) {
  const { wishList } = useApp();
  const { hasSearches } = useViewModel(savedMarkFeature, (make) => make.savedMark());
  const { here: News } = useChunk(news, hasSearches || wishList.size > 0);
  return News === undefined ? null : <News onGo={onGo} />;
});
