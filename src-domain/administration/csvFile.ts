/** A spreadsheet calculates a cell that begins like this, even one in quotes. Full-width signs count in some of them. */
const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/;

/** Characters that may stand between the digits of numbers, dates and times. */
const betweenDigits = /[\d\s.,:;/()%$€£+-]+/g;
const wordsOfValues = /^(?:e|(?:(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6})?(?:am|pm)?)$/;

/** Whether a spreadsheet would write it in its own way: '007', '1e5', '3 May', 'TRUE'. */
function looksLikeValue(text: string): boolean {
  const lower = text.trim().toLowerCase();
  if (lower === 'true' || lower === 'false') return true;
  return /\d/.test(lower) && wordsOfValues.test(lower.replace(betweenDigits, ''));
}

/** A control character has no place in a table, and some programs end the text there. */
// oxlint-disable-next-line no-control-regex -- they are what it removes
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

/** A cell that is text in every spreadsheet: one that would be read as something else begins with an apostrophe. */
function csvCell(text: string): string {
  const clean = text.replace(controls, '');
  const needsGuard = formulaStart.test(clean) || formulaStart.test(clean.trimStart()) || looksLikeValue(clean);
  return `"${(needsGuard ? `'${clean}` : clean).replaceAll('"', '""')}"`;
}

/** A table as RFC 4180 has it, with the mark by which spreadsheets know UTF-8. A number stays a number. */
export function csvFile(rows: readonly (readonly (string | number)[])[]): string {
  const lines = rows.map((row) =>
    row.map((cell) => (typeof cell === 'number' ? String(cell) : csvCell(cell))).join(','),
  );
  return `\uFEFF${lines.map((line) => `${line}\r\n`).join('')}`;
}
