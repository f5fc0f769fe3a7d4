import type { ChangeEvent, HTMLAttributes, ReactNode } from 'react';
import FormControl from 'react-bootstrap/FormControl';
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
  /** Inside the box, before the text: an icon. */
  readonly affixStart?: ReactNode;
  /** Inside the box, after the text: 'tk'. */
  readonly affixEnd?: ReactNode;
  /** Beside the label. */
  readonly aside?: ReactNode;
  /** Takes the focus when its dialog opens. */
  readonly isFirst?: boolean | undefined;
  readonly isReadOnly?: boolean | undefined;
  /** Its answer replaces the typed text when the person leaves the field. */
  readonly tidy?: ((text: string) => string) | undefined;
};

export function TextField(props: TextFieldProps) {
  const { name, label, type = 'text', help, placeholder, autoComplete, inputMode, multiline = false, rows = 4 } = props;
  const { affixStart, affixEnd, aside, isFirst = false, isReadOnly = false, tidy } = props;
  const { id, value, error, isRequired, lastDay, isLocked, change, control } = useFormField(
    name,
    help !== undefined,
    tidy,
  );
  const shared = {
    ...control,
    value,
    placeholder,
    autoComplete,
    inputMode,
    readOnly: isReadOnly || isLocked,
    isInvalid: error !== undefined,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => change(event.target.value),
    'data-autofocus': isFirst ? '' : undefined,
  };
  const box = multiline ? (
    <FormControl {...shared} as="textarea" rows={rows} />
  ) : (
    <FormControl {...shared} type={type} max={lastDay} />
  );
  const isAffixed = affixStart !== undefined || affixEnd !== undefined;
  return (
    <FieldFrame id={id} label={label} isRequired={isRequired} help={help} error={error} aside={aside}>
      {isAffixed ? (
        <div
          className={`affix${affixStart === undefined ? '' : ' affix--start'}${affixEnd === undefined ? '' : ' affix--end'}`}
        >
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
