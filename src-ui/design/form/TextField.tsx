import type { HTMLAttributes, ReactNode } from 'react';
import { FieldFrame } from './FieldFrame.tsx';
import { useFormField } from './useFormField.ts';

type TextFieldProps = {
  readonly name: string;
  readonly label: string;
  readonly type?: 'text' | 'email' | 'tel' | 'date' | 'search' | undefined;
  readonly help?: ReactNode;
  readonly placeholder?: string | undefined;
  readonly autoComplete?: string | undefined;
  readonly inputMode?: HTMLAttributes<HTMLElement>['inputMode'];
  readonly multiline?: boolean | undefined;
  readonly rows?: number | undefined;
  /** Inside the box, before what is typed: an icon. */
  readonly affixStart?: ReactNode;
  /** Inside the box, after what is typed: 'tk'. */
  readonly affixEnd?: ReactNode;
  /** Beside the label. */
  readonly aside?: ReactNode;
  /** The first to get the focus in a dialog. */
  readonly isFirst?: boolean | undefined;
  readonly isReadOnly?: boolean | undefined;
};

export function TextField(props: TextFieldProps) {
  const { name, label, type = 'text', help, placeholder, autoComplete, inputMode, multiline = false, rows = 4 } = props;
  const { affixStart, affixEnd, aside, isFirst = false, isReadOnly = false } = props;
  const { id, value, error, isRequired, change, control } = useFormField(name, help !== undefined);
  const shared = {
    ...control,
    id,
    value,
    placeholder,
    autoComplete,
    inputMode,
    readOnly: isReadOnly,
    className: error === undefined ? 'form-control' : 'form-control is-invalid',
    'data-autofocus': isFirst ? '' : undefined,
  };
  const box = multiline ? (
    <textarea {...shared} rows={rows} onChange={(event) => change(event.target.value)} />
  ) : (
    <input {...shared} type={type} onChange={(event) => change(event.target.value)} />
  );
  const isAffixed = affixStart !== undefined || affixEnd !== undefined;
  return (
    <FieldFrame id={id} label={label} isRequired={isRequired} help={help} error={error} aside={aside}>
      {isAffixed ? (
        <div className={`affix${affixStart === undefined ? '' : ' affix--start'}${affixEnd === undefined ? '' : ' affix--end'}`}>
          {affixStart !== undefined && <span className="affix__start">{affixStart}</span>}
          {box}
          {affixEnd !== undefined && <span className="affix__end">{affixEnd}</span>}
        </div>
      ) : (
        box
      )}
    </FieldFrame>
  );
}
