import { type Choice, ChoiceCards } from './ChoiceCards.tsx';
import { FieldNotes } from './FieldNotes.tsx';
import { useFormField } from './useFormField.ts';

type RadioCardsProps = {
  readonly name: string;
  readonly legend: string;
  readonly choices: readonly Choice[];
};

/** A form's choice between a few options, each with its meaning. */
export function RadioCards({ name, legend, choices }: RadioCardsProps) {
  const { id, value, error, change, control } = useFormField(name);
  const { 'aria-required': _required, ...radio } = control;
  return (
    <ChoiceCards legend={legend} choices={choices} chosen={value} onChoose={change} radio={radio}>
      <FieldNotes id={id} error={error} />
    </ChoiceCards>
  );
}
