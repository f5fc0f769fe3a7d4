import { memo } from 'react';
import { Check } from '../../kit/form/Check.tsx';
import { useShownAtOnce } from './useShownAtOnce.ts';

type FacetCheckProps = {
  readonly value: string;
  readonly label: string;
  /** The label's language, if the page is in another. */
  readonly lang?: string | undefined;
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
  lang,
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
          <span lang={lang}>{label}</span>
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
