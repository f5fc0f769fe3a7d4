import { useCallback } from 'react';
import { observer } from 'mobx-react-lite';
import { Check } from '../../kit/form/Check.tsx';
import { useComputed } from './useComputed.ts';

type FacetCheckProps = {
  readonly value: string;
  readonly label: string;
  /** The label's language, if the page is in another. */
  readonly lang?: string | undefined;
  /** Undefined if unknown. */
  readonly count?: string | undefined;
  /** Reads the query, which is known before its counts are. */
  readonly isChosen: (value: string) => boolean;
  readonly onChoose: (value: string) => void;
  /** One of several exclusive options. */
  readonly radioGroup?: string | undefined;
};

/** A choice, which is shown at once, and its count, which is drawn slightly later. */
export const FacetCheck = observer(function FacetCheck({
  value,
  label,
  lang,
  count,
  isChosen,
  onChoose,
  radioGroup,
}: FacetCheckProps) {
  const isChecked = useComputed(useCallback(() => isChosen(value), [isChosen, value]));
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
      onChange={() => onChoose(value)}
    />
  );
});
