import { observer } from 'mobx-react-lite';
import { Link } from 'wouter';
import { appTexts } from '../copy/app.ts';
import { Drawer } from '../design/Drawer.tsx';
import { Icon } from '../design/Icon.tsx';
import { colourSchemes } from '../state/Preferences.ts';
import { useApp, useTexts } from './AppContext.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import type { Route } from './routes.ts';
import { SignOutButton } from './SignOutButton.tsx';
import { useKeptLinks } from './useKeptLinks.ts';
import { useNavLinks } from './useNavLinks.ts';

type SiteMenuProps = {
  readonly route: Route;
  readonly onClose: () => void;
};

/** What the bar has no room for on a small screen. */
export const SiteMenu = observer(function SiteMenu({ route, onClose }: SiteMenuProps) {
  const texts = useTexts(appTexts);
  const { preferences, session } = useApp();
  const links = useNavLinks(route);
  const kept = useKeptLinks(route);
  const { actor } = session;
  return (
    <Drawer title={texts.menu} side="end" onClose={onClose}>
      <nav className="drawer-nav" aria-label={texts.menu}>
        {links.map(({ href, label, icon, current }) => (
          <Link key={href} href={href} aria-current={current} onClick={onClose}>
            <Icon name={icon} />
            {label}
          </Link>
        ))}
        {kept.map(({ href, label, icon, current, written }) => (
          <Link key={href} href={href} aria-current={current} onClick={onClose}>
            <Icon name={icon} />
            {label}
            {written !== null && <span className="count">{written}</span>}
          </Link>
        ))}
        {actor === null && (
          <Link href="/login" aria-current={route.pattern === '/login' ? 'page' : undefined} onClick={onClose}>
            <Icon name="user" />
            {texts.logIn}
          </Link>
        )}
      </nav>
      <hr className="rule my-3" />
      <div className="form">
        <LanguageSwitch />
        <fieldset className="choice-group">
          <legend className="fieldset-label">{texts.colours}</legend>
          {colourSchemes.map((scheme) => (
            <label key={scheme} className={preferences.colourScheme === scheme ? 'choice is-chosen' : 'choice'}>
              <input
                type="radio"
                name="colour-scheme"
                value={scheme}
                checked={preferences.colourScheme === scheme}
                onChange={() => preferences.chooseColourScheme(scheme)}
              />
              <b>{texts.colourSchemes[scheme]}</b>
            </label>
          ))}
        </fieldset>
        {actor !== undefined && actor !== null && (
          <>
            <p className="small muted mb-0">{actor.account.email}</p>
            <SignOutButton className="btn btn-quiet" withIcon onDone={onClose} />
          </>
        )}
      </div>
    </Drawer>
  );
});
