import { observer } from 'mobx-react-lite';
import { Link } from 'wouter';
import { useTexts } from '../../context/AppContext.ts';
import { homeSectionTexts } from '../../texts/homeSections.ts';
import { Icon } from '../../kit/Icon.tsx';

export const SeeAll = observer(function SeeAll({ href, of }: { readonly href: string; readonly of: string }) {
  const texts = useTexts(homeSectionTexts);
  return (
    <Link className="link link-arrow" href={href} aria-label={texts.seeAllOf(of)}>
      {texts.seeAll}
      <Icon name="arrow-right" size="sm" />
    </Link>
  );
});
