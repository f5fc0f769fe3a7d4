/** A Bangla letter with its vowel sign is one as people see it. Firefox before 125 has no segmenter. */
function firstLetter(word = ''): string | undefined {
  return typeof Intl.Segmenter === 'function'
    ? new Intl.Segmenter().segment(word).containing(0)?.segment
    : [...word][0];
}

/** The first letters of a name's first and last word. */
function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const last = words.length > 1 ? words.at(-1) : undefined;
  return [words[0], last].map(firstLetter).join('').toUpperCase();
}

export function Avatar({ name, size }: { readonly name: string; readonly size?: 'lg' | undefined }) {
  return (
    <span className={size === 'lg' ? 'avatar avatar--lg' : 'avatar'} aria-hidden="true">
      {initials(name)}
    </span>
  );
}
