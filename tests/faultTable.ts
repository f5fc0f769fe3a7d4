import { mkdirSync, writeFileSync } from 'node:fs';

export type FaultRow = readonly string[];

/** The faults that were tried, as a table that `npm run faults` prints. */
export function writeFaultTable(name: string, head: FaultRow, rows: readonly FaultRow[], summary: string): void {
  const line = (cells: FaultRow): string =>
    `| ${cells.map((cell) => cell.replaceAll('|', String.raw`\|`)).join(' | ')} |`;
  mkdirSync('reports', { recursive: true });
  const table = [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
  writeFileSync(`reports/faults-${name}.md`, `${table}\n\n${summary}\n`);
}
