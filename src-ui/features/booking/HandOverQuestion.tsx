import { observer } from 'mobx-react-lite';
import { stageAfter } from '#domain/booking/bookingLife.ts';
import type { SellerRequest } from '#domain/booking/SellerRequest.ts';
import { useTexts } from '../../context/AppContext.ts';
import { ConfirmDialog } from '../../kit/ConfirmDialog.tsx';
import { requestsTexts } from '../../texts/requests.ts';

type HandOverQuestionProps = {
  readonly request: Pick<SellerRequest, 'booking' | 'stage'>;
  readonly isPending: boolean;
  readonly failure: string | null;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
};

/** Asks first, because a hand-over cannot be undone. */
export const HandOverQuestion = observer(function HandOverQuestion(props: HandOverQuestionProps) {
  const { request, isPending, failure, onConfirm, onCancel } = props;
  const texts = useTexts(requestsTexts);
  const { booking, stage } = request;
  const isLast = stage !== null && stageAfter(stage, 'hand-over', 'seller') === 'completed';
  return (
    <ConfirmDialog
      title={texts.handOverTitle(booking.productName, booking.buyerName)}
      text={isLast ? texts.handOverLast : texts.handOverText}
      cancelLabel={texts.handOverBack}
      confirmLabel={texts.labels['hand-over']}
      isPending={isPending}
      failure={failure}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
});
