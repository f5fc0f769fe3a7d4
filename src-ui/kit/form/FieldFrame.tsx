import type { ReactNode } from 'react';
import FormGroup from 'react-bootstrap/FormGroup';
import FormLabel from 'react-bootstrap/FormLabel';
import { useKitWords } from '../KitWords.ts';
import { FieldNotes } from './FieldNotes.tsx';

type FieldFrameProps = {
  readonly id: string;
  readonly label: string;
  readonly isRequired: boolean;
  readonly help?: ReactNode;
  readonly error?: string | undefined;
  /** Beside the label, such as 'Forgot Password?'. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
};

/** Label above, help below, then the error. The label and the control within get their id from here. */
export function FieldFrame(props: FieldFrameProps) {
  const { id, label, isRequired, help, error, aside, children } = props;
  const words = useKitWords();
  const named = (
    <FormLabel>
      {label} {!isRequired && <span className="optional">{words.optional}</span>}
    </FormLabel>
  );
  return (
    <FormGroup className="field" controlId={id}>
      {aside === undefined ? (
        named
      ) : (
        <div className="label-row">
          {named}
          {aside}
        </div>
      )}
      {children}
      <FieldNotes id={id} help={help} error={error} />
    </FormGroup>
  );
}
