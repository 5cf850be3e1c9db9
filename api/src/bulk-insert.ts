import { type ClientBase } from 'pg';

export type Row = Record<string, unknown>;

const ROWS_A_STATEMENT = 5_000;

/**
 * Inserts rows (columns as keys) with a few statements: PostgreSQL reads them from one JSON value each, which knows
 * arrays, ranges and jsonb by the column's own type. Rows may name different columns; the others keep their defaults.
 */
export async function bulkInsert(client: ClientBase, table: string, rows: readonly Row[]): Promise<void> {
  for (const [columns, alike] of byColumns(rows)) {
    for (let start = 0; start < alike.length; start += ROWS_A_STATEMENT) {
      await client.query(
        `insert into ${table} (${columns}) select ${columns} from json_populate_recordset(null::${table}, $1)`,
        [JSON.stringify(alike.slice(start, start + ROWS_A_STATEMENT))],
      );
    }
  }
}

/** Lets the identity columns go on after the highest id given by hand. */
export async function advanceIds(client: ClientBase, tables: readonly string[]): Promise<void> {
  for (const table of tables)
    await client.query(
      `select setval(pg_get_serial_sequence($1, 'id'), (select max(id) from ${table})) where exists (select 1 from ${table})`,
      [table],
    );
}

function byColumns(rows: readonly Row[]): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const columns = Object.keys(row).join(', ');
    const group = groups.get(columns);
    if (group) group.push(row);
    else groups.set(columns, [row]);
  }
  return groups;
}
