import { observer } from 'mobx-react-lite';
import { Link } from 'wouter';
import { appTexts } from '../texts/app.ts';
import { Icon } from '../kit/Icon.tsx';
import { Logo } from '../parts/Logo.tsx';
import { useTexts } from '../context/AppContext.ts';
import { ColourSchemeButton } from './ColourSchemeButton.tsx';
import { SearchForm } from '../features/search/SearchForm.tsx';
import { NavAccount } from './NavAccount.tsx';
import { NavSaved } from './NavSaved.tsx';
import type { Route } from './routes.ts';
import { useLatePart } from '../context/useLatePart.ts';
import { useNavLinks } from './useNavLinks.ts';
import { useSearchKey } from './useSearchKey.ts';
import { useScrolledPast } from './useScrolledPast.ts';
import { paths } from '../context/paths.ts';

const loadMenu = async () => (await import('./SiteMenu.tsx')).SiteMenu;
const loadSearch = async () => (await import('../features/search/searchParts.ts')).SearchScreen;

/** The bar at the top of every page: transparent over Home's picture, solid elsewhere and after scrolling. */
export const NavBar = observer(function NavBar({ route }: { readonly route: Route }) {
  const texts = useTexts(appTexts);
  const isScrolled = useScrolledPast(392);
  const links = useNavLinks(route);
  const menu = useLatePart(loadMenu);
  const search = useLatePart(loadSearch);
  useSearchKey();
  const isClear = route.pattern === paths.home || route.pattern === paths.notFound;
  return (
    <header
      className={`nav-top${isClear ? '' : ' nav-top--solid'}${isScrolled ? ' is-scrolled' : ''}`}
      data-bs-theme={route.pattern === paths.notFound ? 'dark' : undefined}
    >
      <div className="container">
        <Link className="brand" href={paths.home}>
          <Logo />
          {texts.shopName}
        </Link>
        <nav className="nav-links" aria-label={texts.mainNavigation}>
          {links.map(({ href, label, current }) => (
            <Link key={href} className="nav-a" href={href} aria-current={current}>
              {label}
            </Link>
          ))}
        </nav>
        <SearchForm />
        <div className="nav-side" tabIndex={-1}>
          <button
            type="button"
            className="btn-icon nav-find"
            data-search
            aria-label={texts.search}
            aria-haspopup="dialog"
            aria-expanded={search.Part !== null}
            onPointerEnter={search.preload}
            onClick={search.open}
          >
            <Icon name="search" />
          </button>
          <NavAccount route={route} />
          <NavSaved route={route} />
          <span className="only-lg-grid">
            <ColourSchemeButton />
          </span>
          <button
            type="button"
            className="btn-icon only-sm"
            aria-label={texts.menu}
            aria-haspopup="dialog"
            aria-expanded={menu.Part !== null}
            onPointerEnter={menu.preload}
            onClick={menu.open}
          >
            <Icon name="menu-2" />
          </button>
        </div>
      </div>
      {search.Part !== null && (
        <search.Part onClose={search.close}>
          <SearchForm onClose={search.close} />
        </search.Part>
      )}
      {menu.Part !== null && <menu.Part route={route} onClose={menu.close} />}
    </header>
  );
});
