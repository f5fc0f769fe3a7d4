import { observer } from 'mobx-react-lite';
import { Link } from 'wouter';
import { useTexts } from '../../app/AppContext.ts';
import { keptTexts } from '../../copy/kept.ts';
import { EmptyState } from '../../design/EmptyState.tsx';

export const NothingToCompare = observer(function NothingToCompare({ title }: { readonly title: string }) {
  const texts = useTexts(keptTexts);
  return (
    <EmptyState
      drawing="collection"
      title={title}
      text={texts.chooseText}
      action={<Link className="btn btn-primary" href="/allproducts">{texts.seeAllProducts}</Link>}
    />
  );
});
