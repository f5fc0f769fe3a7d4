/** The first letters of a name's first and last word. */
function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const last = words.length > 1 ? words.at(-1) : undefined;
  return [words[0], last]
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase();
}

export function Avatar({ name, size }: { readonly name: string; readonly size?: 'lg' | undefined }) {
  return (
    <span className={size === 'lg' ? 'avatar avatar--lg' : 'avatar'} aria-hidden="true">
      {initials(name)}
    </span>
  );
}
