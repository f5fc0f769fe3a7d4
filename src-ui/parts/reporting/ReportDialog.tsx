import { useEffect, useId, useRef, useState } from 'react';
import { observer } from 'mobx-react-lite';
import { reportReasons } from '#domain/reporting/Report.ts';
import { reportRules } from '#domain/reporting/reportRules.ts';
import { useApp, useFormat, useTexts } from '../../context/AppContext.ts';
import { useViewModel } from '../../context/useViewModel.ts';
import { Dialog } from '../../kit/Dialog.tsx';
import { FormError } from '../../kit/FormError.tsx';
import { RadioList } from '../../kit/form/RadioList.tsx';
import { SubmitButton } from '../../kit/form/SubmitButton.tsx';
import { TextField } from '../../kit/form/TextField.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { reportDialogTexts } from '../../texts/reportDialog.ts';
import { reportReasonTexts } from '../../texts/reportReasons.ts';
import { DomainForm } from '../form/DomainForm.tsx';
import { DraftNotice } from '../form/DraftNotice.tsx';
import { draftsFeature } from '../form/draftsFeature.ts';
import { Passage } from '../Passage.tsx';
import { ProductPicture } from '../product/ProductPicture.tsx';
import { reportProblem } from './reportProblem.ts';
import type { ReportViewModel } from './ReportViewModel.ts';
import './ReportDialog.scss';

type ReportDialogProps = { readonly vm: ReportViewModel; readonly onClose: () => void };

/** Asks what is wrong with a product, and says what became of the report. */
export const ReportDialog = observer(function ReportDialog({ vm, onClose }: ReportDialogProps) {
  const texts = useTexts(reportDialogTexts);
  const { outcome } = vm;
  const title = { sent: texts.thanks, already: texts.already, none: texts.report }[outcome ?? 'none'];
  return (
    <Dialog
      title={title}
      onClose={onClose}
      variant="sheet"
      layoutClass="report"
      isBusy={vm.action.isPending}
      closesOnBackdrop={false}
    >
      {outcome === null ? <ReportForm vm={vm} /> : <ReportOutcome outcome={outcome} onClose={onClose} />}
    </Dialog>
  );
});

const ReportForm = observer(function ReportForm({ vm }: { readonly vm: ReportViewModel }) {
  const texts = useTexts(reportDialogTexts);
  const reasons = useTexts(reportReasonTexts);
  const { language } = useApp().preferences;
  const draft = useViewModel(draftsFeature, (make) => make.draft('report', vm.product.id));
  const [reason, setReason] = useState('');
  const { failure } = vm.action;
  const problem = failure === null || failure.code === 'rules/broken' ? null : reportProblem(failure, language);
  return (
    <DomainForm
      className="report__form"
      rules={reportRules(reason)}
      failure={failure}
      wordFailure={() => null}
      draft={draft}
      onChange={(values) => setReason(values.reason)}
      onSubmit={async (form) => {
        await vm.submit(form);
        if (vm.outcome !== null) draft.clear();
      }}
    >
      <div className="modal-body">
        <div className="form">
          <DraftNotice draft={draft} />
          <ReportedProduct vm={vm} />
          <RadioList
            name="reason"
            legend={texts.question}
            choices={reportReasons.map((value) => ({ value, label: reasons[value] }))}
            isFirst
          />
          <TextField name="details" label={texts.details} help={texts.detailsHelp} multiline rows={3} />
        </div>
      </div>
      <div className="modal-footer">
        <FormError text={problem} />
        <p className="form-note">
          <Icon name="lock" />
          {texts.whoSees}
        </p>
        <SubmitButton label={texts.send} pendingLabel={texts.sending} isPending={vm.action.isPending} />
      </div>
    </DomainForm>
  );
});

/** So that nobody reports the wrong one. */
const ReportedProduct = observer(function ReportedProduct({ vm }: { readonly vm: ReportViewModel }) {
  const format = useFormat();
  const { image, productName, price, sellerName } = vm.product;
  return (
    <div className="report__about">
      <ProductPicture src={image} className="report__picture" eager />
      <b>
        <Passage>{productName}</Passage>
      </b>
      <span>
        <span>{format.price(price)}</span>
        {sellerName.trim() !== '' && (
          <span>
            <span>{' · '}</span>
            <Passage>{sellerName}</Passage>
          </span>
        )}
      </span>
    </div>
  );
});

type ReportOutcomeProps = { readonly outcome: 'sent' | 'already'; readonly onClose: () => void };

const ReportOutcome = observer(function ReportOutcome({ outcome, onClose }: ReportOutcomeProps) {
  const texts = useTexts(reportDialogTexts);
  const button = useRef<HTMLButtonElement>(null);
  const textId = useId();
  // The form is gone, and the focus with it.
  useEffect(() => button.current?.focus(), []);
  return (
    <>
      <div className="modal-body">
        <p className="muted" id={textId}>
          {outcome === 'sent' ? texts.thanksText : texts.alreadyText}
        </p>
      </div>
      <div className="modal-footer">
        <button
          ref={button}
          type="button"
          className="btn btn-quiet"
          // Read with the button, because a status that comes together with its text is not.
          aria-describedby={textId}
          onClick={onClose}
        >
          {texts.back}
        </button>
      </div>
    </>
  );
});
