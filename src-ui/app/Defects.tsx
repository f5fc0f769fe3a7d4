import { useEffect, useState } from 'react';
import { onDefect } from '../state/defects.ts';

/** Throws a bug of a read or an action while drawing, because an error boundary catches nothing else. */
export function Defects() {
  const [defect, setDefect] = useState<{ readonly error: unknown } | null>(null);
  useEffect(() => onDefect((error) => setDefect({ error })), []);
  if (defect !== null) throw defect.error;
  return null;
}
