import pg from 'pg';

type Asked = (this: object, ...given: unknown[]) => unknown;
const prototype = pg.Client.prototype as unknown as { query: Asked };
const { query } = prototype;

/**
 * Two statements at once on one connection, as parallel reads inside one transaction are, are an error in tests, with the
 * stack of who asks. pg queues the second, warns of the third, and from its version 9 on refuses them.
 */
prototype.query = function (...given) {
  // pg's own field, and `guards/transactions.test.ts` sees when it goes; the public one warns of itself.
  if ('_activeQuery' in this && this._activeQuery)
    throw new Error('The connection is busy: inside a transaction, ask one thing after the other.');
  return query.apply(this, given);
};
