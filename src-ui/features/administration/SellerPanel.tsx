import { observer } from 'mobx-react-lite';
import { canDeleteSeller } from '#domain/administration/administrationPolicy.ts';
import { personName } from '#domain/administration/personName.ts';
import type { Seller } from '#domain/administration/Seller.ts';
import { useApp } from '../../context/AppContext.ts';
import { VerifiedMark } from '../../parts/product/VerifiedMark.tsx';
import { PersonPanel } from './PersonPanel.tsx';
import { RemoveButton } from './RemoveButton.tsx';
import type { SellersViewModel } from './SellersViewModel.ts';
import { useClosePerson } from './useClosePerson.ts';
import { VerifyButton } from './VerifyButton.tsx';

type SellerPanelProps = { readonly sellers: SellersViewModel; readonly onDelete: (seller: Seller) => void };

/** The panel of the seller whose name was pressed. */
export const SellerPanel = observer(function SellerPanel({ sellers, onDelete }: SellerPanelProps) {
  const { session } = useApp();
  const close = useClosePerson(sellers.view);
  const { view, facts, verification } = sellers;
  const { opened } = view;
  if (opened === null) return null;
  return (
    <PersonPanel person={opened} facts={facts} onClose={close}>
      {opened.verified ? <VerifiedMark /> : <VerifyButton seller={opened} verification={verification} />}
      <RemoveButton
        name={personName(opened)}
        isAllowed={canDeleteSeller(session.actor ?? null, opened)}
        onClick={() => {
          close();
          onDelete(opened);
        }}
      />
    </PersonPanel>
  );
});
