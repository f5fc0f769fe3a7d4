import { useEffect, useRef } from 'react';
import { observer } from 'mobx-react-lite';
import { resetPasswordRules } from '#domain/identity/credentialRules.ts';
import { useTexts } from '../../app/AppContext.ts';
import { useViewModel } from '../../app/useViewModel.ts';
import { accountTexts } from '../../copy/account.ts';
import { Dialog } from '../../design/Dialog.tsx';
import { DomainForm } from '../../design/form/DomainForm.tsx';
import { SubmitButton } from '../../design/form/SubmitButton.tsx';
import { TextField } from '../../design/form/TextField.tsx';

type ResetPasswordDialogProps = {
  /** What was typed into the login's form. */
  readonly email: string;
  readonly onClose: () => void;
};

export const ResetPasswordDialog = observer(function ResetPasswordDialog({ email, onClose }: ResetPasswordDialogProps) {
  const texts = useTexts(accountTexts);
  const viewModel = useViewModel((make) => make.resetPassword());
  const { sentTo, action } = viewModel;
  return (
    <Dialog title={texts.resetTitle} onClose={onClose} variant="sheet" isBusy={action.isPending}>
      {sentTo === null ? (
        <DomainForm
          rules={resetPasswordRules}
          initialValues={{ email }}
          failure={action.failure}
          onSubmit={(form) => viewModel.send(form)}
        >
          <p className="muted">{texts.resetText}</p>
          <TextField name="email" type="email" label={texts.email} autoComplete="username" inputMode="email" isFirst />
          <SubmitButton label={texts.sendLink} pendingLabel={texts.sendingLink} isPending={action.isPending} />
        </DomainForm>
      ) : (
        <Sent email={sentTo} onClose={onClose} onAgain={() => viewModel.startAgain()} />
      )}
    </Dialog>
  );
});

type SentProps = {
  readonly email: string;
  readonly onClose: () => void;
  readonly onAgain: () => void;
};

/** The same words for every address: whether it has an account is nobody else's business. */
const Sent = observer(function Sent({ email, onClose, onAgain }: SentProps) {
  const texts = useTexts(accountTexts);
  const words = useRef<HTMLParagraphElement>(null);
  // The form has left, and the focus with it; here it is heard what came of it.
  useEffect(() => words.current?.focus(), []);
  return (
    <div className="form">
      <p ref={words} tabIndex={-1}>
        {texts.linkSent(email)}
      </p>
      <div className="btn-row">
        <button type="button" className="btn btn-primary" onClick={onClose}>
          {texts.close}
        </button>
        <button type="button" className="btn btn-quiet" onClick={onAgain}>
          {texts.anotherAddress}
        </button>
      </div>
    </div>
  );
});
