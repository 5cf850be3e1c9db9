import type { DealRows } from '../live/rows';
import { RangeAllocator } from './allocators';
import { ensureCapacity } from './ensure-capacity';

/** 20261028 for 2026-10-28, because numbers compare faster than text. */
export const dayNumber = (date: string) => Number(date.replaceAll('-', ''));

const always = { begins: 0, ends: 99_999_999 };

/** Deals as columns, those of a brand side by side; amounts in cents. */
export class DealColumns {
  id = new Int32Array(0);
  /** -1 if it applies to all packages of its brand. */
  package = new Int32Array(0);
  /** The first day, and the first day after it, by `dayNumber`. */
  begins = new Int32Array(0);
  ends = new Int32Array(0);
  /** In parts per million; -1 for a fixed amount. */
  rate = new Int32Array(0);
  amount = new Int32Array(0);
  minimum = new Int32Array(0);
  labels: string[] = [];
  private readonly ranges = new RangeAllocator();

  /** Returns the slot of the first one. */
  put(rows: readonly DealRows[]): number {
    const first = this.ranges.take(rows.length);
    const size = this.ranges.end;
    this.id = ensureCapacity(this.id, size);
    this.package = ensureCapacity(this.package, size);
    this.begins = ensureCapacity(this.begins, size);
    this.ends = ensureCapacity(this.ends, size);
    this.rate = ensureCapacity(this.rate, size);
    this.amount = ensureCapacity(this.amount, size);
    this.minimum = ensureCapacity(this.minimum, size);
    rows.forEach((row, index) => this.set(first + index, row));
    return first;
  }

  private set(slot: number, row: DealRows): void {
    this.id[slot] = row.id;
    this.package[slot] = row.packageId ?? -1;
    this.begins[slot] = row.from === null ? always.begins : dayNumber(row.from);
    this.ends[slot] = row.to === null ? always.ends : dayNumber(row.to);
    this.rate[slot] = row.percentPpm ?? -1;
    this.amount[slot] = row.amountCents ?? 0;
    this.minimum[slot] = row.minimumCents;
    this.labels[slot] = row.label;
  }

  remove(first: number, count: number): void {
    this.ranges.giveBack(first, count);
  }
}
