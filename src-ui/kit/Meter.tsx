import './Meter.scss';

type MeterProps = { readonly value: number; readonly max: number; readonly label: string };

/** The part of something that is done. */
export function Meter({ value, max, label }: MeterProps) {
  return <progress className="meter" max={max} value={value} aria-label={label} />;
}
