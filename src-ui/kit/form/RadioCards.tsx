import type { ReactNode } from 'react';
import { ChoiceCards } from './ChoiceCards.tsx';
import { FieldNotes } from './FieldNotes.tsx';
import type { Choice } from './SelectField.tsx';
import { useFormField } from './useFormField.ts';

type RadioCardsProps = {
  readonly name: string;
  readonly legend: string;
  readonly choices: readonly Choice[];
  readonly help?: ReactNode;
};

/** A form's choice between a few options, each with its meaning. */
export function RadioCards({ name, legend, choices, help }: RadioCardsProps) {
  const { id, value, error, change, control } = useFormField(name, help !== undefined);
  const { 'aria-required': _required, ...radio } = control;
  return (
    <ChoiceCards legend={legend} choices={choices} chosen={value} onChoose={change} radio={radio}>
      <FieldNotes id={id} help={help} error={error} />
    </ChoiceCards>
  );
}
