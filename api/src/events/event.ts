import type { Transaction } from 'sequelize';

/** What events happen to; those of one subject are handled in their order. */
export interface EventSubject {
  /** As in `order`. */
  kind: string;
  key: number;
}

export interface Happened<Data extends object> {
  id: number;
  type: string;
  subject: EventSubject;
  happenedAt: Date;
  data: Data;
}

/** A kind of event, such as `order.submitted`, and what each one tells. */
export interface EventType<Data extends object> {
  readonly type: string;
  /** Writes that it happened with the transaction's fate; who subscribes to it is told by the worker. */
  publish(transaction: Transaction, subject: EventSubject, data: Data): Promise<void>;
}
