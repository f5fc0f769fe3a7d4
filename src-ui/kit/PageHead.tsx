import type { ReactNode } from 'react';
import { Breadcrumbs, type Crumb } from './Breadcrumbs.tsx';

type PageHeadProps = {
  readonly title: string;
  readonly lead?: ReactNode;
  /** The pages above this one. */
  readonly breadcrumbs?: readonly Crumb[] | undefined;
  readonly actions?: ReactNode;
};

/** The page's only h1. It takes the focus when someone arrives from another page. */
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
