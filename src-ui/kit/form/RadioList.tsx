import type { Choice } from './ChoiceCards.tsx';
import { FieldNotes } from './FieldNotes.tsx';
import { useFormField } from './useFormField.ts';
import './RadioList.scss';

type RadioListProps = {
  readonly name: string;
  readonly legend: string;
  readonly choices: readonly Choice[];
  /** Takes the focus when its dialog opens. */
  readonly isFirst?: boolean | undefined;
};

/** A choice between several short options, one on each line. */
export function RadioList({ name, legend, choices, isFirst = false }: RadioListProps) {
  const { id, value, error, change, control } = useFormField(name);
  const { 'aria-required': _required, ...radio } = control;
  const first = choices.find((choice) => choice.value === value) ?? choices[0];
  return (
    <fieldset className="radio-list">
      <legend>{legend}</legend>
      {/* The focus goes to the first choice when nothing is chosen, so the error stands above it. */}
      <FieldNotes id={id} error={error} />
      {choices.map((choice) => (
        <label key={choice.value} className="radio-list__choice">
          <input
            {...radio}
            className="form-check-input"
            type="radio"
            value={choice.value}
            checked={choice.value === value}
            data-autofocus={isFirst && choice === first ? '' : undefined}
            onChange={() => change(choice.value)}
          />
          {choice.label}
        </label>
      ))}
    </fieldset>
  );
}
