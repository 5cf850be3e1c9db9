import { QueryTypes, type Transaction } from 'sequelize';
import { database } from '../database';

/** The database's clock, which all processes share; it goes on inside a transaction. */
export async function databaseNow(transaction?: Transaction): Promise<Date> {
  const [row] = await database.query<{ now: Date }>('select clock_timestamp() as now', {
    type: QueryTypes.SELECT,
    transaction: transaction ?? null,
  });
  if (!row) throw new Error('the database does not tell the time');
  return row.now;
}
