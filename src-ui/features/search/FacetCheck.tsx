import { memo } from 'react';
import { Check } from '../../kit/form/Check.tsx';
import { useShownAtOnce } from './useShownAtOnce.ts';

type FacetCheckProps = {
  readonly value: string;
  readonly label: string;
  /** Undefined if unknown. */
  readonly count?: string | undefined;
  readonly checked: boolean;
  readonly onChoose: (value: string) => void;
  /** One of several exclusive options. */
  readonly radioGroup?: string | undefined;
};

/** Memoised, because there are dozens beside every list. */
export const FacetCheck = memo(function FacetCheck({
  value,
  label,
  count,
  checked,
  onChoose,
  radioGroup,
}: FacetCheckProps) {
  const [isChecked, showChecked] = useShownAtOnce(checked);
  return (
    <Check
      label={
        <>
          <span>{label}</span>
          {count !== undefined && <span className="count">{count}</span>}
        </>
      }
      isChecked={isChecked}
      radioGroup={radioGroup}
      onChange={(isNowChecked) => {
        showChecked(isNowChecked);
        onChoose(value);
      }}
    />
  );
});
