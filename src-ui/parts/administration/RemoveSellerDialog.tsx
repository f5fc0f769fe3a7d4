import { observer } from 'mobx-react-lite';
import { countListings, hasNoListings } from '#domain/administration/PersonListings.ts';
import { personName } from '#domain/administration/personName.ts';
import type { Seller } from '#domain/administration/Seller.ts';
import type { CallFailure } from '#domain/shared/Failure.ts';
import { useFormat, useTexts } from '../../context/AppContext.ts';
import type { Action } from '../../state/Action.ts';
import { administrationTexts } from '../../texts/administration.ts';
import { DeletionDialog } from '../DeletionDialog.tsx';
import type { SellerRemoval } from './SellerRemoval.ts';

type RemoveSellerDialogProps = {
  readonly seller: Pick<Seller, 'name' | 'email'>;
  readonly removal: SellerRemoval;
  readonly deletion: Action<CallFailure>;
  /** Sentences that the admin should also read; empty for none. */
  readonly note: string;
  /** Answers whether the seller is gone. */
  readonly onDelete: () => Promise<boolean>;
  readonly onClose: () => void;
};

/** Asks before a seller is removed, and says what that leaves in the shop. */
export const RemoveSellerDialog = observer(function RemoveSellerDialog(props: RemoveSellerDialogProps) {
  const { seller, removal, deletion, note, onDelete, onClose } = props;
  const texts = useTexts(administrationTexts);
  const format = useFormat();
  const listed = removal.listed.value;
  const rest = (): readonly string[] => {
    if (listed !== undefined && hasNoListings(listed)) return [];
    const count = listed === undefined ? 0 : countListings(listed);
    if (count === 0) return [texts.mayStay, texts.bookingsMayStay];
    const counted = listed?.isComplete === true ? texts.mayStayCounted : texts.mayStayAtLeast;
    return [counted(count, format.count(count)), texts.bookingsMayStay];
  };
  const question = [texts.removal(personName(seller), seller.email), note, ...rest()];
  return (
    <DeletionDialog
      title={texts.removeSeller}
      text={question.filter((text) => text !== '').join(' ')}
      cancelLabel={texts.cancelRemoval}
      confirmLabel={texts.confirmRemoval}
      deletion={deletion}
      onDelete={onDelete}
      onClose={onClose}
    />
  );
});
