import type { Container } from 'inversify';
import { BrowseProducts } from '#domain/catalogue/BrowseProducts.ts';
import { CheckSellerVerified } from '#domain/catalogue/CheckSellerVerified.ts';
import { ListCategories } from '#domain/catalogue/ListCategories.ts';
import { LogOut } from '#domain/identity/LogOut.ts';
import { OpenSession } from '#domain/identity/OpenSession.ts';
import { RestoreSession } from '#domain/identity/RestoreSession.ts';
import { Notifications } from '#ui/state/Notifications.ts';
import { SessionStore } from '#ui/state/SessionStore.ts';
import { VerifiedSellers } from '#ui/state/VerifiedSellers.ts';
import { bindOnce } from '../token.ts';
import { ports, shared } from '../tokens.ts';

/** What every page needs: who is signed in, and what more than one feature shows. */
export function bindShell(container: Container): void {
  bindOnce(container, shared.notifications, [], () => new Notifications());
  bindOnce(
    container, shared.openSession, [ports.tokens, ports.tokenStore, ports.users, ports.auth],
    (tokens, store, users, auth) => new OpenSession(tokens, store, users, auth),
  );
  bindOnce(
    container, shared.session, [ports.auth, ports.tokenStore, shared.openSession],
    (auth, store, open) => new SessionStore(new RestoreSession(auth, store, open), new LogOut(auth, store)),
  );
  bindOnce(
    container, shared.verifiedSellers, [ports.users],
    (users) => new VerifiedSellers(new CheckSellerVerified(users)),
  );
  bindOnce(container, shared.browseProducts, [ports.products], (products) => new BrowseProducts(products));
  bindOnce(container, shared.listCategories, [ports.categories], (categories) => new ListCategories(categories));
}
