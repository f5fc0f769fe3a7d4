import type { Container } from 'inversify';
import { DeleteBuyer } from '#domain/administration/DeleteBuyer.ts';
import { DeleteSeller } from '#domain/administration/DeleteSeller.ts';
import { ListBuyers } from '#domain/administration/ListBuyers.ts';
import { ListSellers } from '#domain/administration/ListSellers.ts';
import { VerifySeller } from '#domain/administration/VerifySeller.ts';
import { BuyersViewModel } from '#ui/features/administration/BuyersViewModel.ts';
import { SellersViewModel } from '#ui/features/administration/SellersViewModel.ts';
import { factories } from '../factories.ts';
import { bindOnce } from '../token.ts';
import { ports, shared } from '../tokens.ts';

export function bindAdministration(container: Container): void {
  bindOnce(
    container, factories.sellers, [ports.sellers, shared.verifiedSellers, shared.session, shared.notifications],
    (sellers, marks, session, notifications) => () =>
      new SellersViewModel(
        new ListSellers(sellers), new VerifySeller(sellers), new DeleteSeller(sellers), marks, session, notifications,
      ),
  );
  bindOnce(
    container, factories.buyers, [ports.buyers, shared.session, shared.notifications],
    (buyers, session, notifications) => () =>
      new BuyersViewModel(new ListBuyers(buyers), new DeleteBuyer(buyers), session, notifications),
  );
}
