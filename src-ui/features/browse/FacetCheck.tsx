import { useId } from 'react';
import { useShownAtOnce } from './useShownAtOnce.ts';

type FacetCheckProps = {
  readonly label: string;
  /** Left out where it is not known. */
  readonly count?: string | undefined;
  readonly checked: boolean;
  readonly onChange: () => void;
  /** One of several that exclude each other. */
  readonly radioGroup?: string | undefined;
};

export function FacetCheck({ label, count, checked, onChange, radioGroup }: FacetCheckProps) {
  const id = useId();
  const [isChecked, showChecked] = useShownAtOnce(checked);
  return (
    <div className="form-check">
      <input
        className="form-check-input"
        type={radioGroup === undefined ? 'checkbox' : 'radio'}
        name={radioGroup}
        id={id}
        checked={isChecked}
        onChange={() => {
          showChecked(radioGroup !== undefined || !isChecked);
          onChange();
        }}
      />
      <label className="form-check-label" htmlFor={id}>
        <span>{label}</span>
        {count !== undefined && <span className="count">{count}</span>}
      </label>
    </div>
  );
}
