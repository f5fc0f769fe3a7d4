import { type ReactNode, type Ref, useId } from 'react';
import FormCheck from 'react-bootstrap/FormCheck';
import { useUntilHydrated } from '../useHydrated.ts';

type CheckProps = {
  readonly ref?: Ref<HTMLInputElement>;
  readonly label: ReactNode;
  readonly isChecked: boolean;
  /** Whether it is checked now. */
  readonly onChange: (isChecked: boolean) => void;
  /** A radio button, one of several of this name that exclude each other. */
  readonly radioGroup?: string | undefined;
  /** Id of the error, where there is one. */
  readonly errorId?: string | undefined;
};

/** A box to tick, its words beside it. */
export function Check({ ref, label, isChecked, onChange, radioGroup, errorId }: CheckProps) {
  return (
    <FormCheck
      ref={ref}
      id={useId()}
      {...useUntilHydrated()}
      type={radioGroup === undefined ? 'checkbox' : 'radio'}
      name={radioGroup}
      label={label}
      checked={isChecked}
      aria-invalid={errorId === undefined ? undefined : true}
      aria-describedby={errorId}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}
