import './Facts.scss';

/** A fact's name and value. */
export type Fact = readonly [name: string, value: string];

type FactsProps = {
  readonly facts: readonly Fact[];
  /** The language of a value that is in another than the page. */
  readonly langOf?: (value: string) => string | undefined;
};

/** Facts, one on each line. */
export function Facts({ facts, langOf }: FactsProps) {
  return (
    <dl className="facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd lang={langOf?.(value)}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
