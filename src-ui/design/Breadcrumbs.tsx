import { observer } from 'mobx-react-lite';
import { Link } from 'wouter';
import { useTexts } from '../app/AppContext.ts';
import { designTexts } from '../copy/design.ts';
import { Icon } from './Icon.tsx';

export type Crumb = { readonly label: string; readonly href: string };

type BreadcrumbsProps = {
  /** The way here, without the page itself. */
  readonly crumbs: readonly Crumb[];
  /** The page itself. */
  readonly here: string;
};

export const Breadcrumbs = observer(function Breadcrumbs({ crumbs, here }: BreadcrumbsProps) {
  const texts = useTexts(designTexts);
  return (
    <nav aria-label={texts.breadcrumbs}>
      <ol className="crumbs">
        {crumbs.map((crumb) => (
          <li key={crumb.href}>
            <Link href={crumb.href}>{crumb.label}</Link>
            <Icon name="chevron-right" />
          </li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  );
});
