import type { IconName } from './IconName.ts';

const sprite = new URL('./icons.svg', import.meta.url).href;

type IconProps = {
  readonly name: IconName;
  readonly size?: 'sm' | 'lg' | undefined;
};

/** Always use it beside visible or hidden text, because screen readers skip it. */
export function Icon({ name, size }: IconProps) {
  return (
    <svg className={size === undefined ? 'icon' : `icon icon--${size}`} viewBox="0 0 24 24" aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
