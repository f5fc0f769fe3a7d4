import { useRef } from 'react';
import { observer } from 'mobx-react-lite';
import { useForm } from 'react-final-form';
import { useTexts } from '../../app/AppContext.ts';
import { draftTexts } from '../../copy/drafts.ts';
import type { FormDraft } from '../../state/FormDraft.ts';
import { Icon } from '../Icon.tsx';
import { Notice } from '../Notice.tsx';

type DraftNoticeProps = {
  readonly draft: FormDraft;
  /** The form asks for a password, too, which no draft holds. */
  readonly hasPassword?: boolean | undefined;
  /** For what the page keeps beside the form. */
  readonly onAfresh?: (() => void) | undefined;
};

/** Inside a DomainForm: what stands there was typed at an earlier visit, and need not stay. */
export const DraftNotice = observer(function DraftNotice({ draft, hasPassword = false, onAfresh }: DraftNoticeProps) {
  const texts = useTexts(draftTexts);
  const form = useForm();
  const place = useRef<HTMLDivElement>(null);
  const startAfresh = (): void => {
    const fields = place.current?.closest('form');
    form.restart(draft.startAfresh());
    onAfresh?.();
    // The button is gone, and the focus must not be.
    fields?.querySelector<HTMLElement>(':is(input, select, textarea):not(:disabled, [hidden], [readonly])')?.focus();
  };
  return (
    <div ref={place} className="draft-notice" hidden={!draft.isRestored}>
      {draft.isRestored && (
        <Notice
          tone="info"
          icon="history"
          title={texts.title}
          actions={(
            <button type="button" className="btn btn-quiet btn-sm" onClick={startAfresh}>
              <Icon name="refresh" />
              {texts.startAfresh}
            </button>
          )}
        >
          {hasPassword ? texts.withoutPassword : texts.text}
        </Notice>
      )}
    </div>
  );
});
