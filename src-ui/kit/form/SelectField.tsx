import FormSelect from 'react-bootstrap/FormSelect';
import type { Choice } from './ChoiceCards.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import { useFormField } from './useFormField.ts';

type SelectFieldProps = {
  readonly name: string;
  readonly label: string;
  readonly choices: readonly Choice[];
  /** Shown while nothing is chosen; cannot be chosen itself. */
  readonly placeholder?: string | undefined;
  /** Called after the form has the new value. */
  readonly onChosen?: ((value: string) => void) | undefined;
};

export function SelectField({ name, label, choices, placeholder, onChosen }: SelectFieldProps) {
  const { id, value, error, isRequired, isLocked, change, control } = useFormField(name);
  return (
    <FieldFrame id={id} label={label} isRequired={isRequired} error={error}>
      <FormSelect
        {...control}
        isInvalid={error !== undefined}
        // Otherwise the browser would show another option for a value that is not in the list.
        value={choices.some((choice) => choice.value === value) ? value : ''}
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
