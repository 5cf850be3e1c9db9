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
  /** The deadline passed or all releases failed; loading continues behind the fallback. */
  | { status: 'late' }
  | { status: 'ready'; Screen: ComponentType; release: ReleaseAddress };

const retryDelaysMs = [400, 800, 1200];

/** How often to check whether the server of a hanging load responds, in ms. */
const probeMs = 1000;

/** Delays in ms between loads beside a hanging one; few, as each may hold a connection. */
const besideForMs = [1500, 3000, 6000, 12_000];

/** Counts loads beside hanging ones on this page; each needs a new name. */
let beside = 0;

type Load = (address: ReleaseAddress, attempt?: number) => Promise<Remote>;

/**
 * Loads one screen. Tries the live release first; after the deadline or a failure also the last good one,
 * with retries of the live one. The first to load is used.
 */
export class ScreenLoad {
  private state: LoadState = { status: 'waiting' };
  private readonly listeners = new Set<() => void>();
  private readonly timers = new Set<ReturnType<typeof setTimeout>>();
  private readonly since = performance.now();
  private fellBack = false;
  private wasDrawn = false;
  private stopped = false;
  /** Invalidates retries of earlier rounds. */
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

  /** Resolves when the screen is ready or its deadline has passed. */
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

  /** How long in ms a suspended screen may keep its skeleton; the first wait includes the load time. */
  get patienceMs(): number {
    return this.wasDrawn ? slotDeadlineMs : Math.max(0, this.since + slotDeadlineMs - performance.now());
  }

  /** Called once the screen has rendered. */
  drawn(): void {
    this.wasDrawn = true;
  }

  /** Whether another release can replace one that failed while rendering. */
  hasAnother({ container }: ReleaseAddress): boolean {
    const { lastGood } = this.remote;
    return !!lastGood && container !== lastGood.container && !this.fellBack;
  }

  /** Replaces a failed release by the other one, if there is one. */
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

  /** Resumes the load after a stop; returns the function that stops it. */
  wait(): () => void {
    if (this.stopped && this.state.status !== 'ready') this.begin();
    this.stopped = false;
    return () => this.stop();
  }

  /** Stops the load's retries. */
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

  /** Never resolves after a stop. */
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

  /** Loads a hanging release again once its server responds. */
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

  /** Loads the live release under a new name beside hanging loads. */
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
      // A release that loaded and threw would throw again; one that did not load may load now.
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
