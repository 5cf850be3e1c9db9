import { type ComponentType } from 'react';
import { type FeedRemote, type ReleaseAddress, type Remote, slotDeadlineMs } from '@copper-carrot/contracts';
import { loadingStatesStood } from '@copper-carrot/contracts/runtime';
import { BrokenReleaseError, entryAnswers, RefusedReleaseError } from './entry-script';
import { loadRelease } from './federation';
import { reportFault } from './faults';
import { loads } from './loads';
import { asRefusal } from './mismatch';

export type LoadState =
  | { status: 'waiting' }
  /** The deadline passed or every release failed so far; the load goes on behind the fallback. */
  | { status: 'late' }
  | { status: 'ready'; Screen: ComponentType; release: ReleaseAddress };

const retryDelaysMs = [400, 800, 1200];

/** How often the server of a load that hangs is asked whether it answers again, in ms. */
const probeMs = 1000;

/** How long each load beside one that hangs is left alone, in ms; each may hold a connection, so there are few. */
const besideForMs = [1500, 3000, 6000, 12_000];

/** How often this page asked for a release beside one that hangs: a part of what came so may hang as well. */
let beside = 0;

type Load = (address: ReleaseAddress, attempt?: number) => Promise<Remote>;

/**
 * One screen on its way into the slot. The live release is asked first; at the deadline, or as soon as it fails, the last
 * good release is asked as well, and the live one again and again; whichever comes first is kept.
 */
export class ScreenLoad {
  private state: LoadState = { status: 'waiting' };
  private readonly listeners = new Set<() => void>();
  private readonly timers = new Set<ReturnType<typeof setTimeout>>();
  private readonly since = performance.now();
  private fellBack = false;
  private wasDrawn = false;
  private stopped = false;
  /** Whatever an earlier one left under way asks for nothing more. */
  private round = 0;

  constructor(
    readonly remote: FeedRemote,
    readonly path: string,
    private readonly load: Load = loadRelease,
    private readonly answers = entryAnswers,
  ) {
    this.begin();
  }

  private begin() {
    this.stopped = false;
    this.round += 1;
    this.clearTimers();
    if (this.state.status === 'waiting')
      this.after(slotDeadlineMs, () => this.late('no answer within the deadline'));
    else void this.watchHanging();
    this.askLive(0);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  readonly snapshot = (): LoadState => this.state;

  /** Resolves when the screen is ready or its deadline has passed, so that a page can be shown. */
  settled(): Promise<LoadState> {
    if (this.state.status !== 'waiting') return Promise.resolve(this.state);
    return new Promise((resolve) => {
      const stop = this.subscribe(() => {
        if (this.state.status === 'waiting') return;
        stop();
        resolve(this.state);
      });
    });
  }

  /** How long a screen that suspends may still leave its slot without it, in ms: the time of the load is a part of the first wait. */
  get patienceMs(): number {
    return this.wasDrawn ? slotDeadlineMs : Math.max(0, this.since + slotDeadlineMs - performance.now());
  }

  /** Its screen stands in the slot. */
  drawn(): void {
    this.wasDrawn = true;
  }

  /** Whether another release can take the place of one that failed while it rendered. */
  hasAnother({ container }: ReleaseAddress): boolean {
    const { lastGood } = this.remote;
    return !!lastGood && container !== lastGood.container && !this.fellBack;
  }

  /** Takes the other release, where there is one. */
  replace(failed: ReleaseAddress): void {
    if (!this.hasAnother(failed)) return;
    this.set({ status: 'late' });
    this.askLastGood();
  }

  retry(): void {
    if (this.state.status === 'ready') return;
    this.begin();
    this.askBeside();
  }

  /** Goes on, where it was given up; answers what gives it up again. */
  wait(): () => void {
    if (this.stopped && this.state.status !== 'ready') this.begin();
    this.stopped = false;
    return () => this.stop();
  }

  /** Nobody waits for the screen any more. */
  stop(): void {
    this.stopped = true;
    this.clearTimers();
  }

  private clearTimers() {
    for (const timer of this.timers) clearTimeout(timer);
    this.timers.clear();
  }

  private after(ms: number, run: () => void) {
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      run();
    }, ms);
    this.timers.add(timer);
  }

  /** Never over once nobody waits any more. */
  private pause(ms: number): Promise<void> {
    return new Promise((resolve) => this.after(ms, resolve));
  }

  private set(state: LoadState) {
    this.state = state;
    for (const listener of [...this.listeners]) listener();
  }

  private late(reason: string) {
    if (this.state.status !== 'waiting') return;
    reportFault(this.remote, 'late', reason);
    this.set({ status: 'late' });
    this.askLastGood();
    void this.watchHanging();
  }

  /** As soon as the server of a release that hangs answers, it is asked for anew; what hung then may have been a part of it. */
  private async watchHanging() {
    const { round } = this;
    for (const ms of besideForMs) {
      for (;;) {
        const pause = this.pause(probeMs);
        const isBack = await this.answers(this.remote, probeMs);
        if (this.isOver(round)) return;
        if (isBack) break;
        await pause;
      }
      this.askBeside();
      await this.pause(ms);
    }
  }

  /** The live release under another address, beside whatever hangs. */
  private askBeside() {
    beside += 1;
    this.fetch(this.remote, beside).catch(() => undefined);
  }

  private async fetch(release: ReleaseAddress & { unmet?: string }, attempt = 0, since = this.since) {
    if (release.unmet) throw new RefusedReleaseError(release.unmet);
    const { routes } = await this.load(release, attempt);
    const route = routes.find(({ path }) => path === this.path);
    if (!route)
      throw new BrokenReleaseError(`${this.remote.name}@${release.version} has no screen for ${this.path}`);
    const { default: Screen } = await route.screen().catch((error: unknown) => {
      throw asRefusal(error);
    });
    await loadingStatesStood();
    if (this.stopped || this.state.status === 'ready') return;
    this.clearTimers();
    loads.push({ release_id: release.id, ms: performance.now() - since });
    this.set({ status: 'ready', Screen: Screen as ComponentType, release });
  }

  private isOver(round: number) {
    return this.stopped || round !== this.round || this.state.status === 'ready';
  }

  private askLive(attempt: number) {
    const { round } = this;
    this.fetch(this.remote).catch((error: unknown) => {
      if (this.isOver(round)) return;
      if (attempt === 0) reportFault(this.remote, 'load', error);
      this.set({ status: 'late' });
      this.askLastGood();
      if (error instanceof RefusedReleaseError) return;
      // A release that came and threw would throw again; one that did not come may come now.
      if (error instanceof BrokenReleaseError && attempt > 0) return;
      this.after(retryDelaysMs[Math.min(attempt, retryDelaysMs.length - 1)] ?? 1200, () =>
        this.askLive(attempt + 1),
      );
    });
  }

  private askLastGood() {
    const { lastGood } = this.remote;
    if (!lastGood || this.fellBack) return;
    this.fellBack = true;
    this.fetch(lastGood, 0, performance.now()).catch((error: unknown) => {
      reportFault({ ...this.remote, ...lastGood }, 'load', error);
    });
  }
}
