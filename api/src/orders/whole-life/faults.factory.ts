import { AsyncLocalStorage } from 'node:async_hooks';
import type { Socket } from 'node:net';
import express, { type Express } from 'express';
import pg from 'pg';
import { createApp } from '../../app';
import { stripe } from '../../payments';

/**
 * What goes wrong at the n-th word that a call or a job has with the database or with Stripe, before it is sent or after its
 * answer came: its process is `killed`, and nothing that it does from then on reaches anybody; or the connection to the
 * database is `cut`, which the API may sit out.
 */
export interface Fault {
  how: 'killed' | 'cut';
  at: number;
  when: 'before' | 'after';
}

/** The process that was at it is gone. */
class Killed extends Error {
  override name = 'Killed';
}

/** Of the last call or job that brought a fault: whether it has met it yet. */
export const lastFault = { isMet: false };

class Fate {
  private words = 0;
  isDead = false;
  constructor(readonly fault: Fault | null) {
    if (fault) lastFault.isMet = false;
  }

  /** Has one word, unless fate is against it. */
  async say<Answer>(word: () => Promise<Answer>, cutConnection: (() => void) | null): Promise<Answer> {
    if (this.isDead) throw new Killed();
    this.words += 1;
    const { fault } = this;
    if (fault?.at !== this.words) return word();
    lastFault.isMet = true;
    const isKilled = fault.how === 'killed';
    // Only the database's connection is cut.
    if (!isKilled && !cutConnection) return word();
    if (fault.when === 'after') await word();
    this.isDead = isKilled;
    cutConnection?.();
    if (isKilled) throw new Killed();
    if (fault.when === 'after') throw new Error('Connection terminated unexpectedly');
    return word();
  }
}

const fates = new AsyncLocalStorage<Fate>();

type Answered = (error: Error | null, result?: unknown) => void;
type Query = (this: object, ...given: unknown[]) => unknown;
const prototype = pg.Client.prototype as unknown as { query: Query };
const { query } = prototype;

/** pg keeps its socket there, and has no type for it. */
const socketOf = (client: object) => (client as { connection: { stream: Socket } }).connection.stream;

/** What the pool says to a new connection, which may be for another caller than the one who had it made. */
const isPools = /^set (standard_conforming_strings|client_min_messages|time zone)/i;
/** What moves the time of the whole world: no process says it. */
const isClocks = /virtual_time/;

prototype.query = function (...given) {
  const fate = fates.getStore();
  const [statement] = given;
  const text = String(statement);
  if (!fate || /^rollback/i.test(text) || isPools.test(text) || isClocks.test(text))
    return query.apply(this, given);
  const last = given.at(-1);
  const answered = typeof last === 'function' ? (last as Answered) : null;
  const asked = answered ? given.slice(0, -1) : given;
  const said = fate.say(
    () => query.apply(this, asked) as Promise<unknown>,
    // A dead process holds no connection, so that what it began is undone.
    () => socketOf(this).destroy(),
  );
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
      return fate ? fate.say(() => call(...given), null) : call(...given);
    };
  }
}

const header = 'x-fate';

/** The API, where a call may bring what will go wrong with it. */
export function appWithFaults(): Express {
  const app = express();
  app.use((request, _response, next) => {
    const fault = request.get(header);
    fates.run(new Fate(fault ? (JSON.parse(fault) as Fault) : null), next);
  });
  app.use(createApp());
  return app;
}

/** What a call brings for it. */
export const withFault = (fault: Fault | null): Record<string, string> =>
  fault ? { [header]: JSON.stringify(fault) } : {};

/** Does something as a process with that fate would; answers whether it was killed. */
export async function fated(fault: Fault | null, work: () => Promise<void>): Promise<boolean> {
  const fate = new Fate(fault);
  try {
    await fates.run(fate, work);
  } catch (error) {
    if (!fate.isDead) throw error;
  }
  return fate.isDead;
}
