import { sql } from '../database';
import { prepared } from '../prepared';
import type { EventType } from './event';
import { deliverEvents } from './wake';

const told = prepared(
  'event-told',
  {},
  'insert into events (type, kind, key, data) values ($1, $2, $3, $4::jsonb)',
);

/** `Data` is stored as JSON, so that it holds no dates and no classes. */
export const defineEvent = <Data extends object>(type: `${string}.${string}`): EventType<Data> => ({
  type,
  async publish(transaction, { kind, key }, data) {
    await sql.send(transaction, told, [type, kind, key, JSON.stringify(data)]);
    await deliverEvents.enqueue(transaction, { kind, key });
  },
});
