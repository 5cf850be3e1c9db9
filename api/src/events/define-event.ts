import { QueryTypes } from 'sequelize';
import { database } from '../database';
import type { EventType } from './event';
import { deliverEvents } from './wake';

/** `Data` is stored as JSON, so that it holds no dates and no classes. */
export const defineEvent = <Data extends object>(type: `${string}.${string}`): EventType<Data> => ({
  type,
  async publish(transaction, { kind, key }, data) {
    await database.query('insert into events (type, kind, key, data) values ($1, $2, $3, $4::jsonb)', {
      type: QueryTypes.INSERT,
      transaction,
      bind: [type, kind, key, JSON.stringify(data)],
    });
    await deliverEvents.enqueue(transaction, { kind, key });
  },
});
