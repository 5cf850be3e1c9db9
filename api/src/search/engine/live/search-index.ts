import { now as calendar } from '../../../clock';
import { logger } from '../../../logger';
import { Catalogue } from '../columns/catalogue';
import { ChangeReader, keptMinutes, pruneChanges } from './changes';
import { loadBookings, loadBrandIds, loadBrands } from './load';
import { Serviceability } from '../query/serviceability';
import { loadPlacesAndRates, type PlacesAndRates } from './places-and-rates';

/** Brands per query: few enough to hold their rows twice, enough to keep the database busy. */
const chunk = 500;
const day = 86_400_000;

/** The data of answers; a reload replaces it. */
export interface Snapshot {
  catalogue: Catalogue;
  serviceability: Serviceability;
  placesAndRates: PlacesAndRates;
}

/** The catalog in memory, updated from `search_changes`. */
export class SearchIndex {
  private snapshot: Snapshot | undefined;
  private reader: ChangeReader | undefined;
  /** Everything committed before this time, by the index's clock, is in it. */
  trueAt = -Infinity;
  /** When it last read something, also during a load. */
  progressedAt = 0;
  /** Seconds from the newest processed change to its being in the index. */
  lastDelay = 0;
  /** Changes that are read, but whose brands are not; kept in case the database fails in between. */
  private readonly due = {
    brandIds: new Set<number>(),
    kitchenIds: new Set<number>(),
    all: false,
    placesAndRates: false,
  };
  private prunedAt: number;
  private checkedUpTo = 0;
  /** Bookings and closures before this day are never needed. */
  private since = '';
  private running: Promise<void> | undefined;

  /** `now`: milliseconds since any fixed time; `today`: the date. */
  constructor(
    private readonly now: () => number = () => performance.now(),
    private readonly today: () => Date = calendar,
  ) {
    this.prunedAt = now();
  }

  noteProgress(): void {
    this.progressedAt = this.now();
  }

  /** The current data; undefined before the first load. */
  get current(): Snapshot | undefined {
    return this.snapshot;
  }

  /** Applies everything committed before the call; loads everything the first time, and after too long a pause. */
  async catchUp(): Promise<Snapshot> {
    // A run in progress may have read before the caller's writes, so another run follows it.
    await this.running?.catch(() => undefined);
    this.running ??= this.turn().finally(() => (this.running = undefined));
    await this.running;
    if (!this.snapshot) throw new Error('The search index could not be loaded');
    return this.snapshot;
  }

  private async turn(): Promise<void> {
    const startedAt = this.now();
    const away = startedAt - this.trueAt;
    if (!this.snapshot || !this.reader || away > (keptMinutes / 2) * 60_000) await this.load();
    else await this.follow(this.snapshot, this.reader);
    this.trueAt = startedAt;
    this.noteProgress();
    await this.prune();
  }

  private async load(): Promise<void> {
    const startedAt = performance.now();
    this.since = this.firstDay();
    // Before the rows, so that changes during the load are read again.
    const reader = await ChangeReader.start();
    const [placesAndRates, ids] = await Promise.all([loadPlacesAndRates(), loadBrandIds()]);
    const catalogue = new Catalogue();
    for (let at = 0; at < ids.length; at += chunk) {
      for (const rows of await loadBrands(ids.slice(at, at + chunk), this.since)) catalogue.put(rows);
      this.noteProgress();
    }
    this.reader = reader;
    this.snapshot = { catalogue, serviceability: new Serviceability(catalogue), placesAndRates };
    logger.info(
      { brands: ids.length, ms: Math.round(performance.now() - startedAt) },
      'the search index is loaded',
    );
  }

  /** In the latest time zone it is still yesterday. */
  private firstDay = () => new Date(this.today().getTime() - 2 * day).toISOString().slice(0, 10);

  private forgetPast({ catalogue }: Snapshot): void {
    const since = this.firstDay();
    if (since === this.since) return;
    this.since = since;
    catalogue.kitchens.forgetBefore(since);
  }

  private async follow(snapshot: Snapshot, reader: ChangeReader): Promise<void> {
    this.forgetPast(snapshot);
    const { due } = this;
    const { brandIds, kitchenIds, all, placesAndRates, newestAge } = await reader.read();
    const readAt = this.now();
    for (const id of brandIds) due.brandIds.add(id);
    for (const id of kitchenIds) due.kitchenIds.add(id);
    due.all ||= all;
    due.placesAndRates ||= placesAndRates;
    if (due.placesAndRates) snapshot.placesAndRates = await loadPlacesAndRates();
    due.placesAndRates = false;
    if (due.all) await this.load();
    else await this.reload(snapshot.catalogue, [...due.brandIds]);
    due.all = false;
    due.brandIds.clear();
    await this.readBookings([...due.kitchenIds]);
    due.kitchenIds.clear();
    if (newestAge !== null) this.lastDelay = newestAge + (this.now() - readAt) / 1000;
  }

  private async reload(catalogue: Catalogue, ids: readonly number[]): Promise<void> {
    for (let at = 0; at < ids.length; at += chunk) {
      const some = ids.slice(at, at + chunk);
      const found = new Map((await loadBrands(some, this.since)).map((rows) => [rows.id, rows]));
      this.noteProgress();
      for (const id of some) {
        const rows = found.get(id);
        if (rows) catalogue.put(rows);
        else catalogue.remove(id);
      }
    }
  }

  private async readBookings(kitchenIds: readonly number[]): Promise<void> {
    if (kitchenIds.length === 0) return;
    const bookings = await loadBookings(kitchenIds, this.since);
    for (const [id, days] of bookings) this.snapshot?.catalogue.putBookings(id, days);
  }

  private async prune(): Promise<void> {
    if (this.now() - this.prunedAt < 5 * 60_000) return;
    this.prunedAt = this.now();
    await pruneChanges();
  }

  /**
   * Compares the list of brands and the next `size` brands with the database, reloads those that differ, and returns
   * their ids. A difference means that no trigger saw a write, so it is logged.
   */
  async check(size: number): Promise<number[]> {
    const { catalogue } = await this.catchUp();
    const ids = await loadBrandIds();
    const next = ids.slice(this.checkedUpTo, this.checkedUpTo + size);
    this.checkedUpTo = next.length < size ? 0 : this.checkedUpTo + size;
    const there = new Set(ids);
    const gone = [...catalogue.brandIds].filter((id) => !there.has(id));
    const missing = ids.filter((id) => !catalogue.entryOf(id));
    let wrong = await this.differing([...new Set([...gone, ...missing, ...next])]);
    // Repeated after new changes: only what still differs was really missed.
    for (let again = 0; again < 2 && wrong.length > 0; again++) {
      await this.catchUp();
      wrong = await this.differing(wrong);
    }
    if (wrong.length > 0 && this.snapshot) {
      logger.warn(
        { brands: wrong.slice(0, 20), count: wrong.length },
        'the search index differed from the database',
      );
      await this.reload(this.snapshot.catalogue, wrong);
    }
    return wrong;
  }

  private async differing(ids: readonly number[]): Promise<number[]> {
    const found = new Map((await loadBrands(ids, this.since)).map((rows) => [rows.id, rows]));
    return ids.filter((id) => !this.snapshot?.catalogue.isAsRead(id, found.get(id)));
  }
}
