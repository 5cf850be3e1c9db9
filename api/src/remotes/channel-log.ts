import { QueryTypes, type Transaction } from 'sequelize';
import { database } from '../database';
import { printableLine } from './printable';

/** The channel of PostgreSQL's NOTIFY that says that the feed changed. */
export const feedChannel = 'remote_feed';

export type LogAction =
  | 'register'
  | 'remove'
  | 'key'
  | 'revoke'
  | 'publish'
  | 'refuse'
  | 'smoke'
  | 'activate'
  | 'canary'
  | 'promote'
  | 'halt'
  | 'rollback'
  | 'leave'
  | 'retire';

interface Entry {
  remote: string;
  releaseId?: number | null;
  action: LogAction;
  /** Who did it: a key's label, or what did it by itself. */
  by: string;
  detail?: object;
}

/** One change of the platform: its statements, and the line that says of it in the log. */
export interface Change {
  rows: <Row extends object>(text: string, bind: unknown[]) => Promise<Row[]>;
  first: <Row extends object>(text: string, bind: unknown[]) => Promise<Row>;
  /** Holds back what changes other remotes until this is done, so that what it sees of them stays true. */
  lockSite: () => Promise<void>;
  /** A row of the append-only log; it wakes every process that serves the feed. */
  record: (entry: Entry) => Promise<void>;
}

function changeIn(transaction: Transaction): Change {
  const rows = <Row extends object>(text: string, bind: unknown[]) =>
    database.query<Row>(text, { bind, transaction, type: QueryTypes.SELECT });
  const lockSite = async () => {
    await rows(`select pg_advisory_xact_lock(hashtext($1))`, [feedChannel]);
  };
  return {
    rows,
    lockSite,
    async first<Row extends object>(text: string, bind: unknown[]) {
      const [row] = await rows<Row>(text, bind);
      if (!row) throw new Error(`No row of ${text.slice(0, 60)}`);
      return row;
    },
    async record({ remote, releaseId = null, action, by, detail = {} }) {
      // The numbers of the log come in the order in which changes are seen, whichever remotes they are of.
      await lockSite();
      await rows(
        `insert into remote_channel_log (remote, channel, release_id, action, detail, by_whom)
          values ($1, 'live', $2, $3, $4, $5) returning id`,
        [remote, releaseId, action, JSON.stringify(detail), printableLine(by)],
      );
      await rows(`select pg_notify($1, $2)`, [feedChannel, remote]);
    },
  };
}

/** Runs one change as a transaction, whole or not at all. */
export const transact = <Result>(work: (change: Change) => Promise<Result>): Promise<Result> =>
  database.transaction((transaction) => work(changeIn(transaction)));
