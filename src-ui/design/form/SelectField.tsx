import type { ReactNode } from 'react';
import { FieldFrame } from './FieldFrame.tsx';
import { useFormField } from './useFormField.ts';

export type Choice = {
  readonly value: string;
  readonly label: string;
  /** What choosing it means. */
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
  /** For what follows from the choice; the form has it already. */
  readonly onChosen?: ((value: string) => void) | undefined;
};

export function SelectField({ name, label, choices, placeholder, help, autoComplete, onChosen }: SelectFieldProps) {
  const { id, value, error, isRequired, change, control } = useFormField(name, help !== undefined);
  return (
    <FieldFrame id={id} label={label} isRequired={isRequired} help={help} error={error}>
      <select
        {...control}
        id={id}
        className={error === undefined ? 'form-select' : 'form-select is-invalid'}
        // A value that cannot be chosen is not shown as another one.
        value={choices.some((choice) => choice.value === value) ? value : ''}
        autoComplete={autoComplete}
        onChange={(event) => {
          change(event.target.value);
          onChosen?.(event.target.value);
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
      </select>
    </FieldFrame>
  );
}
