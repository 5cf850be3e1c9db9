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
  /** What is told of the step to whoever subscribes, such as `order.accepted`; absent where nobody has asked for it. */
  event?: EventType<never>;
  /** What the event says besides its subject. */
  tells?: (subject: Subject, move: Move<Input>) => object;
  /** What the step brings with it, by what a reader calls it; in this order, in the step's transaction. */
  follows: Record<string, (subject: Subject, move: Move<Input>) => unknown>;
}

/** What has to wait for something else is looked at again after this. */
const lookAgainMs = 60_000;

/** When the clock goes on from a state, asked anew each time that it has; null: not at all. */
interface Waits<Subject> {
  at: (subject: Subject, now: Date) => Date | null;
}
/** The clock takes a step. */
interface Takes<Subject, Name> extends Waits<Subject> {
  take: Name;
  /** Whether it has to wait for something else that is under way; then it is looked at again in a minute. */
  waits?: (subject: Subject, transaction: Transaction) => Promise<boolean>;
}
/** The clock has a job do what no transaction may wait for, again and again while the state lasts; the job takes the step. */
interface Asks<Subject> extends Waits<Subject> {
  /** What the job does, in words for a reader. */
  does: string;
  queue: (subject: Subject, transaction: Transaction) => Promise<void>;
}
type Timer<Subject, Name> = Takes<Subject, Name> | Asks<Subject>;

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
  /** Of several in one state the first that is due counts. */
  timers: Partial<
    Record<State, Timer<Subject, NamesWithout<Inputs>> | readonly Timer<Subject, NamesWithout<Inputs>>[]>
  >;
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
      await this.takeLocked(name, subject, { ...move, transaction });
      return subject;
    });
  }

  /** The same for whoever holds the subject's lock; 409 `<kind>-wrong_state` where its state does not allow the step. */
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
   * The step itself, for whoever holds the subject's lock and knows that its state allows it; by their moment, where they
   * have asked for one under that lock.
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
   * Writes where the subject stands, and when the clock goes on from there: for whoever made it, or changed on it what its
   * timers go by.
   */
  async keep(subject: Subject, now: Date, transaction: Transaction): Promise<void> {
    const { keyOf, stateOf } = this.definition;
    const dueAt = this.timersOf(subject, now)[0]?.at ?? null;
    await processRows.write(
      { kind: this.kind, key: keyOf(subject), state: stateOf(subject), dueAt },
      transaction,
    );
  }

  /** The timers of the subject's state, and when each is due; the first one first. */
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

  /** The first timer whose step need not wait for anything; what comes after that is done at its own time. */
  private async firstThatMay(subject: Subject, now: Date, transaction: Transaction) {
    for (const [place, { timer, at }] of this.timersOf(subject, now).entries()) {
      if (place > 0 && at > now) return null;
      if (!('take' in timer) || !(await timer.waits?.(subject, transaction))) return timer;
    }
    return null;
  }

  /** What the clock does in the state that was leased. A subject that somebody moved past this table has its row go by it. */
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

  /** Nothing is to be done now: in a minute, or never where the state has no timer. */
  private async lookAgain(subject: Subject, now: Date, transaction: Transaction): Promise<void> {
    if (this.timersOf(subject, now).length === 0) return this.keep(subject, now, transaction);
    const { keyOf, stateOf } = this.definition;
    const dueAt = new Date(now.getTime() + lookAgainMs);
    await processRows.write(
      { kind: this.kind, key: keyOf(subject), state: stateOf(subject), dueAt },
      transaction,
    );
  }

  /** Brings back in line what was written past this table: by a release from before it, or by hand. */
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
