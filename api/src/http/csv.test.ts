import fc from 'fast-check';
import { csvFile, type CsvCell } from './csv';

/** The cells of a file by RFC 4180, without byte order mark and headings. */
function cellsOf(file: string): string[][] {
  const lines: string[][] = [[]];
  for (const [, quoted, bare, end] of file.slice(1).matchAll(/(?:"((?:[^"]|"")*)"|([^,\r\n"]*))(,|\r\n)/g)) {
    lines.at(-1)?.push(quoted?.replaceAll('""', '"') ?? bare ?? '');
    if (end === '\r\n') lines.push([]);
  }
  return lines.slice(1, -1);
}

const one = (cell: CsvCell) => csvFile([{ heading: 'Name', cell: (value: CsvCell) => value }], [cell]);

test('a file names its columns, ends each line as spreadsheets do, and says that it is UTF-8', () => {
  const columns = [
    { heading: 'Order', cell: ({ id }: { id: number; name: string }) => id },
    { heading: 'For', cell: ({ name }: { id: number; name: string }) => name },
  ];
  expect(csvFile(columns, [{ id: 7, name: 'Zoë, "Ops"' }])).toBe(
    '\uFEFF"Order","For"\r\n7,"Zoë, ""Ops"""\r\n',
  );
});

test.each([
  '=HYPERLINK("https://evil.example","Invoice")',
  '+1+1',
  '-2+3',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  '＝1',
])('a cell that begins like a formula is text to a spreadsheet: %j', (cell) =>
  expect(cellsOf(one(cell))).toEqual([[`'${cell}`]]),
);

test('a number of our own stays a number, and what is not there is an empty cell', () => {
  expect(cellsOf(one(-12.5))).toEqual([['-12.5']]);
  expect(one(-12.5)).toBe('\uFEFF"Name"\r\n-12.5\r\n');
  expect(one(null)).toBe('\uFEFF"Name"\r\n\r\n');
});

test('whatever people write stays in its own cell and begins no formula', () => {
  const text = fc.string({
    unit: fc.oneof(
      fc.constantFrom('"', ',', ';', '\r', '\n', '\t', '=', '+', '-', '@', "'", 'a'),
      fc.string({ minLength: 1, maxLength: 1 }),
    ),
  });
  fc.assert(
    fc.property(fc.array(fc.tuple(text, text), { minLength: 1, maxLength: 5 }), (rows) => {
      const columns = [0, 1].map((at) => ({
        heading: 'Name',
        cell: (row: [string, string]) => row[at] ?? '',
      }));
      const read = cellsOf(csvFile(columns, rows));
      expect(read.map((cells) => cells.map((cell) => cell.replace(/^'(?=[=+\-@\t\r\n])/, '')))).toEqual(
        rows.map((cells) => cells.map((cell) => cell.replace(/^'(?=[=+\-@\t\r\n])/, ''))),
      );
      expect(read.flat().filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
    }),
  );
});
