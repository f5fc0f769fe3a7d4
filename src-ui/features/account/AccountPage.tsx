import type { ReactNode } from 'react';
import { observer } from 'mobx-react-lite';
import { useTexts } from '../../app/AppContext.ts';
import { appTexts } from '../../copy/app.ts';

type AccountPageProps = {
  readonly title: string;
  readonly lead: ReactNode;
  /** Beside the form where there is room; decoration. */
  readonly picture: string;
  readonly children: ReactNode;
};

export const AccountPage = observer(function AccountPage({ title, lead, picture, children }: AccountPageProps) {
  const { shopName } = useTexts(appTexts);
  return (
    <div className="auth">
      <title>{`${title} · ${shopName}`}</title>
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
        {/* Lazy, so that a phone, which has no room for it, does not fetch it. */}
        <img src={picture} width={1200} height={900} alt="" loading="lazy" />
      </div>
    </div>
  );
});
