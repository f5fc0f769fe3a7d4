/** Numbers that reach a text without a formatter. */
export const digits = (number: number): string =>
  String(number).replace(/\d/g, (digit) => '০১২৩৪৫৬৭৮৯'[Number(digit)] ?? digit);
