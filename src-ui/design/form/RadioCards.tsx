import type { ReactNode } from 'react';
import { FieldNotes } from './FieldNotes.tsx';
import type { Choice } from './SelectField.tsx';
import { useFormField } from './useFormField.ts';

type RadioCardsProps = {
  readonly name: string;
  readonly legend: string;
  readonly choices: readonly Choice[];
  /** 'pair' stands side by side everywhere, 'row' from the small breakpoint. */
  readonly layout?: 'stack' | 'pair' | 'row' | undefined;
  readonly help?: ReactNode;
};

/** One of few, each with what it means. */
export function RadioCards({ name, legend, choices, layout = 'stack', help }: RadioCardsProps) {
  const { id, value, error, change, control } = useFormField(name, help !== undefined);
  const { 'aria-required': _required, ...radio } = control;
  return (
    <fieldset className={layout === 'stack' ? 'choice-group' : `choice-group choice-group--${layout}`}>
      <legend className="fieldset-label">{legend}</legend>
      {choices.map((choice) => (
        <label key={choice.value} className={choice.value === value ? 'choice is-chosen' : 'choice'}>
          <input
            {...radio}
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
