import type { Transaction } from 'sequelize';

/** Writes all of one kind that a transaction has to write, by one statement. */
type Write<Item> = (transaction: Transaction, items: readonly Item[]) => Promise<unknown>;

const waiting = new WeakMap<Transaction, Map<Write<never>, unknown[]>>();

/** Has something written at the end of a transaction of ours, together with what else is told to the same `write`. */
export function atTheEndOf<Item>(transaction: Transaction, write: Write<Item>, item: Item): void {
  const all = waiting.get(transaction) ?? new Map<Write<never>, unknown[]>();
  waiting.set(transaction, all);
  const items = all.get(write);
  if (items) items.push(item);
  else all.set(write, [item]);
}

/** Writes what waits for this: the last that a transaction does before its commit. */
export async function writeWhatWaits(transaction: Transaction): Promise<void> {
  for (const [write, items] of waiting.get(transaction) ?? []) await write(transaction, items as never[]);
  waiting.delete(transaction);
}
