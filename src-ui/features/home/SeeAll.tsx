import { observer } from 'mobx-react-lite';
import { Link } from 'wouter';
import { useTexts } from '../../app/AppContext.ts';
import { homeSectionTexts } from '../../copy/homeSections.ts';
import { Icon } from '../../design/Icon.tsx';

export const SeeAll = observer(function SeeAll({ href, of }: { readonly href: string; readonly of: string }) {
  const texts = useTexts(homeSectionTexts);
  return (
    <Link className="link link-arrow" href={href} aria-label={texts.seeAllOf(of)}>
      {texts.seeAll}
      <Icon name="arrow-right" size="sm" />
    </Link>
  );
});
