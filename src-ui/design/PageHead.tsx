import type { ReactNode } from 'react';
import { Breadcrumbs, type Crumb } from './Breadcrumbs.tsx';

type PageHeadProps = {
  readonly title: string;
  readonly lead?: ReactNode;
  /** The way here, without the page itself. */
  readonly breadcrumbs?: readonly Crumb[] | undefined;
  readonly actions?: ReactNode;
};

/** The page's only h1; it can take the focus, which it does when one comes from another page. */
export function PageHead({ title, lead, breadcrumbs, actions }: PageHeadProps) {
  return (
    <>
      {breadcrumbs !== undefined && <Breadcrumbs crumbs={breadcrumbs} here={title} />}
      <div className="page-head">
        <h1 tabIndex={-1}>{title}</h1>
        {lead !== undefined && <p className="lead measure">{lead}</p>}
        {actions !== undefined && <div className="btn-row">{actions}</div>}
      </div>
    </>
  );
}
