import { observer } from 'mobx-react-lite';
import { Link } from 'wouter';
import { Icon } from '../kit/Icon.tsx';
import type { Route } from './routes.ts';
import { useSavedLinks } from './useSavedLinks.ts';

/** Wish list and comparison in the bar, with their counts. On small screens the menu has them. */
export const NavSaved = observer(function NavSaved({ route }: { readonly route: Route }) {
  return (
    <span className="nav-saved">
      {useSavedLinks(route).map(({ href, icon, fullLabel, written, current }) => (
        <Link
          key={href}
          className="btn-icon count-dot"
          href={href}
          aria-label={fullLabel}
          title={fullLabel}
          aria-current={current}
        >
          <Icon name={icon} />
          {written !== null && <i aria-hidden="true">{written}</i>}
        </Link>
      ))}
    </span>
  );
});
