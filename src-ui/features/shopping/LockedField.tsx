import { useId } from 'react';

/** A fact of a form that one may read and not change. */
export function LockedField({ label, value }: { readonly label: string; readonly value: string }) {
  const id = useId();
  return (
    <div className="locked">
      <label htmlFor={id}>{label}</label>
      <input id={id} className="form-control" value={value} disabled />
    </div>
  );
}
