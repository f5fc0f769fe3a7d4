import { observer } from 'mobx-react-lite';
import { Link } from 'wouter';
import { useFormat, useTexts } from '../../context/AppContext.ts';
import { paths } from '../../context/paths.ts';
import { useViewModel } from '../../context/useViewModel.ts';
import { Icon } from '../../kit/Icon.tsx';
import { savedSearchesTexts } from '../../texts/savedSearches.ts';
import { deviceFeature } from './deviceFeature.ts';
import './SavedNews.scss';

/** A link to the news of saved searches and products. Nothing if there is no news. */
export const SavedNews = observer(function SavedNews({ onGo }: { readonly onGo?: (() => void) | undefined }) {
  const texts = useTexts(savedSearchesTexts);
  const format = useFormat();
  const { newProducts, isAll, priceChanges } = useViewModel(deviceFeature, (make) => make.savedNews());
  if (newProducts + priceChanges === 0) return null;
  const news = [
    newProducts > 0 ? (isAll ? texts.inSearches : texts.atLeastInSearches)(format.count(newProducts)) : '',
    priceChanges > 0 ? texts.priceChanges(priceChanges, format.count(priceChanges)) : '',
  ];
  return (
    <Link className="saved-news" href={paths.wishList} onClick={onGo}>
      <Icon name="bookmark" />
      <span>{news.filter((one) => one !== '').join(' · ')}</span>
    </Link>
  );
});
