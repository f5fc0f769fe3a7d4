import type { ReactNode } from 'react';
import { Breadcrumbs, type Crumb } from './Breadcrumbs.tsx';

type PageHeadProps = {
  readonly title: string;
  /** The title's language, if the page is in another. */
  readonly titleLang?: string | undefined;
  readonly lead?: ReactNode;
  /** The pages above this one. */
  readonly breadcrumbs?: readonly Crumb[] | undefined;
  readonly actions?: ReactNode;
};

/** The page's only h1. It takes the focus when someone arrives from another page. */
export function PageHead({ title, titleLang, lead, breadcrumbs, actions }: PageHeadProps) {
  return (
    <>
      {breadcrumbs !== undefined && <Breadcrumbs crumbs={breadcrumbs} here={title} hereLang={titleLang} />}
      <div className="page-head">
        <h1 tabIndex={-1} lang={titleLang}>
          {title}
        </h1>
        {lead !== undefined && <p className="lead measure">{lead}</p>}
        {actions !== undefined && <div className="btn-row">{actions}</div>}
      </div>
    </>
  );
}
