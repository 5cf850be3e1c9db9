import { QueryTypes, type Transaction } from 'sequelize';
import { database } from '../database';
import type { EventSubject } from './subscription';
import { deliverEvents } from './wake';

/** A kind of event, such as `order.submitted`, and what each one tells. */
export interface EventType<Data extends object> {
  readonly type: string;
  /** Writes that it happened with the transaction's fate; who subscribes to it is told by the worker. */
  publish(transaction: Transaction, subject: EventSubject, data: Data): Promise<void>;
}

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
