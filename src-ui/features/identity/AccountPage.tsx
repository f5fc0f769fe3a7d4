import type { ReactNode } from 'react';
import { observer } from 'mobx-react-lite';
import { DocumentHead } from '../../parts/head/DocumentHead.tsx';
import './AccountPage.scss';

type AccountPageProps = {
  readonly title: string;
  /** For search engines and link previews. */
  readonly description?: string;
  readonly lead: ReactNode;
  /** Decoration beside the form, on wide screens. */
  readonly picture: string;
  readonly children: ReactNode;
};

export const AccountPage = observer(function AccountPage({
  title,
  description,
  lead,
  picture,
  children,
}: AccountPageProps) {
  return (
    <div className="auth">
      <DocumentHead title={title} description={description} />
      <div className="auth__form">
        <div>
          <div>
            <h1 tabIndex={-1}>{title}</h1>
            <p>{lead}</p>
          </div>
          {children}
        </div>
      </div>
      <div className="auth__side">
        {/* Lazy, so that phones, which have no room for it, never load it. */}
        <img src={picture} width={1200} height={900} alt="" loading="lazy" />
      </div>
    </div>
  );
});
