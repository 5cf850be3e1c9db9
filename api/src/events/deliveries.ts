import { QueryTypes, type Transaction } from 'sequelize';
import { database, sql } from '../database';
import type { EventSubject } from './event';
import type { Subscription } from './subscription';

/** Tries until a delivery is parked; with the delays between them, an hour and a half. */
export const mostAttempts = 8;
const firstDelaySeconds = 5;

export interface Delivery {
  id: number;
  type: string;
  data: object;
  happened_at: Date;
  attempts: number;
  is_due: boolean;
}

const select = <Row extends object>(text: string, transaction: Transaction, bind: unknown[]) =>
  database.query<Row>(text, { type: QueryTypes.SELECT, transaction, bind });

/** The rows that say who has yet to handle what. */
export const deliveries = {
  /** Writes down who subscribes to what. */
  register: (subscriptions: readonly Subscription[]) =>
    sql.rows(
      `insert into event_subscriptions (subscriber, type)
       select * from unnest($1::text[], $2::text[]) on conflict do nothing`,
      [
        subscriptions.flatMap(({ subscriber, reactions }) => reactions.map(() => subscriber)),
        subscriptions.flatMap(({ reactions }) => reactions.map(({ type }) => type)),
      ],
    ),

  /** Gives every new event of a subject to all who subscribe to its type, also those that only a newer worker knows. */
  dispatch: ({ kind, key }: EventSubject) =>
    sql.rows(
      `with told as (
         update events set dispatched_at = now() where kind = $1 and key = $2 and dispatched_at is null
         returning id, type
       )
       insert into event_deliveries (event_id, subscriber, kind, key)
       select told.id, subscriber, $1, $2 from told join event_subscriptions using (type)`,
      [kind, key],
    ),

  /** Who has yet to handle something of a subject. */
  async waiting({ kind, key }: EventSubject): Promise<string[]> {
    const rows = await sql.rows<{ subscriber: string }>(
      'select distinct subscriber from event_deliveries where kind = $1 and key = $2 and parked_at is null',
      [kind, key],
    );
    return rows.map(({ subscriber }) => subscriber);
  },

  /** The oldest event of a subject that a subscriber has not handled, held until the transaction ends. */
  async next(
    { kind, key }: EventSubject,
    subscriber: string,
    transaction: Transaction,
  ): Promise<Delivery | undefined> {
    const [row] = await select<Delivery>(
      `select e.id, e.type, e.data, e.happened_at, d.attempts, d.due_at <= now() as is_due
       from event_deliveries d join events e on e.id = d.event_id
       where d.kind = $1 and d.key = $2 and d.subscriber = $3 and d.parked_at is null
       order by d.event_id limit 1 for update of d`,
      transaction,
      [kind, key, subscriber],
    );
    return row;
  },

  done: (eventId: number, subscriber: string, transaction: Transaction) =>
    select('delete from event_deliveries where event_id = $1 and subscriber = $2', transaction, [
      eventId,
      subscriber,
    ]),

  /** Notes a try that failed, unless somebody has tried since; true where it was the last one. */
  async failed({ id, attempts }: Delivery, subscriber: string, error: unknown): Promise<boolean> {
    const [row] = await sql.rows<{ parked: boolean }>(
      `update event_deliveries set attempts = attempts + 1, last_error = $4,
         due_at = now() + make_interval(secs => $5 * 3 ^ attempts),
         parked_at = case when attempts + 1 >= $6 then now() end
       where event_id = $1 and subscriber = $2 and attempts = $3
       returning parked_at is not null as parked`,
      [id, subscriber, attempts, String(error).slice(0, 500), firstDelaySeconds, mostAttempts],
    );
    return row?.parked ?? false;
  },

  /** When the next try for one of `subscribers` is due; what waits behind another event has no time of its own. */
  async nextDue({ kind, key }: EventSubject, subscribers: readonly string[]): Promise<Date | undefined> {
    const row = await sql.first<{ due_at: Date | null }>(
      `select min(due_at) as due_at from (
         select distinct on (subscriber) due_at from event_deliveries
         where kind = $1 and key = $2 and parked_at is null and subscriber = any($3)
         order by subscriber, event_id
       ) as first`,
      [kind, key, subscribers],
    );
    return row?.due_at ?? undefined;
  },
};
