import { observer } from 'mobx-react-lite';
import { Link } from 'wouter';
import { appTexts } from '../texts/app.ts';
import { fromLarge } from '../kit/breakpoints.ts';
import { Drawer } from '../kit/Drawer.tsx';
import { ChoiceCards } from '../kit/form/ChoiceCards.tsx';
import { Icon } from '../kit/Icon.tsx';
import { useGoneByReturn } from '../kit/useGoneByReturn.ts';
import { useGoneOnceWide } from '../kit/useGoneOnceWide.ts';
import { colourSchemes } from '../state/Preferences.ts';
import { useApp, useTexts } from '../context/AppContext.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import type { Route } from './routes.ts';
import { SavedNewsWhenSaved } from '../parts/saved/SavedNewsWhenSaved.tsx';
import { SignOutButton } from '../parts/SignOutButton.tsx';
import { useSavedLinks } from './useSavedLinks.ts';
import { useNavLinks } from './useNavLinks.ts';
import { useAddress } from '../context/address.ts';
import { loginHref, originOf } from '../context/rememberedOrigin.ts';
import { paths } from '../context/paths.ts';
import './DashboardLayout.scss';

type SiteMenuProps = {
  readonly route: Route;
  readonly onClose: () => void;
};

/** The links that don't fit into the bar on small screens. */
export const SiteMenu = observer(function SiteMenu({ route, onClose }: SiteMenuProps) {
  const texts = useTexts(appTexts);
  const { preferences, session } = useApp();
  const links = useNavLinks(route);
  const savedLinks = useSavedLinks(route);
  const { path, search } = useAddress();
  const { account, actor } = session;
  const isUnknown = session.unregistered !== null;
  useGoneByReturn(onClose);
  useGoneOnceWide(fromLarge, onClose);
  return (
    <Drawer title={texts.menu} side="end" onClose={onClose}>
      <nav className="drawer-nav" aria-label={texts.menu}>
        {links.map(({ href, label, icon, current }) => (
          <Link key={href} href={href} aria-current={current} onClick={onClose}>
            <Icon name={icon} />
            {label}
          </Link>
        ))}
        {savedLinks.map(({ href, label, icon, current, written }) => (
          <Link key={href} href={href} aria-current={current} onClick={onClose}>
            <Icon name={icon} />
            {label}
            {written !== null && <span className="count">{written}</span>}
          </Link>
        ))}
        <SavedNewsWhenSaved onGo={onClose} />
        {actor === null && (
          <Link
            href={loginHref(isUnknown && route.action !== 'sign in' ? path + search : originOf(search))}
            aria-current={route.pattern === paths.logIn ? 'page' : undefined}
            onClick={onClose}
          >
            <Icon name={isUnknown ? 'alert-circle' : 'user'} />
            <span>{isUnknown ? texts.unknownAccount : texts.logIn}</span>
          </Link>
        )}
      </nav>
      <hr className="rule my-3" />
      <div className="form">
        <LanguageSwitch />
        <ChoiceCards
          legend={texts.colours}
          choices={colourSchemes.map((scheme) => ({ value: scheme, label: texts.colourSchemes[scheme] }))}
          chosen={preferences.colourScheme}
          onChoose={(scheme) => preferences.chooseColourScheme(scheme)}
          radio={{ name: 'colour-scheme' }}
        />
        {account !== null && <p className="small muted mb-0">{account.email}</p>}
        {(account !== null || session.restored.failure !== undefined) && (
          <SignOutButton className="btn btn-quiet" withIcon onDone={onClose} />
        )}
      </div>
    </Drawer>
  );
});
