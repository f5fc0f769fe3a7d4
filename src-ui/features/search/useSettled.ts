import { useEffect, useState } from 'react';

/** Screen readers hear a text once the typing pauses. */
const pause = 700;

/** A changing text, passed on once it has settled; the first one at once. */
export function useSettled(text: string): string {
  const [said, setSaid] = useState(text);
  if (said === '' && text !== '') setSaid(text);
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return said;
}
