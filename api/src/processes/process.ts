import type { Transaction } from 'sequelize';
import { databaseNow } from '../clock';
import { database, sql } from '../database';
import { ApiError, notFound } from '../errors';
import type { EventType } from '../events';
import type { Actor } from '../http';
import { processRows, type Lease } from './process-row';

/** What a step has at hand: the database's time, who takes it (null: the clock), and what they said. */
export interface Move<Input = unknown> {
  now: Date;
  actor: Actor | null;
  input: Input;
  transaction: Transaction;
}

export interface Transition<State extends string, Subject, Input> {
  from: readonly State[];
  to: State;
  /** Whose step it is, in a word. */
  by: string;
  /** What must hold, by what a reader calls it; throws where it does not, so that the step is not taken. */
  guards?: Record<string, (subject: Subject, move: Move<Input>) => void>;
  /** What is written on the subject together with its new state. */
  writes?: (subject: Subject, move: Move<Input>) => object;
  /** What is told of the step to whoever subscribes, such as `order.accepted`. */
  event: EventType<never>;
  /** What the event says besides its subject. */
  tells?: (subject: Subject, move: Move<Input>) => object;
  /** What the step brings with it, by what a reader calls it; in this order, in the step's transaction. */
  follows: Record<string, (subject: Subject, move: Move<Input>) => unknown>;
}

/** What the clock does in a state, and when; null: nothing. */
interface Timer<Subject, Name> {
  take: Name;
  at: (subject: Subject) => Date | null;
}

/** The steps that need nothing said: the clock's. */
type NamesWithout<Inputs> = {
  [Name in keyof Inputs]: Inputs[Name] extends void ? Name : never;
}[keyof Inputs];

interface Definition<State extends string, Subject, Inputs extends object> {
  /** Names it in the table `processes` and in errors: `order-wrong_state`. */
  kind: string;
  initial: State;
  /** Locks the row that the process is about; null where there is none. */
  lock: (key: number, transaction: Transaction) => Promise<Subject | null>;
  keyOf: (subject: Subject) => number;
  stateOf: (subject: Subject) => State;
  /** Writes the new state and what comes with it onto the subject. */
  enter: (subject: Subject, state: State, written: object, transaction: Transaction) => Promise<unknown>;
  transitions: { [Name in keyof Inputs]: Transition<State, Subject, Inputs[Name]> };
  /** A query of the keys, as `key`, whose row in `processes` is missing or says another state. */
  strays: string;
  timers: Partial<Record<State, Timer<Subject, NamesWithout<Inputs>>>>;
}

/**
 * A life that goes on for days, as one table of transitions. A step is one transaction: the subject's lock, its new state,
 * what follows, and the clock of the state that it comes to.
 */
export class Process<State extends string, Subject, Inputs extends object> {
  constructor(readonly definition: Definition<State, Subject, Inputs>) {}

  get kind(): string {
    return this.definition.kind;
  }

  /**
   * Takes a step. The same step twice is no conflict: the second finds what the first one did. 404 where there is nothing,
   * 409 `<kind>-wrong_state` where its state does not allow the step.
   */
  take<Name extends keyof Inputs>(
    name: Name,
    key: number,
    move: { actor: Actor | null; input: Inputs[Name] },
  ): Promise<Subject> {
    return database.transaction(async (transaction) => {
      const subject = await this.definition.lock(key, transaction);
      if (!subject) throw notFound();
      const { from, to } = this.definition.transitions[name];
      const state = this.definition.stateOf(subject);
      if (state === to) return subject;
      if (!from.includes(state)) {
        throw new ApiError(409, `${this.kind}-wrong_state`, {
          message: `This ${this.kind} is ${state} and can't be ${to}.`,
          context: { status: state },
        });
      }
      await this.step(name, subject, { ...move, transaction });
      return subject;
    });
  }

  /** The step itself, for whoever holds the subject's lock and knows that its state allows it. */
  async step<Name extends keyof Inputs>(
    name: Name,
    subject: Subject,
    given: { actor: Actor | null; input: Inputs[Name]; transaction: Transaction },
  ): Promise<void> {
    const { definition } = this;
    const { to, guards = {}, writes, event, tells, follows } = definition.transitions[name];
    const { transaction } = given;
    const move = { ...given, now: await databaseNow(transaction) };
    for (const guard of Object.values(guards)) guard(subject, move);
    await definition.enter(subject, to, writes?.(subject, move) ?? {}, transaction);
    for (const follow of Object.values(follows)) await follow(subject, move);
    const about = { kind: this.kind, key: definition.keyOf(subject) };
    await event.publish(transaction, about, (tells?.(subject, move) ?? {}) as never);
    await this.keep(subject, transaction);
  }

  /** Writes where the subject stands, and when the clock goes on from there; also for who moved what the clock goes by. */
  async keep(subject: Subject, transaction: Transaction): Promise<void> {
    const { keyOf, stateOf, timers } = this.definition;
    const state = stateOf(subject);
    const dueAt = timers[state]?.at(subject) ?? null;
    await processRows.write({ kind: this.kind, key: keyOf(subject), state, dueAt }, transaction);
  }

  /** What the clock does in the state that was leased. A subject that somebody moved past this table has its row go by it. */
  async takeByClock(key: number, { state, fence }: Lease): Promise<void> {
    await database.transaction(async (transaction) => {
      const subject = await this.definition.lock(key, transaction);
      if (!subject) throw notFound();
      await processRows.requireFence(this.kind, key, fence, transaction);
      const timer = this.definition.timers[state as State];
      if (!timer || this.definition.stateOf(subject) !== state) return this.keep(subject, transaction);
      const input = undefined as Inputs[NamesWithout<Inputs>];
      await this.step(timer.take, subject, { actor: null, input, transaction });
    });
  }

  /** Brings back in line what was written past this table: by a release from before it, or by hand. */
  async findStrays(): Promise<void> {
    const strays = await sql.rows<{ key: number }>(`select key from (${this.definition.strays}) s limit 500`);
    for (const { key } of strays) {
      await database.transaction(async (transaction) => {
        const subject = await this.definition.lock(key, transaction);
        if (subject) await this.keep(subject, transaction);
      });
    }
  }
}
