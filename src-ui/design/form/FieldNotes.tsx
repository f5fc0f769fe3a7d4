import type { ReactNode } from 'react';
import { Icon } from '../Icon.tsx';

type FieldNotesProps = {
  readonly id: string;
  readonly help: ReactNode;
  readonly error: string | undefined;
};

/** Help before the error; the error in words beside an icon. */
export function FieldNotes({ id, help, error }: FieldNotesProps) {
  return (
    <>
      {help !== undefined && (
        <div className="form-text" id={`${id}help`}>
          {help}
        </div>
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
