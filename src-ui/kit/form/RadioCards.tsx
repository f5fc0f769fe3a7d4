import type { ReactNode } from 'react';
import { FieldNotes } from './FieldNotes.tsx';
import type { Choice } from './SelectField.tsx';
import { useFormField } from './useFormField.ts';
import './RadioCards.scss';

type RadioCardsProps = {
  readonly name: string;
  readonly legend: string;
  readonly choices: readonly Choice[];
  readonly help?: ReactNode;
};

/** A choice between a few options, each with its meaning. */
export function RadioCards({ name, legend, choices, help }: RadioCardsProps) {
  const { id, value, error, change, control } = useFormField(name, help !== undefined);
  const { 'aria-required': _required, ...radio } = control;
  return (
    <fieldset className="choice-group">
      <legend className="fieldset-label">{legend}</legend>
      {choices.map((choice) => (
        <label key={choice.value} className={choice.value === value ? 'choice is-chosen' : 'choice'}>
          <input
            {...radio}
            className="form-check-input"
            type="radio"
            value={choice.value}
            checked={choice.value === value}
            onChange={() => change(choice.value)}
          />
          <b>{choice.label}</b>
          {choice.text !== undefined && <small>{choice.text}</small>}
        </label>
      ))}
      <FieldNotes id={id} help={help} error={error} />
    </fieldset>
  );
}
