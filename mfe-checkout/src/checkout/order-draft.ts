import type { Schemas } from '@copper-carrot/contracts';
import { type Problem } from './failures';
import {
  type ChangeKey,
  type Changes,
  keysOf,
  merged,
  namesPlace,
  partOf,
  type Section,
  sectionOf,
  sections,
} from './sections';

export type SaveState = 'idle' | 'waiting' | 'saving' | 'saved' | 'failed';

export interface DraftState {
  /** What was changed here and is not saved yet. */
  pending: Changes;
  states: Record<Section, SaveState>;
  problems: readonly Problem[];
}

export interface DraftOptions {
  send: (body: Schemas['PatchOrderBody']) => Promise<Schemas['Order']>;
  /** Shows the order as it stands now. */
  readAgain: () => Promise<void>;
  /** What a refused save means for the screen; none where it leads elsewhere. */
  onFailure: (error: unknown) => Problem[];
  /** Whether a save never got there, or was not answered: it says nothing against what was typed. */
  isLost: (error: unknown) => boolean;
  /** Whether what stands in a section can be sent; it waits until it can. */
  isReady: (section: Section, pending: Changes) => boolean;
  store: { read(): Changes; write(pending: Changes): void };
}

/**
 * What a person typed into checkout on its way to the server: each section is saved by itself as soon as it is valid, one
 * call at a time. What can't be saved is kept, over a reload too, and is tried again with the next change that can.
 */
export class OrderDraft {
  private state: DraftState;
  private readonly listeners = new Set<() => void>();
  private readonly dirty = new Set<Section>();
  /** Refused for what another section holds: they go along with whatever is saved next. */
  private readonly blocked = new Set<Section>();
  /** Sent and not answered: they are sent again with whatever asks for a save next, or asked about where they were taken back. */
  private readonly lost = new Set<ChangeKey>();
  private redistribute = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private running: Promise<void> | null = null;

  constructor(private readonly options: DraftOptions) {
    const pending = options.store.read();
    const states = Object.fromEntries(sections.map((section) => [section, 'idle'])) as DraftState['states'];
    for (const key of keysOf(pending)) {
      this.dirty.add(sectionOf(key));
      states[sectionOf(key)] = 'waiting';
    }
    this.state = { pending, states, problems: [] };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  readonly snapshot = (): DraftState => this.state;

  /** Takes changes in; they are sent after `wait` milliseconds without another one. */
  change(changes: Changes, { wait = 0, redistribute = false } = {}): void {
    const keys = keysOf(changes);
    const touched = new Set(keys.map(sectionOf));
    const states = { ...this.state.states };
    for (const section of touched) {
      this.dirty.add(section);
      states[section] = 'waiting';
    }
    this.redistribute ||= redistribute;
    const pending = merged(this.state.pending, changes);
    this.options.store.write(pending);
    this.set({
      pending,
      states,
      problems: this.state.problems.filter((one) => !answers(keys, touched, one)),
    });
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.flush(), wait);
  }

  /** Forgets an unsaved change, such as a coupon that was refused; what was said about it goes too unless it is kept. */
  drop(key: keyof Changes, { keepProblem = false } = {}): void {
    const problems = keepProblem
      ? this.state.problems
      : this.state.problems.filter(({ field }) => field !== key);
    if (!(key in this.state.pending)) {
      if (problems.length !== this.state.problems.length) this.set({ ...this.state, problems });
      return;
    }
    const { [key]: _dropped, ...pending } = this.state.pending;
    const section = sectionOf(key);
    const states = { ...this.state.states };
    if (keysOf(partOf(pending, [section])).length === 0) states[section] = 'idle';
    this.options.store.write(pending);
    this.set({ pending, states, problems });
  }

  /** Sends all that can be sent, and settles when it is answered. */
  flush(): Promise<void> {
    clearTimeout(this.timer);
    for (const key of this.lost) this.dirty.add(sectionOf(key));
    this.running ??= this.drain().finally(() => {
      this.running = null;
    });
    return this.running;
  }

  /** Whether something was taken back here whose save got no answer: it may have arrived. */
  isUnsure(): boolean {
    return this.takenBack().length > 0;
  }

  retry(section: Section): Promise<void> {
    this.dirty.add(section);
    return this.flush();
  }

  /** Forgets what was said against the order and sends what was refused once more: other rules hold for it now. */
  retryRefused(): Promise<void> {
    this.show([]);
    this.wakeRefused(this.state);
    return this.flush();
  }

  /** The connection is back: what was lost is sent again, and nothing speaks of it any more. */
  reconnect(words: string): Promise<void> {
    this.show(this.state.problems.filter(({ message }) => message !== words));
    return this.flush();
  }

  /** Shows what a submit found; it goes when the person changes what it is about. */
  show(problems: readonly Problem[]): void {
    this.set({ ...this.state, problems });
  }

  private async drain(): Promise<void> {
    for (;;) {
      const section = sections.find(
        (each) => this.dirty.has(each) && this.options.isReady(each, this.state.pending),
      );
      if (!section) return;
      await this.send(section);
    }
  }

  private async send(section: Section): Promise<void> {
    this.dirty.delete(section);
    const along = [section, ...[...this.blocked].filter((each) => each !== section)];
    const order = partOf(this.state.pending, along);
    if (keysOf(order).length === 0) return this.isUnsure() ? this.ask(section) : this.mark(along, 'idle');
    for (const key of keysOf(order)) this.lost.delete(key);
    const redistribute = this.redistribute && 'headcount' in order;
    this.mark(along, 'saving');
    try {
      await this.options.send({ order, ...(redistribute ? { should_redistribute: true } : {}) });
      if (redistribute) this.redistribute = false;
      this.settle(along, order);
    } catch (error) {
      if (this.options.isLost(error)) for (const key of keysOf(order)) this.lost.add(key);
      this.refuse(section, along, this.found(error, section));
    }
  }

  /** Nothing is left to send, and what was sent may stand there. */
  private async ask(section: Section): Promise<void> {
    try {
      await this.options.readAgain();
      this.forgetTakenBack();
      this.set({
        ...this.state,
        problems: this.state.problems.filter((one) => one.section !== section || one.field !== null),
      });
      this.mark([section], 'idle');
    } catch (error) {
      this.refuse(section, [section], this.found(error, section));
    }
  }

  /** What is said about the order as a whole is said where the person is. */
  private found(error: unknown, section: Section): Problem[] {
    return this.options
      .onFailure(error)
      .map((problem) => (problem.section === 'submit' ? { ...problem, section } : problem));
  }

  private takenBack(): ChangeKey[] {
    return [...this.lost].filter((key) => !(key in this.state.pending));
  }

  /** An answer holds the whole order. */
  private forgetTakenBack(): void {
    for (const key of this.takenBack()) this.lost.delete(key);
  }

  private settle(along: readonly Section[], sent: Changes): void {
    this.forgetTakenBack();
    const pending = Object.fromEntries(
      Object.entries(this.state.pending).filter(([key, value]) => sent[key as keyof Changes] !== value),
    ) as Changes;
    this.options.store.write(pending);
    for (const section of along) this.blocked.delete(section);
    const states = { ...this.state.states };
    for (const section of along) states[section] = this.dirty.has(section) ? 'waiting' : 'saved';
    // One thing put right may be what another save was waiting for.
    this.wakeRefused({ pending, states });
    // What was said of a field that was not among those saved still holds.
    const isSaved = ({ field }: Problem) => field === null || field === 'date_time' || field in sent;
    const problems = this.state.problems.filter(
      (problem) => problem.section !== 'submit' && !(along.includes(problem.section) && isSaved(problem)),
    );
    this.set({ pending, states, problems });
  }

  private refuse(section: Section, along: readonly Section[], found: Problem[]): void {
    const atFault = (each: Section) => found.some((problem) => problem.section === each);
    for (const each of along) {
      if (atFault(each) || found.length === 0) this.blocked.delete(each);
      else this.blocked.add(each);
    }
    // Its companion was the one at fault: alone it may pass.
    if (along.length > 1 && !atFault(section) && along.some(atFault)) this.dirty.add(section);
    const states = { ...this.state.states };
    for (const each of along) states[each] = this.dirty.has(each) ? 'waiting' : 'failed';
    const others = this.state.problems.filter(
      (problem) => !found.some((one) => one.section === problem.section && one.field === problem.field),
    );
    this.set({ ...this.state, states, problems: [...others, ...found] });
  }

  private wakeRefused({ pending, states }: Pick<DraftState, 'pending' | 'states'>): void {
    for (const key of keysOf(pending)) {
      if (states[sectionOf(key)] === 'failed') this.dirty.add(sectionOf(key));
    }
  }

  private mark(which: readonly Section[], state: SaveState): void {
    const states = { ...this.state.states };
    for (const section of which) states[section] = state;
    this.set({ ...this.state, states });
  }

  private set(state: DraftState): void {
    this.state = state;
    for (const listener of [...this.listeners]) listener();
  }
}

const dateKeys = new Set(['start_date', 'start_time']);

/** Whether a change speaks to a problem: its own field, its section as a whole, or anything where the order as such is refused. */
function answers(keys: readonly string[], touched: ReadonlySet<Section>, problem: Problem): boolean {
  if (problem.section === 'submit' || problem.blocks) return true;
  if (!touched.has(problem.section)) return false;
  if (problem.field === 'date_time') return keys.some((key) => dateKeys.has(key));
  if (problem.field === 'credit_card_id' || problem.field?.startsWith('choice_')) return true;
  if (problem.field !== null && namesPlace([problem.field])) return namesPlace(keys);
  return problem.field === null || keys.includes(problem.field);
}
