import { type ReactNode, useEffect, useRef } from 'react';
import { observer } from 'mobx-react-lite';
import { useForm, useFormState } from 'react-final-form';
import { useTexts } from '../../context/AppContext.ts';
import { draftTexts } from '../../texts/drafts.ts';
import type { FormDraft } from '../../state/drafts/FormDraft.ts';
import { Icon } from '../../kit/Icon.tsx';
import { Notice } from '../../kit/Notice.tsx';
import { focusFirstField } from './focusFirstField.ts';

type DraftNoticeProps = {
  readonly draft: FormDraft;
  /** True if the form also asks for a password, which no draft contains. */
  readonly hasPassword?: boolean | undefined;
  /** For drafts that the page keeps in addition to the form. */
  readonly onAfresh?: (() => void) | undefined;
  /** Replaces the usual words where the draft is not what somebody typed. */
  readonly words?: { readonly title: string; readonly text: string } | undefined;
  /** A further way on. */
  readonly action?: ReactNode;
};

/** Says inside a DomainForm that a draft was restored or can't be kept, and offers to discard a restored one. */
export const DraftNotice = observer(function DraftNotice(props: DraftNoticeProps) {
  const { draft, hasPassword = false, onAfresh, words, action } = props;
  const texts = useTexts(draftTexts);
  const form = useForm();
  const place = useRef<HTMLDivElement>(null);
  const { heard } = draft;
  const hasNoRoom = !draft.isKept || !draft.picture.hasRoom;
  const { submitting } = useFormState({ subscription: { submitting: true } });
  useEffect(() => {
    // The form shows what is being sent. If that is refused, the other tab's text comes then.
    if (submitting) return;
    form.batch(() => {
      for (const [field, value] of Object.entries(heard)) form.change(field, value);
    });
    draft.forgetHeard();
  }, [form, draft, heard, submitting]);
  const startAfresh = (): void => {
    if (form.getState().submitting) return;
    const fields = place.current?.closest('form');
    form.restart(draft.startAfresh());
    onAfresh?.();
    // The button is gone, so move the focus.
    focusFirstField(fields);
  };
  return (
    <div ref={place} className="draft-notice" hidden={!draft.isRestored && !hasNoRoom}>
      {(draft.isRestored || hasNoRoom) && (
        <Notice
          tone={hasNoRoom ? 'danger' : 'info'}
          icon={hasNoRoom ? undefined : 'history'}
          title={hasNoRoom ? texts.noRoom : (words?.title ?? texts.title)}
          actions={
            draft.isRestored ? (
              <>
                <button type="button" className="btn btn-quiet btn-sm" onClick={startAfresh}>
                  <Icon name="refresh" />
                  {texts.startAfresh}
                </button>
                {action}
              </>
            ) : undefined
          }
        >
          {hasNoRoom ? texts.untilLeft : (words?.text ?? (hasPassword ? texts.withoutPassword : texts.text))}
        </Notice>
      )}
    </div>
  );
});
