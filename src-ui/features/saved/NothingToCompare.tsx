import { observer } from 'mobx-react-lite';
import { Link } from 'wouter';
import { useTexts } from '../../context/AppContext.ts';
import { savedTexts } from '../../texts/saved.ts';
import { EmptyState } from '../../kit/EmptyState.tsx';
import { paths } from '../../context/paths.ts';

export const NothingToCompare = observer(function NothingToCompare({ title }: { readonly title: string }) {
  const texts = useTexts(savedTexts);
  return (
    <EmptyState
      drawing="collection"
      title={title}
      text={texts.chooseText}
      action={
        <Link className="btn btn-primary" href={paths.allProducts}>
          {texts.seeAllProducts}
        </Link>
      }
    />
  );
});
