import type { ChangeEvent, HTMLAttributes, ReactNode } from 'react';
import FormControl from 'react-bootstrap/FormControl';
import { FieldFrame } from './FieldFrame.tsx';
import { useFormField } from './useFormField.ts';

type TextFieldProps = {
  readonly name: string;
  readonly label: string;
  readonly type?: 'text' | 'email' | 'tel' | 'date' | undefined;
  readonly help?: ReactNode;
  readonly placeholder?: string | undefined;
  readonly autoComplete?: string | undefined;
  readonly inputMode?: HTMLAttributes<HTMLElement>['inputMode'];
  readonly multiline?: boolean | undefined;
  readonly rows?: number | undefined;
  /** Inside the box, after the text: 'tk'. */
  readonly affixEnd?: ReactNode;
  /** Takes the focus when its dialog opens. */
  readonly isFirst?: boolean | undefined;
  /** Its answer replaces the typed text when the person leaves the field. */
  readonly tidy?: ((text: string) => string) | undefined;
};

export function TextField(props: TextFieldProps) {
  const { name, label, type = 'text', help, placeholder, autoComplete, inputMode, multiline = false, rows = 4 } = props;
  const { affixEnd, isFirst = false, tidy } = props;
  const { id, value, lang, error, isRequired, lastDay, isLocked, change, control } = useFormField(
    name,
    help !== undefined,
    tidy,
  );
  const shared = {
    ...control,
    value,
    lang,
    placeholder,
    autoComplete,
    inputMode,
    readOnly: isLocked,
    isInvalid: error !== undefined,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => change(event.target.value),
    'data-autofocus': isFirst ? '' : undefined,
  };
  const box = multiline ? (
    <FormControl {...shared} as="textarea" rows={rows} />
  ) : (
    <FormControl {...shared} type={type} max={lastDay} />
  );
  return (
    <FieldFrame id={id} label={label} isRequired={isRequired} help={help} error={error}>
      {affixEnd === undefined ? (
        box
      ) : (
        <div className="affix affix--end">
          {box}
          <span className="affix__end">{affixEnd}</span>
        </div>
      )}
    </FieldFrame>
  );
}
