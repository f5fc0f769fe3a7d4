import type { ComponentProps, ReactNode } from 'react';
import './ChoiceCards.scss';

export type Choice<V extends string = string> = {
  readonly value: V;
  readonly label: string;
  /** Explains the choice. */
  readonly text?: string | undefined;
};

type ChoiceCardsProps<V extends string> = {
  readonly legend: string;
  readonly choices: readonly Choice<V>[];
  readonly chosen: string;
  readonly onChoose: (value: V) => void;
  /** Attributes of each radio button, its name among them. */
  readonly radio: ComponentProps<'input'>;
  readonly children?: ReactNode;
};

/** A choice between a few options, each with its meaning. */
export function ChoiceCards<V extends string>(props: ChoiceCardsProps<V>) {
  const { legend, choices, chosen, onChoose, radio, children } = props;
  return (
    <fieldset className="choice-group">
      <legend className="fieldset-label">{legend}</legend>
      {choices.map(({ value, label, text }) => (
        <label key={value} className={value === chosen ? 'choice is-chosen' : 'choice'}>
          <input
            {...radio}
            className="form-check-input"
            type="radio"
            value={value}
            checked={value === chosen}
            onChange={() => onChoose(value)}
          />
          <b>{label}</b>
          {text !== undefined && <small>{text}</small>}
        </label>
      ))}
      {children}
    </fieldset>
  );
}
