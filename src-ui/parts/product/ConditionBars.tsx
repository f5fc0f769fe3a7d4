import { type Condition, conditions } from '#domain/catalogue/Product.ts';

/** Three bars; the better the condition, the more are filled. */
export function ConditionBars({ condition }: { readonly condition: Condition }) {
  const filled = conditions.length - conditions.indexOf(condition);
  return (
    <svg viewBox="0 0 14 12" aria-hidden="true">
      {conditions.map((one, index) => (
        <rect
          key={one}
          x={index * 5}
          y={8 - index * 4}
          width="4"
          height={4 + index * 4}
          rx="1"
          className={index < filled ? undefined : 'off'}
        />
      ))}
    </svg>
  );
}
