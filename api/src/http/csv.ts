/** Text that people wrote, a number of the site, or nothing. */
export type CsvCell = string | number | null;

export interface CsvColumn<Row> {
  heading: string;
  cell: (row: Row) => CsvCell;
}

/** Makes Excel read the file as UTF-8. */
const byteOrderMark = '\uFEFF';

/** First characters that a spreadsheet may read as a formula, including full-width forms. */
const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/;

/**
 * A table as a CSV file (RFC 4180). Text is escaped so that spreadsheets do not read it as a formula; numbers stay
 * numbers.
 */
export function csvFile<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  const lines = [
    columns.map(({ heading }) => heading),
    ...rows.map((row) => columns.map(({ cell }) => cell(row))),
  ];
  return byteOrderMark + lines.map((cells) => `${cells.map(written).join(',')}\r\n`).join('');
}

function written(cell: CsvCell): string {
  if (typeof cell !== 'string') return cell === null ? '' : String(cell);
  const text = formulaStart.test(cell) ? `'${cell}` : cell;
  return `"${text.replaceAll('"', '""')}"`;
}
