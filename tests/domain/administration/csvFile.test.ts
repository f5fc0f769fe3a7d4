import { array, assert, constantFrom, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvFile } from '#domain/administration/csvFile.ts';

/** A reader by the grammar of RFC 4180, character by character. It shares nothing with the writer. */
function readCsv(file: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let place = 0;
  const endCell = (): void => {
    row.push(cell);
    cell = '';
  };
  while (place < file.length) {
    const letter = file.charAt(place);
    if (letter === '"') {
      place += 1;
      while (file.charAt(place) !== '"' || file.charAt(place + 1) === '"') {
        if (place >= file.length) throw new Error('A quoted cell has no end.');
        place += file.charAt(place) === '"' ? 1 : 0;
        cell += file.charAt(place);
        place += 1;
      }
    } else if (letter === ',') endCell();
    else if (letter === '\r' && file.charAt(place + 1) === '\n') {
      endCell();
      rows.push(row);
      row = [];
      place += 1;
    } else cell += letter;
    place += 1;
  }
  if (cell !== '' || row.length > 0) throw new Error('The last line has no end.');
  return rows;
}

const cellsOf = (file: string): string[][] => readCsv(file.slice(1));
const cellFor = (text: string): string | undefined => cellsOf(csvFile([[text]]))[0]?.[0];

describe('[G-ADM-1] a CSV file', () => {
  it('begins with the mark of UTF-8, and ends each line with CR LF', () => {
    expect(
      csvFile([
        ['Name', 'Email'],
        ['Rakib', 'rakib@example.com'],
      ]),
    ).toBe('\uFEFF"Name","Email"\r\n"Rakib","rakib@example.com"\r\n');
  });

  it('keeps commas, quotes, line breaks and every script inside its cells', () => {
    const row = ['Hasan, Rakib "RH"', 'two\r\nlines', 'a\nb', 'রাকিব', '🙂', '', ' spaces '];
    expect(cellsOf(csvFile([row, row]))).toEqual([row, row]);
  });

  it.each([
    '=1+1',
    '+8801700000000',
    '-2+3',
    '@SUM(A1)',
    '\t=1+1',
    '\r=1+1',
    '\n=1+1',
    ' =1+1',
    '＝1+1',
    '=HYPERLINK("http://example.com","x")',
    '\u0000=1+1',
    '007',
    '1e5',
    '2026-11-22',
    '3/4',
    '12:30',
    '3 May',
    'May 5, 2026',
    'TRUE',
    'False',
    ' true ',
    '1,000',
    '50%',
  ])('guards %j with an apostrophe', (text) => {
    expect(cellFor(text)?.startsWith("'")).toBe(true);
  });

  it.each(['Rakib Hasan', 'rakib@example.com', '7eleven@example.com', 'A=B', 'Shop 24/7', 'May', "O'Neil", 'x-1'])(
    'leaves %j as it is',
    (text) => {
      expect(cellFor(text)).toBe(text);
    },
  );

  it('writes numbers as numbers', () => {
    expect(csvFile([[3, -1]])).toBe('\uFEFF3,-1\r\n');
  });

  it('gives back any text, with or without the apostrophe, and no cell begins a formula', () => {
    const letter = constantFrom('=', '+', '-', '@', '\t', '\r', '\n', '"', ',', "'", ' ', 'a', '1', 'é', '🙂');
    const row = array(string({ unit: letter, maxLength: 6 }), { minLength: 1, maxLength: 4 });
    assert(
      property(array(row, { maxLength: 4 }), (rows) => {
        const cells = cellsOf(csvFile(rows));
        expect(cells.map((read) => read.map(unguarded))).toEqual(rows.map((typed) => typed.map(unguarded)));
        expect(cells.flat().filter((cell) => /^\s*[=+\-@]/.test(cell))).toEqual([]);
      }),
    );
  });
});

const unguarded = (text: string): string => text.replace(/^'/, '');
