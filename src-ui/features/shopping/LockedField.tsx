import { useId } from 'react';

type LockedFieldProps = {
  readonly label: string;
  readonly value: string;
  /** Takes a line of its own. */
  readonly isWide?: boolean | undefined;
};

/** A fact of a form that one may read and not change. */
export function LockedField({ label, value, isWide = false }: LockedFieldProps) {
  const id = useId();
  return (
    <div className={isWide ? 'locked locked--wide' : 'locked'}>
      <label htmlFor={id}>{label}</label>
      <input id={id} className="form-control" value={value} disabled />
    </div>
  );
}
