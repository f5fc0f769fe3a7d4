/** The same function, which computes each text's value once. For texts that many products share. */
export function remembered<T>(compute: (text: string) => T): (text: string) => T {
  const values = new Map<string, T>();
  return (text) => {
    const known = values.get(text);
    if (known !== undefined) return known;
    const value = compute(text);
    values.set(text, value);
    return value;
  };
}
