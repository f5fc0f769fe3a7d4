import type { ReactNode } from 'react';
import FormSelect from 'react-bootstrap/FormSelect';
import { FieldFrame } from './FieldFrame.tsx';
import { useFormField } from './useFormField.ts';

export type Choice = {
  readonly value: string;
  readonly label: string;
  /** Explains the choice. */
  readonly text?: string | undefined;
};

type SelectFieldProps = {
  readonly name: string;
  readonly label: string;
  readonly choices: readonly Choice[];
  /** Shown while nothing is chosen; cannot be chosen itself. */
  readonly placeholder?: string | undefined;
  readonly help?: ReactNode;
  readonly autoComplete?: string | undefined;
  /** Called after the form has the new value. */
  readonly onChosen?: ((value: string) => void) | undefined;
};

export function SelectField({ name, label, choices, placeholder, help, autoComplete, onChosen }: SelectFieldProps) {
  const { id, value, error, isRequired, isLocked, change, control } = useFormField(name, help !== undefined);
  return (
    <FieldFrame id={id} label={label} isRequired={isRequired} help={help} error={error}>
      <FormSelect
        {...control}
        isInvalid={error !== undefined}
        // Otherwise the browser would show another option for a value that is not in the list.
        value={choices.some((choice) => choice.value === value) ? value : ''}
        autoComplete={autoComplete}
        onChange={(event) => {
          change(event.target.value);
          if (!isLocked) onChosen?.(event.target.value);
        }}
      >
        {placeholder !== undefined && (
          <option value="" disabled hidden>
            {placeholder}
          </option>
        )}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </FormSelect>
    </FieldFrame>
  );
}
