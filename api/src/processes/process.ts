import type { Transaction } from 'sequelize';
import { databaseNow } from '../clock';
import { database, sql } from '../database';
import { ApiError, notFound } from '../errors';
import type { EventType } from '../events';
import type { Actor } from '../http';
import { processRows, type Lease } from './process-row';

/** A step's context: the database's time, the actor (null for a timer), and the input. */
export interface Move<Input = unknown> {
  now: Date;
  actor: Actor | null;
  input: Input;
  transaction: Transaction;
}

export interface Transition<State extends string, Subject, Input> {
  from: readonly State[];
  to: State;
  /** Who takes the step, in a word. */
  by: string;
  /** Conditions by their names for readers; a guard throws if its condition does not hold, and the step is not taken. */
  guards?: Record<string, (subject: Subject, move: Move<Input>) => void>;
  /** Columns to write together with the new state. */
  writes?: (subject: Subject, move: Move<Input>) => object;
  /** The event to publish, such as `order.accepted`; absent if nothing subscribes. */
  event?: EventType<never>;
  /** The event's data besides its subject. */
  tells?: (subject: Subject, move: Move<Input>) => object;
  /** Effects of the step by their names for readers, executed in this order in the step's transaction. */
  follows: Record<string, (subject: Subject, move: Move<Input>) => unknown>;
}

/** The pause before a timer that has to wait is tried again. */
const lookAgainMs = 60_000;

/** When a state's timer is due, computed each time the state is written; null: never. */
interface Waits<Subject> {
  at: (subject: Subject, now: Date) => Date | null;
}
/** A timer that takes a step. */
interface Takes<Subject, Name> extends Waits<Subject> {
  take: Name;
  /** Whether it has to wait for something in progress; it is tried again in a minute. */
  waits?: (subject: Subject, transaction: Transaction) => Promise<boolean>;
}
/** A timer that enqueues a job for work outside a transaction, repeatedly while the state lasts; the job takes the step. */
interface Asks<Subject> extends Waits<Subject> {
  /** What the job does, in words. */
  does: string;
  queue: (subject: Subject, transaction: Transaction) => Promise<void>;
}
type Timer<Subject, Name> = Takes<Subject, Name> | Asks<Subject>;

/** Steps without input, which timers may take. */
type NamesWithout<Inputs> = {
  [Name in keyof Inputs]: Inputs[Name] extends void ? Name : never;
}[keyof Inputs];

interface Definition<State extends string, Subject, Inputs extends object> {
  /** The name in the table `processes` and in errors: `order-wrong_state`. */
  kind: string;
  initial: State;
  /** Locks the subject's row; null if there is none. */
  lock: (key: number, transaction: Transaction) => Promise<Subject | null>;
  keyOf: (subject: Subject) => number;
  stateOf: (subject: Subject) => State;
  enter: (subject: Subject, state: State, written: object, transaction: Transaction) => Promise<unknown>;
  transitions: { [Name in keyof Inputs]: Transition<State, Subject, Inputs[Name]> };
  /** A query for keys, as `key`, whose row in `processes` is missing or has another state. */
  strays: string;
  /** If a state has several timers, the first that is due counts. */
  timers: Partial<
    Record<State, Timer<Subject, NamesWithout<Inputs>> | readonly Timer<Subject, NamesWithout<Inputs>>[]>
  >;
}

/**
 * A life cycle of several days as a table of transitions. A step is one transaction: it locks the subject, writes the
 * new state, runs the effects, and sets the new state's timer.
 */
export class Process<State extends string, Subject, Inputs extends object> {
  constructor(readonly definition: Definition<State, Subject, Inputs>) {}

  get kind(): string {
    return this.definition.kind;
  }

  /**
   * Takes a step; idempotent, because a repeat finds the state it leads to. 404 if there is no subject, 409
   * `<kind>-wrong_state` if its state does not allow the step.
   */
  take<Name extends keyof Inputs>(
    name: Name,
    key: number,
    move: { actor: Actor | null; input: Inputs[Name] },
  ): Promise<Subject> {
    return database.transaction(async (transaction) => {
      const subject = await this.definition.lock(key, transaction);
      if (!subject) throw notFound();
      await this.takeLocked(name, subject, { ...move, transaction });
      return subject;
    });
  }

  /** The same for a caller that holds the subject's lock; 409 `<kind>-wrong_state` if its state does not allow the step. */
  async takeLocked<Name extends keyof Inputs>(
    name: Name,
    subject: Subject,
    move: { actor: Actor | null; input: Inputs[Name]; transaction: Transaction },
  ): Promise<void> {
    const { from, to } = this.definition.transitions[name];
    const state = this.definition.stateOf(subject);
    if (state === to) return;
    if (!from.includes(state)) {
      throw new ApiError(409, `${this.kind}-wrong_state`, {
        message: `This ${this.kind.replaceAll('_', ' ')} is ${state} and can't be ${to}.`,
        context: { status: state },
      });
    }
    await this.step(name, subject, move);
  }

  /**
   * Takes a step for a caller that holds the lock and has checked the state; `now` is a time that the caller read under
   * that lock.
   */
  async step<Name extends keyof Inputs>(
    name: Name,
    subject: Subject,
    given: { actor: Actor | null; input: Inputs[Name]; transaction: Transaction; now?: Date },
  ): Promise<void> {
    const { definition } = this;
    const { to, guards = {}, writes, event, tells, follows } = definition.transitions[name];
    const { transaction } = given;
    const move = { ...given, now: given.now ?? (await databaseNow(transaction)) };
    for (const guard of Object.values(guards)) guard(subject, move);
    await definition.enter(subject, to, writes?.(subject, move) ?? {}, transaction);
    for (const follow of Object.values(follows)) await follow(subject, move);
    const about = { kind: this.kind, key: definition.keyOf(subject) };
    await event?.publish(transaction, about, (tells?.(subject, move) ?? {}) as never);
    await this.keep(subject, move.now, transaction);
  }

  /**
   * Writes the subject's state and its next timer: after it is created, or after a column that its timers use has
   * changed.
   */
  async keep(subject: Subject, now: Date, transaction: Transaction): Promise<void> {
    const { keyOf, stateOf } = this.definition;
    const dueAt = this.timersOf(subject, now)[0]?.at ?? null;
    await processRows.write(
      { kind: this.kind, key: keyOf(subject), state: stateOf(subject), dueAt },
      transaction,
    );
  }

  /** The timers of the subject's state with their due times, earliest first. */
  private timersOf(subject: Subject, now: Date) {
    const timers = this.definition.timers[this.definition.stateOf(subject)];
    return [timers ?? []]
      .flat()
      .flatMap((timer) => {
        const at = timer.at(subject, now);
        return at ? [{ timer, at }] : [];
      })
      .sort((one, other) => one.at.getTime() - other.at.getTime());
  }

  /** The first due timer that need not wait; later ones run at their own time. */
  private async firstThatMay(subject: Subject, now: Date, transaction: Transaction) {
    for (const [place, { timer, at }] of this.timersOf(subject, now).entries()) {
      if (place > 0 && at > now) return null;
      if (!('take' in timer) || !(await timer.waits?.(subject, transaction))) return timer;
    }
    return null;
  }

  /**
   * Runs the timer of the leased state. If the subject's state was changed outside of this process, only its row is
   * updated.
   */
  async takeByClock(key: number, { state, fence }: Lease): Promise<void> {
    await database.transaction(async (transaction) => {
      const subject = await this.definition.lock(key, transaction);
      if (!subject) throw notFound();
      await processRows.requireFence(this.kind, key, fence, transaction);
      const now = await databaseNow(transaction);
      if (this.definition.stateOf(subject) !== state) return this.keep(subject, now, transaction);
      const timer = await this.firstThatMay(subject, now, transaction);
      if (!timer) return this.lookAgain(subject, now, transaction);
      if ('queue' in timer) {
        await timer.queue(subject, transaction);
        return this.keep(subject, now, transaction);
      }
      const input = undefined as Inputs[NamesWithout<Inputs>];
      await this.step(timer.take, subject, { actor: null, input, transaction });
    });
  }

  /** Schedules the next look: at the timer's time, in a minute if that has passed, or never if the state has no timer. */
  private async lookAgain(subject: Subject, now: Date, transaction: Transaction): Promise<void> {
    const [first] = this.timersOf(subject, now);
    if (!first || first.at > now) return this.keep(subject, now, transaction);
    const { keyOf, stateOf } = this.definition;
    const dueAt = new Date(now.getTime() + lookAgainMs);
    await processRows.write(
      { kind: this.kind, key: keyOf(subject), state: stateOf(subject), dueAt },
      transaction,
    );
  }

  /** Repairs rows of subjects that were changed outside of the process: by an earlier release, or by hand. */
  async findStrays(): Promise<void> {
    const strays = await sql.rows<{ key: number }>(`select key from (${this.definition.strays}) s limit 500`);
    for (const { key } of strays) {
      await database.transaction(async (transaction) => {
        const subject = await this.definition.lock(key, transaction);
        if (subject) await this.keep(subject, await databaseNow(transaction), transaction);
      });
    }
  }
}
