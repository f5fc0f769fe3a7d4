import { memo, useId } from 'react';
import { useShownAtOnce } from './useShownAtOnce.ts';

type FacetCheckProps = {
  readonly value: string;
  readonly label: string;
  /** Left out where it is not known. */
  readonly count?: string | undefined;
  readonly checked: boolean;
  readonly onChoose: (value: string) => void;
  /** One of several that exclude each other. */
  readonly radioGroup?: string | undefined;
};

/** Drawn again only when it says something else: there are dozens of them, beside every list. */
export const FacetCheck = memo(function FacetCheck({ value, label, count, checked, onChoose, radioGroup }: FacetCheckProps) {
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
          onChoose(value);
        }}
      />
      <label className="form-check-label" htmlFor={id}>
        <span>{label}</span>
        {count !== undefined && <span className="count">{count}</span>}
      </label>
    </div>
  );
});
