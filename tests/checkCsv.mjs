import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { csvFile } from '#domain/administration/csvFile.ts';

// Opens a CSV file with hostile cells in LibreOffice and checks that every cell is text, as it was typed.
const typed = [
  '=1+1',
  '=HYPERLINK("http://example.com","click")',
  "=cmd|' /C calc'!A0",
  '+8801700000000',
  '-2+3',
  '@SUM(1,2)',
  '\t=1+1',
  '\r=1+1',
  '\n=1+1',
  ' =1+1',
  '＝1+1',
  '"=1+1"',
  "'=1+1",
  'a,"b"\r\n=c',
  '007',
  '1e5',
  '2026-11-22',
  '3/4',
  '12:30',
  '3 May',
  'TRUE',
  '1,000',
  '50%',
  'rakib@example.com',
  'রাকিব হাসান',
  '🙂 Émile',
  '{=1}',
  'x'.repeat(5000),
];

let office;
try {
  office = execFileSync('sh', ['-c', 'command -v soffice || command -v libreoffice'], { encoding: 'utf8' }).trim();
} catch {
  console.log('check:csv: LibreOffice is missing, so nothing was checked: apt-get install libreoffice-calc');
  process.exit(0);
}

const folder = mkdtempSync(join(tmpdir(), 'shop-csv-'));
const source = join(folder, 'people.csv');
writeFileSync(source, csvFile([['Name', 'Listings'], ...typed.map((name, place) => [name, place])]));
execFileSync(
  office,
  [
    `-env:UserInstallation=file://${folder}/profile`,
    '--headless',
    // Comma, quote, UTF-8: what the program's own dialog proposes for a file with the mark of UTF-8.
    '--infilter=CSV:44,34,76,1',
    '--convert-to',
    'fods',
    '--outdir',
    folder,
    source,
  ],
  { stdio: 'ignore', timeout: 240_000 },
);
const sheet = readFileSync(join(folder, 'people.fods'), 'utf8');
rmSync(folder, { recursive: true, force: true });

const plain = (xml) =>
  xml
    .replace(/<text:s(?: text:c="(\d+)")?\/>/g, (_, count) => ' '.repeat(Number(count ?? 1)))
    .replace(/<text:tab\/>/g, '\t')
    .replace(/<text:line-break\/>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&apos;/g, "'")
    .replace(/&amp;/g, '&');

const [head, ...rows] = [...sheet.matchAll(/<table:table-row[^>]*>(.*?)<\/table:table-row>/gs)].map(
  (row) => row[1] ?? '',
);
const problems = [];
if (!/<text:p>Name<\/text:p>/.test(head ?? '')) problems.push('the first heading is not the text "Name"');
if (/table:formula=/.test(sheet)) problems.push('a cell is a formula');
for (const [place, text] of typed.entries()) {
  const [name, count] = [...(rows[place] ?? '').matchAll(/<table:table-cell([^>]*)>(.*?)<\/table:table-cell>/gs)];
  const type = /office:value-type="([^"]+)"/.exec(name?.[1] ?? '')?.[1];
  const paragraphs = [...(name?.[2] ?? '').matchAll(/<text:p[^>]*?(?:\/>|>(.*?)<\/text:p>)/gs)];
  const shown = paragraphs.map((one) => plain(one[1] ?? '')).join('\n');
  const wanted = text.replace(/\r\n?/g, '\n');
  if (type !== 'string' || ![wanted, `'${wanted}`].includes(shown)) {
    problems.push(`${JSON.stringify(text.slice(0, 40))} became ${type} ${JSON.stringify(shown.slice(0, 60))}`);
  }
  if (!(count?.[1] ?? '').includes(`office:value="${place}"`)) problems.push(`the number ${place} is not a number`);
}
for (const problem of problems) console.error(`check:csv: ${problem}`);
if (problems.length > 0) process.exit(1);
console.log(`check:csv: ${typed.length} hostile cells are text in LibreOffice, none is a formula; numbers are numbers`);
