import { observer } from 'mobx-react-lite';
import { Link } from 'wouter';
import { Icon } from '../design/Icon.tsx';
import type { Route } from './routes.ts';
import { useKeptLinks } from './useKeptLinks.ts';

/** Wish list and comparison in the bar, with their counts; on a small screen they are in the menu. */
export const NavKept = observer(function NavKept({ route }: { readonly route: Route }) {
  return (
    <span className="nav-kept">
      {useKeptLinks(route).map(({ href, icon, fullLabel, written, current }) => (
        <Link key={href} className="btn-icon count-dot" href={href} aria-label={fullLabel} title={fullLabel} aria-current={current}>
          <Icon name={icon} />
          {written !== null && <i aria-hidden="true">{written}</i>}
        </Link>
      ))}
    </span>
  );
});
