import type { ReactNode } from 'react';
import FormText from 'react-bootstrap/FormText';
import { Icon } from '../Icon.tsx';

type FieldNotesProps = {
  readonly id: string;
  readonly help?: ReactNode;
  readonly error?: string | undefined;
};

/** Help first, then the error in words beside an icon. */
export function FieldNotes({ id, help, error }: FieldNotesProps) {
  return (
    <>
      {help !== undefined && (
        <FormText as="div" id={`${id}help`}>
          {help}
        </FormText>
      )}
      {error !== undefined && (
        <div className="field-error" id={`${id}error`}>
          <Icon name="alert-circle" />
          <span>{error}</span>
        </div>
      )}
    </>
  );
}
