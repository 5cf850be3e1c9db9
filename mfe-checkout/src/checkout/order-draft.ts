import { type Changers, isReaderAlone } from './changers';
import {
  answers,
  type DraftState,
  isAbout,
  marked,
  nothingTyped,
  problemsAfterRefusal,
  problemsAfterSave,
  type SaveState,
} from './draft-state';
import { type DraftOptions } from './draft-options';
import { isLost, type Problem } from './failures';
import { Footing } from './footing';
import { baseOf, type Clash, holds } from './merge';
import { Observed } from './observed';
import {
  type ChangeKey,
  type Changes,
  keysOf,
  merged,
  partOf,
  type Section,
  sectionOf,
  sections,
} from './sections';

/**
 * Autosave for checkout: saves each section once it is valid, one call at a time. Changes that
 * can't be saved are kept over a reload and retried with the next save.
 */
export class OrderDraft extends Observed<DraftState> {
  private readonly dirty: Set<Section>;
  /** Sections that were refused for another section's value; they are sent with the next save. */
  private readonly blocked = new Set<Section>();
  /**
   * Fields whose save got no answer; they are sent again with the next save, or read again if the
   * change was undone.
   */
  private readonly lost = new Set<ChangeKey>();
  private redistribute = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private running: Promise<void> | null = null;
  private readonly footing: Footing;

  constructor(private readonly options: DraftOptions) {
    const { pending, base } = options.store.read();
    const waiting = keysOf(pending).map(sectionOf);
    super(marked({ ...nothingTyped, pending }, waiting, 'waiting'));
    this.dirty = new Set(waiting);
    this.footing = new Footing(base ?? baseOf(options.shown()));
  }

  /** Adds changes, and sends them after `wait` milliseconds without another change. */
  change(changes: Changes, { wait = 0, redistribute = false } = {}): void {
    this.look();
    const keys = keysOf(changes);
    const touched = new Set(keys.map(sectionOf));
    for (const section of touched) this.dirty.add(section);
    this.redistribute ||= redistribute;
    this.keep(merged(this.state.pending, changes));
    this.mark([...touched], 'waiting');
    this.set({
      problems: this.state.problems.filter((one) => !answers(keys, touched, one)),
      // Typing the field again decides a conflict in favour of the new input.
      clashes: this.state.clashes.filter((one) => !isAbout(one, keys)),
    });
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.flush(), wait);
  }

  /** Drops an unsaved change, such as a refused coupon, and its problem unless that is kept. */
  drop(key: keyof Changes, { keepProblem = false } = {}): void {
    const problems = keepProblem
      ? this.state.problems
      : this.state.problems.filter(({ field }) => field !== key);
    if (!(key in this.state.pending)) {
      if (problems.length !== this.state.problems.length) this.set({ problems });
      return;
    }
    const { [key]: _dropped, ...pending } = this.state.pending;
    const section = sectionOf(key);
    this.keep(pending);
    if (keysOf(partOf(pending, [section])).length === 0) this.mark([section], 'idle');
    this.set({ problems, clashes: this.state.clashes.filter((one) => !isAbout(one, [key])) });
  }

  /** The version on the screen, including saves from here. */
  get version(): number {
    return this.footing.base.version;
  }

  /** How many times others changed the order under unsaved changes. */
  get timesOthersCame(): number {
    return this.footing.timesOthersCame;
  }

  /** Takes the shown order as the base while nothing is typed. */
  look(): void {
    if (this.running || keysOf(this.state.pending).length > 0) return;
    const shown = this.options.shown();
    if (shown.lock_version > this.version) this.footing.stand(shown);
  }

  /** Resolves a conflict with the value typed here. */
  keepMine(clash: Clash): Promise<void> {
    this.set({ clashes: this.state.clashes.filter((one) => one !== clash) });
    this.dirty.add(clash.section);
    return this.flush();
  }

  /** Resolves a conflict with the other person's value. */
  useTheirs(clash: Clash): void {
    for (const key of clash.keys) {
      this.lost.delete(key);
      this.drop(key);
    }
    const isSettled = ({ section, field }: Problem) => section === clash.section && field === null;
    this.show(this.state.problems.filter((one) => !isSettled(one)));
  }

  /** Sends everything that can be sent; resolves once it is answered. */
  flush(): Promise<void> {
    clearTimeout(this.timer);
    for (const key of this.lost) this.dirty.add(sectionOf(key));
    this.running ??= this.drain().finally(() => {
      this.running = null;
    });
    return this.running;
  }

  /** Whether a change was undone here whose save got no answer, so that it may be stored. */
  isUnsure(): boolean {
    return this.takenBack().length > 0;
  }

  /** Whether a save got no answer, so that the stored order is unknown. */
  isUnanswered(): boolean {
    return this.lost.size > 0;
  }

  retry(section: Section): Promise<void> {
    this.dirty.add(section);
    return this.flush();
  }

  /** Clears the problems and sends refused changes again, after the rules changed. */
  retryRefused(): Promise<void> {
    this.show([]);
    this.wakeRefused();
    return this.flush();
  }

  /** After the connection is back: clears the connection message and sends lost saves again. */
  reconnect(words: string): Promise<void> {
    this.show(this.state.problems.filter(({ message }) => message !== words));
    return this.flush();
  }

  /** Shows problems found by a submit; each is cleared when the person changes its field. */
  show(problems: readonly Problem[]): void {
    this.set({ problems });
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
    const order = this.sendable(along);
    if (keysOf(order).length === 0) {
      if (this.isUnsure()) return this.ask(section);
      return this.mark(along, this.isHeld(along) ? 'waiting' : 'idle');
    }
    const wasLost = keysOf(order).some((key) => this.lost.has(key)) || this.isUnsure();
    for (const key of keysOf(order)) this.lost.delete(key);
    const redistribute = this.redistribute && 'headcount' in order;
    this.mark(along, 'saving');
    try {
      const saved = await this.options.send({
        order: { ...order, lock_version: this.version },
        ...(redistribute ? { should_redistribute: true } : {}),
      });
      this.footing.stand(saved);
      if (redistribute) this.redistribute = false;
      this.settle(along, order);
    } catch (error) {
      if (isLost(error)) for (const key of keysOf(order)) this.lost.add(key);
      const by = this.options.movedOnBy(error);
      if (by) return this.standOnTheirs(section, along, { error, by, order, wasLost });
      this.refuse(section, along, this.found(error, section));
    }
  }

  /**
   * Another save came first: rebases the changes on the new version and sends them again, except
   * conflicts.
   */
  private async standOnTheirs(
    section: Section,
    along: readonly Section[],
    { error, by, order, wasLost }: { error: unknown; by: Changers; order: Changes; wasLost: boolean },
  ): Promise<void> {
    let now: Awaited<ReturnType<DraftOptions['readAgain']>>;
    try {
      now = await this.options.readAgain();
    } catch (unread) {
      return this.refuse(section, along, this.found(unread, section));
    }
    // Sending the same version again would be refused forever.
    if (now.lock_version === this.version) return this.refuse(section, along, this.found(error, section));
    this.dirty.add(section);
    // The earlier save had been stored although its answer was lost.
    if (isReaderAlone(by) && (wasLost || holds(baseOf(now), order))) return this.footing.stand(now);
    const { clashes, moved } = this.footing.meet(now, this.state.pending, by);
    this.keep(this.state.pending);
    const contested = clashes.flatMap(({ keys }) => keys);
    const others = this.state.clashes.filter((one) => !isAbout(one, contested));
    this.set({ clashes: [...others, ...clashes] });
    this.options.onOthers(by, moved);
  }

  /** The changes of these sections, without conflicts that the person has not decided. */
  private sendable(along: readonly Section[]): Changes {
    const held = this.state.clashes.flatMap(({ keys }) => keys);
    return Object.fromEntries(
      Object.entries(partOf(this.state.pending, along)).filter(([key]) => !held.includes(key as ChangeKey)),
    );
  }

  private isHeld(along: readonly Section[]): boolean {
    return this.state.clashes.some((clash) => along.includes(clash.section));
  }

  /** Nothing is left to send, but an unanswered save may have been stored, so the order is read. */
  private async ask(section: Section): Promise<void> {
    try {
      this.footing.stand(await this.options.readAgain());
      this.forgetTakenBack();
      this.show(this.state.problems.filter((one) => one.section !== section || one.field !== null));
      this.mark([section], 'idle');
    } catch (error) {
      this.refuse(section, [section], this.found(error, section));
    }
  }

  /** Problems of the whole order are shown in the section that the person is editing. */
  private found(error: unknown, section: Section): Problem[] {
    return this.options
      .onFailure(error)
      .map((problem) => (problem.section === 'submit' ? { ...problem, section } : problem));
  }

  private takenBack(): ChangeKey[] {
    return [...this.lost].filter((key) => !(key in this.state.pending));
  }

  /** An answer contains the whole order, so undone changes are certain again. */
  private forgetTakenBack(): void {
    for (const key of this.takenBack()) this.lost.delete(key);
  }

  private settle(along: readonly Section[], sent: Changes): void {
    this.forgetTakenBack();
    const pending = Object.fromEntries(
      Object.entries(this.state.pending).filter(([key, value]) => sent[key as keyof Changes] !== value),
    ) as Changes;
    this.keep(pending);
    for (const section of along) this.blocked.delete(section);
    this.mark(along, 'saved');
    this.mark(
      along.filter((each) => this.dirty.has(each) || this.isHeld([each])),
      'waiting',
    );
    // The fix may allow other refused saves.
    this.wakeRefused();
    this.show(problemsAfterSave(this.state.problems, along, sent));
  }

  private refuse(section: Section, along: readonly Section[], found: Problem[]): void {
    const atFault = (each: Section) => found.some((problem) => problem.section === each);
    for (const each of along) {
      if (atFault(each) || found.length === 0) this.blocked.delete(each);
      else this.blocked.add(each);
    }
    // Another section of the same call was at fault, so this one may pass alone.
    if (along.length > 1 && !atFault(section) && along.some(atFault)) this.dirty.add(section);
    this.mark(along, 'failed');
    this.mark(
      along.filter((each) => this.dirty.has(each)),
      'waiting',
    );
    this.show(problemsAfterRefusal(this.state.problems, found));
  }

  private wakeRefused(): void {
    const { pending, states } = this.state;
    for (const section of keysOf(pending).map(sectionOf))
      if (states[section] === 'failed') this.dirty.add(section);
  }

  private mark(which: readonly Section[], as: SaveState): void {
    this.set(marked(this.state, which, as));
  }

  private keep(pending: Changes): void {
    this.options.store.write({ pending, base: keysOf(pending).length === 0 ? null : this.footing.base });
    this.set({ pending });
  }
}
