import { useId } from 'react';
import FormControl from 'react-bootstrap/FormControl';
import './LockedField.scss';

type LockedFieldProps = {
  readonly label: string;
  readonly value: string;
  /** Takes a whole line. */
  readonly isWide?: boolean | undefined;
};

/** A fact in a form that people can read but not change. */
export function LockedField({ label, value, isWide = false }: LockedFieldProps) {
  const id = useId();
  return (
    <div className={isWide ? 'locked locked--wide' : 'locked'}>
      <label htmlFor={id}>{label}</label>
      <FormControl id={id} value={value} disabled />
    </div>
  );
}
