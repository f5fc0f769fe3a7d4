import { Link } from 'wouter';
import { useKitWords } from './KitWords.ts';
import { Icon } from './Icon.tsx';

export type Crumb = { readonly label: string; readonly href: string };

type BreadcrumbsProps = {
  /** The pages above this one. */
  readonly crumbs: readonly Crumb[];
  /** This page. */
  readonly here: string;
  /** The language of `here`, if the page is in another. */
  readonly hereLang?: string | undefined;
};

export function Breadcrumbs({ crumbs, here, hereLang }: BreadcrumbsProps) {
  const words = useKitWords();
  return (
    <nav aria-label={words.breadcrumb}>
      <ol className="crumbs">
        {crumbs.map((crumb) => (
          <li key={crumb.href}>
            <Link href={crumb.href}>{crumb.label}</Link>
            <Icon name="chevron-right" />
          </li>
        ))}
        <li aria-current="page" lang={hereLang}>
          {here}
        </li>
      </ol>
    </nav>
  );
}
