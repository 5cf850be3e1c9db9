import { QueryTypes, type Transaction } from 'sequelize';
import { database } from '../database';
import { printableLine } from './printable';

/** The PostgreSQL channel that announces changes of the feed. */
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
  /** A key's label, or the name of the job. */
  by: string;
  detail?: object;
}

/** A change of the platform: its statements and its log entry. */
export interface Change {
  rows: <Row extends object>(text: string, bind: unknown[]) => Promise<Row[]>;
  first: <Row extends object>(text: string, bind: unknown[]) => Promise<Row>;
  /** Blocks changes of other remotes until this one is done, so that what it has read stays true. */
  lockSite: () => Promise<void>;
  /** Adds to the append-only log and wakes every process that serves the feed. */
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
      // The lock makes log numbers follow the order of commits, across all remotes.
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

/** Runs one change in a transaction. */
export const transact = <Result>(work: (change: Change) => Promise<Result>): Promise<Result> =>
  database.transaction((transaction) => work(changeIn(transaction)));
