import { observer } from 'mobx-react-lite';
import { useTexts } from '../../context/AppContext.ts';
import { savedSearchesTexts } from '../../texts/savedSearches.ts';

/** Marks a product that was not in the saved search at the last look. */
export const NewTag = observer(function NewTag({ isNew }: { readonly isNew: () => boolean }) {
  const { newTag } = useTexts(savedSearchesTexts);
  return isNew() ? <span className="tag tag--unseen">{newTag}</span> : null;
});
