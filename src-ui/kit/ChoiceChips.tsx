type ChoiceChipsProps<Value extends string> = {
  readonly label: string;
  readonly choices: readonly ChipChoice<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
};

export type ChipChoice<Value extends string> = {
  readonly value: Value;
  readonly label: string;
  /** How many there are, written; absent where a number says nothing. */
  readonly count?: string | undefined;
};

/** Kinds of rows to show; one of them is chosen. */
export function ChoiceChips<Value extends string>({ label, choices, value, onChange }: ChoiceChipsProps<Value>) {
  return (
    <div className="chips screen-only" role="group" aria-label={label}>
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          className="chip"
          aria-pressed={choice.value === value}
          onClick={() => onChange(choice.value)}
        >
          <span>{choice.label}</span>
          {choice.count !== undefined && <span className="num"> {choice.count}</span>}
        </button>
      ))}
    </div>
  );
}
