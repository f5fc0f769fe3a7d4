import { useEffect, useRef } from 'react';
import { observer } from 'mobx-react-lite';
import { resetPasswordRules } from '#domain/identity/credentialRules.ts';
import { useTexts } from '../../context/AppContext.ts';
import { useViewModel } from '../../context/useViewModel.ts';
import { accountTexts } from '../../texts/account.ts';
import { Dialog } from '../../kit/Dialog.tsx';
import { DomainForm } from '../../parts/form/DomainForm.tsx';
import { focusFirstField } from '../../parts/form/focusFirstField.ts';
import { SubmitButton } from '../../kit/form/SubmitButton.tsx';
import { TextField } from '../../kit/form/TextField.tsx';
import { identityFeature } from './identityFeature.ts';

type ResetPasswordDialogProps = {
  /** The email address typed into the login form. */
  readonly email: string;
  readonly onClose: () => void;
};

export const ResetPasswordDialog = observer(function ResetPasswordDialog({ email, onClose }: ResetPasswordDialogProps) {
  const texts = useTexts(accountTexts);
  const viewModel = useViewModel(identityFeature, (make) => make.resetPassword());
  const { sentTo, action } = viewModel;
  const place = useRef<HTMLDivElement>(null);
  const wasSent = useRef(false);
  useEffect(() => {
    // The button for another address has gone, and the focus with it.
    if (sentTo === null && wasSent.current) focusFirstField(place.current);
    wasSent.current = sentTo !== null;
  }, [sentTo]);
  return (
    <Dialog
      title={texts.resetTitle}
      onClose={onClose}
      variant="sheet"
      isBusy={action.isPending}
      footer={
        sentTo === null ? undefined : (
          <>
            <button type="button" className="btn btn-quiet" onClick={() => viewModel.startAgain()}>
              {texts.anotherAddress}
            </button>
            <button type="button" className="btn btn-primary" onClick={onClose}>
              {texts.close}
            </button>
          </>
        )
      }
    >
      <div ref={place}>
        {sentTo === null ? (
          <DomainForm
            rules={resetPasswordRules}
            initialValues={{ email }}
            failure={action.failure}
            onSubmit={(form) => viewModel.send(form)}
          >
            <p className="muted">{texts.resetText}</p>
            <TextField
              name="email"
              type="email"
              label={texts.email}
              autoComplete="username"
              inputMode="email"
              isFirst
            />
            <SubmitButton label={texts.sendLink} pendingLabel={texts.sendingLink} isPending={action.isPending} />
          </DomainForm>
        ) : (
          <Sent email={sentTo} />
        )}
      </div>
    </Dialog>
  );
});

/** The same words for every address, so that nobody learns which addresses have an account. */
const Sent = observer(function Sent({ email }: { readonly email: string }) {
  const texts = useTexts(accountTexts);
  const words = useRef<HTMLParagraphElement>(null);
  // The form has gone and the focus with it, so focus the result.
  useEffect(() => words.current?.focus(), []);
  return (
    <p ref={words} tabIndex={-1}>
      {texts.linkSent(email)}
    </p>
  );
});
