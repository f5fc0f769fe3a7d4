import type { ReactNode } from 'react';
import { observer } from 'mobx-react-lite';
import { useTexts } from '../../app/AppContext.ts';
import { designTexts } from '../../copy/design.ts';
import { FieldNotes } from './FieldNotes.tsx';

type FieldFrameProps = {
  readonly id: string;
  readonly label: string;
  readonly isRequired: boolean;
  readonly help: ReactNode;
  readonly error: string | undefined;
  /** Beside the label, such as 'Forgot Password?'. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
};

/** Label above, help below, then the error. */
export const FieldFrame = observer(function FieldFrame(props: FieldFrameProps) {
  const { id, label, isRequired, help, error, aside, children } = props;
  const texts = useTexts(designTexts);
  const named = (
    <label className="form-label" htmlFor={id}>
      {label} {!isRequired && <span className="optional">{texts.optional}</span>}
    </label>
  );
  return (
    <div className="field">
      {aside === undefined ? named : <div className="label-row">{named}{aside}</div>}
      {children}
      <FieldNotes id={id} help={help} error={error} />
    </div>
  );
});
