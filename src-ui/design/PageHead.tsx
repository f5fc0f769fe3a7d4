import type { ReactNode } from 'react';
import { observer } from 'mobx-react-lite';
import { Link } from 'wouter';
import { useTexts } from '../app/AppContext.ts';
import { designTexts } from '../copy/design.ts';
import { Icon } from './Icon.tsx';

export type Crumb = { readonly label: string; readonly href: string };

type PageHeadProps = {
  readonly title: string;
  readonly lead?: ReactNode;
  /** The way here, without the page itself. */
  readonly breadcrumbs?: readonly Crumb[] | undefined;
  readonly actions?: ReactNode;
};

/** The page's only h1; it can take the focus, which it does when one comes from another page. */
export const PageHead = observer(function PageHead({ title, lead, breadcrumbs, actions }: PageHeadProps) {
  const texts = useTexts(designTexts);
  return (
    <>
      {breadcrumbs !== undefined && (
        <nav aria-label={texts.breadcrumbs}>
          <ol className="crumbs">
            {breadcrumbs.map((crumb) => (
              <li key={crumb.href}>
                <Link href={crumb.href}>{crumb.label}</Link>
                <Icon name="chevron-right" />
              </li>
            ))}
            <li aria-current="page">{title}</li>
          </ol>
        </nav>
      )}
      <div className="page-head">
        <h1 tabIndex={-1}>{title}</h1>
        {lead !== undefined && <p className="lead measure">{lead}</p>}
        {actions !== undefined && <div className="btn-row">{actions}</div>}
      </div>
    </>
  );
});
