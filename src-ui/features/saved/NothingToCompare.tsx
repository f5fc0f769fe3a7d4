import { observer } from 'mobx-react-lite';
import { useTexts } from '../../context/AppContext.ts';
import { savedTexts } from '../../texts/saved.ts';
import { AllProductsLink } from '../../parts/AllProductsLink.tsx';
import { EmptyState } from '../../kit/EmptyState.tsx';

export const NothingToCompare = observer(function NothingToCompare({ title }: { readonly title: string }) {
  const texts = useTexts(savedTexts);
  return <EmptyState drawing="collection" title={title} text={texts.chooseText} action={<AllProductsLink />} />;
});
