/** An unknown of a program: between two bounds, whole or not. */
export interface Column {
  least: number;
  /** Null where nothing bounds it. */
  most: number | null;
  whole: boolean;
}

/** A sum over columns, by their place in the program, that lies between two bounds. */
export interface Row {
  sum: [column: number, factor: number][];
  least?: number;
  most?: number;
}

export interface Program {
  columns: Column[];
  rows: Row[];
}

/** What is to be as small as it can be. */
export type Objective = Row['sum'];

const perLine = 8;
const inLines = (parts: string[]): string =>
  parts.map((part, index) => (index % perLine === perLine - 1 ? `${part}\n` : part)).join(' ');

const inWords = (sum: Objective): string =>
  inLines(
    (sum.length > 0 ? sum : ([[0, 0]] satisfies Objective)).map(
      ([column, factor]) => `${factor < 0 ? '-' : '+'} ${Math.abs(factor)} c${column}`,
    ),
  );

/** A program in the text format that solvers read (CPLEX LP). */
export function lpText({ columns, rows }: Program, objective: Objective): string {
  const limits = rows.flatMap(({ sum, least, most }) => {
    const words = inWords(sum);
    if (least !== undefined && least === most) return [`${words} = ${least}`];
    return [
      ...(least === undefined ? [] : [`${words} >= ${least}`]),
      ...(most === undefined ? [] : [`${words} <= ${most}`]),
    ];
  });
  const bounds = columns.map(
    ({ least, most }, index) => `${least} <= c${index} <= ${most === null ? '+inf' : most}`,
  );
  const whole = columns.flatMap((column, index) => (column.whole ? [`c${index}`] : []));
  return [
    'Minimize',
    `o: ${inWords(objective)}`,
    'Subject To',
    ...limits.map((limit, index) => `r${index}: ${limit}`),
    'Bounds',
    ...bounds,
    ...(whole.length > 0 ? ['General', inLines(whole)] : []),
    'End',
    '',
  ].join('\n');
}
