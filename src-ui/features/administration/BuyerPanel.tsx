import { observer } from 'mobx-react-lite';
import { canDeleteBuyer } from '#domain/administration/administrationPolicy.ts';
import type { Buyer } from '#domain/administration/Buyer.ts';
import { personName } from '#domain/administration/personName.ts';
import { useApp } from '../../context/AppContext.ts';
import type { BuyersViewModel } from './BuyersViewModel.ts';
import { PersonPanel } from './PersonPanel.tsx';
import { RemoveButton } from './RemoveButton.tsx';
import { useClosePerson } from './useClosePerson.ts';

type BuyerPanelProps = { readonly buyers: BuyersViewModel; readonly onDelete: (buyer: Buyer) => void };

/** The panel of the buyer whose name was pressed. */
export const BuyerPanel = observer(function BuyerPanel({ buyers, onDelete }: BuyerPanelProps) {
  const { session } = useApp();
  const close = useClosePerson(buyers.view);
  const { view, facts } = buyers;
  const { opened } = view;
  if (opened === null) return null;
  return (
    <PersonPanel person={opened} facts={facts} onClose={close}>
      <RemoveButton
        name={personName(opened)}
        isAllowed={canDeleteBuyer(session.actor ?? null, opened)}
        onClick={() => {
          close();
          onDelete(opened);
        }}
      />
    </PersonPanel>
  );
});
