import pg from 'pg';

type Asked = (this: object, ...given: unknown[]) => unknown;
const prototype = pg.Client.prototype as unknown as { query: Asked };
const { query } = prototype;
const together = new WeakSet<object>();

/**
 * Two statements at once on one connection, as parallel reads inside one transaction are, are an error in tests, with the
 * stack of who asks. pg queues the second, warns of the third, and from its version 9 on refuses them.
 * What is sent in one go (`sent-along.ts`) is one.
 */
prototype.query = function (...given) {
  const { stream } = (this as pg.Client).connection;
  // pg's own field, and `guards/transactions.test.ts` sees when it goes; the public one warns of itself.
  if ('_activeQuery' in this && this._activeQuery && !together.has(this))
    throw new Error('The connection is busy: inside a transaction, ask one thing after the other.');
  if (stream.writableCorked > 0) {
    together.add(this);
    queueMicrotask(() => together.delete(this));
  }
  return query.apply(this, given);
};
