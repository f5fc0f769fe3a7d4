import { useEffect, useRef } from 'react';
import { observer } from 'mobx-react-lite';
import { useForm } from 'react-final-form';
import { type ReasonCode, reasonRules } from '#domain/booking/reasonRules.ts';
import type { Failure } from '#domain/failures.ts';
import type { FormRules } from '#domain/shared/rules.ts';
import { useTexts } from '../../context/AppContext.ts';
import { useViewModel } from '../../context/useViewModel.ts';
import { dealTexts } from '../../texts/deal.ts';
import { SubmitButton } from '../../kit/form/SubmitButton.tsx';
import { TextField } from '../../kit/form/TextField.tsx';
import { DomainForm } from '../../parts/form/DomainForm.tsx';
import { DraftNotice } from '../../parts/form/DraftNotice.tsx';
import { draftsFeature } from '../../parts/form/draftsFeature.ts';
import './ReasonForm.scss';

/** The moves that take a reason, and the sides that make them. */
type Ending =
  | { readonly side: 'seller'; readonly move: 'decline' | 'cancel' }
  | { readonly side: 'buyer'; readonly move: 'cancel' };

type ReasonFormProps = Ending & {
  readonly bookingId: string;
  /** The submit button's text: 'Decline Jamal’s request'. */
  readonly submitLabel: string;
  readonly pendingLabel: string;
  readonly isPending: boolean;
  /** The reason that sending failed. The typed text stays. */
  readonly failure: Failure | null;
  /** Answers whether nobody needs the reason any more. */
  readonly onSubmit: (reason: string) => Promise<boolean>;
  /** Called when the person goes back. Return the focus to the button that opened the form. */
  readonly onBack: () => void;
};

const rules = {
  decline: { reason: reasonRules.decline ?? [] },
  cancel: { reason: reasonRules.cancel ?? [] },
} satisfies { readonly [M in Ending['move']]: FormRules<'reason', ReasonCode> };

/** Asks for the reason that a deal ends. Takes the focus when it opens. Escape goes back. */
export const ReasonForm = observer(function ReasonForm(props: ReasonFormProps) {
  const { bookingId, side, move, submitLabel, pendingLabel, isPending, failure, onSubmit, onBack } = props;
  const texts = useTexts(dealTexts);
  const draft = useViewModel(draftsFeature, (make) => make.draft('reason', bookingId));
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => element.current?.querySelector('textarea')?.focus(), []);
  const suggested: readonly string[] = side === 'seller' ? texts.suggested.seller[move] : texts.suggested.buyer[move];
  const goBack = isPending ? undefined : onBack;
  useEffect(() => {
    const { current } = element;
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') goBack?.();
    };
    current?.addEventListener('keydown', onKey);
    return () => current?.removeEventListener('keydown', onKey);
  }, [goBack]);
  return (
    <div ref={element}>
      <DomainForm
        className="form reason-form"
        rules={rules[move]}
        failure={failure}
        draft={draft}
        onSubmit={async ({ reason }) => {
          if (await onSubmit(reason)) draft.clear();
        }}
      >
        <DraftNotice draft={draft} />
        <TextField name="reason" label={texts.reason} help={texts.readBy[side]} multiline rows={2} />
        <Suggestions label={texts.suggestions} reasons={suggested} />
        <div className="btn-row">
          <SubmitButton
            className="btn btn-danger btn-sm"
            label={submitLabel}
            pendingLabel={pendingLabel}
            isPending={isPending}
          />
          <button
            type="button"
            className="btn btn-quiet btn-sm"
            aria-disabled={isPending || undefined}
            onClick={goBack}
          >
            {texts.goBack}
          </button>
        </div>
      </DomainForm>
    </div>
  );
});

type SuggestionsProps = { readonly label: string; readonly reasons: readonly string[] };

/** Suggested reasons. Choosing one fills the field, which stays editable. */
function Suggestions({ label, reasons }: SuggestionsProps) {
  const form = useForm();
  const suggest = (reason: string): void => {
    if (!form.getState().submitting) form.change('reason', reason);
  };
  return (
    <div className="chips" role="group" aria-label={label}>
      {reasons.map((reason) => (
        <button key={reason} type="button" className="chip" onClick={() => suggest(reason)}>
          {reason}
        </button>
      ))}
    </div>
  );
}
