import { AsyncLocalStorage } from 'node:async_hooks';
import type { Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import express, { type Express } from 'express';
import pg from 'pg';
import { createApp } from '../../app';
import { sql } from '../../database';
import { stripe } from '../../payments';
import { endConnections } from './virtual-time.factory';

/**
 * A fault at the n-th request of a call or job to the database or Stripe, before it is sent or after its answer: its
 * process is `killed` and does nothing more, its connection to the database is `cut`, or PostgreSQL is `restarted`,
 * which ends every connection. The API may survive the last two.
 */
export interface Fault {
  how: 'killed' | 'cut' | 'restarted';
  at: number;
  when: 'before' | 'after';
}
/** Never happens, but the requests are recorded. */
export const noFault: Fault = { how: 'killed', at: 0, when: 'before' };

/** Thrown into the work of a killed process. */
class Killed extends Error {
  override name = 'Killed';
}

/** A recorded request: whether its effect lasts after its process dies, and whether it went to Stripe. */
export interface SaidWord {
  lasts: boolean;
  isToStripe: boolean;
}
/** For the last call or worker with a fault: whether the fault happened, and its requests. */
export const lastFault = { isMet: false, words: [] as SaidWord[] };

interface Word<Answer> {
  say: () => Promise<Answer>;
  /** Breaks the request's connection; null if it is not the database's. */
  cut: (() => void) | null;
  /** Whether its effect lasts after its process dies. */
  lasts: boolean;
}

/** Waits for statements that were pipelined with the cut one, which the server executes all the same. */
export async function afterwards(): Promise<void> {
  if (!lastFault.isMet) return;
  for (let look = 0; look < 200; look += 1) {
    const others = await sql.rows(
      `select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
         and backend_type = 'client backend' and state <> 'idle'`,
    );
    if (others.length === 0) return;
    await setTimeout(10);
  }
}

/** The faults of one call or worker. */
export class Fate {
  private words = 0;
  isDead = false;
  constructor(readonly fault: Fault | null) {
    if (fault) Object.assign(lastFault, { isMet: false, words: [] });
  }

  /** Executes one request, unless the fault happens at it. */
  async say<Answer>({ say, cut, lasts }: Word<Answer>): Promise<Answer> {
    if (this.isDead) throw new Killed();
    this.words += 1;
    const { fault } = this;
    if (fault) lastFault.words.push({ lasts, isToStripe: cut === null });
    if (fault?.at !== this.words) return say();
    lastFault.isMet = true;
    if (fault.how === 'killed') {
      if (fault.when === 'after') await say();
      this.isDead = true;
      cut?.();
      throw new Killed();
    }
    const isRestart = fault.how === 'restarted';
    if (!cut) return isRestart ? aroundRestart(fault.when, say) : say();
    if (fault.when === 'after') await say();
    // At once, so that pipelined requests lose their connection too.
    cut();
    if (isRestart) await endConnections();
    if (fault.when === 'after') throw new Error('Connection terminated unexpectedly');
    return say();
  }
}

/** A request to Stripe succeeds while PostgreSQL restarts. */
async function aroundRestart<Answer>(when: Fault['when'], say: () => Promise<Answer>): Promise<Answer> {
  if (when === 'before') await endConnections();
  const answer = await say();
  if (when === 'after') await endConnections();
  return answer;
}

const fates = new AsyncLocalStorage<Fate>();

type Answered = (error: Error | null, result?: unknown) => void;
type Query = (this: object, ...given: unknown[]) => unknown;
const prototype = pg.Client.prototype as unknown as { query: Query };
const { query } = prototype;

/** pg keeps its socket in this field, without a type. */
const socketOf = (client: object) => (client as { connection: { stream: Socket } }).connection.stream;

/** Set-up statements of a new pooled connection, which may serve another caller. */
const isPools = /^set (standard_conforming_strings|client_min_messages|time zone)/i;
/** Statements of the test's clock, which belong to no process. */
const isClocks = /virtual_time/;
const writes = /\b(insert|update|delete|nextval|add_jobs?)\b/i;
/** Connections inside a transaction. */
const inTransaction = new WeakSet();
const textOf = (statement: unknown) =>
  typeof statement === 'object' && statement !== null && 'text' in statement
    ? String(statement.text)
    : String(statement);

/** Whether a statement's effect lasts by itself: a commit, or a write outside of a transaction. */
function lastsBy(client: object, text: string): boolean {
  if (/^(start transaction|begin)/i.test(text)) inTransaction.add(client);
  if (!/^(commit|rollback)/i.test(text)) return !inTransaction.has(client) && writes.test(text);
  inTransaction.delete(client);
  return /^commit/i.test(text);
}

prototype.query = function (...given) {
  const fate = fates.getStore();
  const text = textOf(given[0]);
  const lasts = lastsBy(this, text);
  if (!fate || /^rollback/i.test(text) || isPools.test(text) || isClocks.test(text))
    return query.apply(this, given);
  const last = given.at(-1);
  const answered = typeof last === 'function' ? (last as Answered) : null;
  const asked = answered ? given.slice(0, -1) : given;
  const said = fate.say({
    say: () => query.apply(this, asked) as Promise<unknown>,
    // A dead process loses its connection, which rolls its transaction back.
    cut: () => socketOf(this).destroy(),
    lasts,
  });
  if (!answered) return said;
  said.then(
    (result) => answered(null, result),
    (error: unknown) => answered(error as Error),
  );
  return undefined;
};

type Calls = Record<string, (...given: unknown[]) => Promise<unknown>>;
const spoken = [
  [stripe.paymentIntents, ['create', 'confirm', 'retrieve', 'capture', 'cancel']],
  [stripe.refunds, ['create']],
] as const;
for (const [resource, names] of spoken) {
  const calls = resource as unknown as Calls;
  for (const name of names) {
    const call = calls[name]?.bind(resource);
    if (!call) throw new Error(`Stripe's client has no ${name}`);
    calls[name] = (...given) => {
      const fate = fates.getStore();
      return fate
        ? fate.say({ say: () => call(...given), cut: null, lasts: name !== 'retrieve' })
        : call(...given);
    };
  }
}

const header = 'x-fate';

/** The API, with a header that makes a call fail. */
export function appWithFaults(): Express {
  const app = express();
  app.use((request, _response, next) => {
    const fault = request.get(header);
    fates.run(new Fate(fault ? (JSON.parse(fault) as Fault) : null), next);
  });
  app.use(createApp());
  return app;
}

/** The header with a call's fault. */
export const withFault = (fault: Fault | null): Record<string, string> =>
  fault ? { [header]: JSON.stringify(fault) } : {};

/** Runs work with these faults; returns whether it was killed. */
export async function fated(fate: Fate, work: () => Promise<void>): Promise<boolean> {
  try {
    await fates.run(fate, work);
  } catch (error) {
    if (!fate.isDead) throw error;
  }
  return fate.isDead;
}
