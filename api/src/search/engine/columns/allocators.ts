/** Allocates slots of a column and reuses freed ones. */
export class SlotAllocator {
  private readonly free: number[] = [];
  /** One past the highest allocated slot. */
  end = 0;

  take = (): number => this.free.pop() ?? this.end++;
  giveBack = (slot: number) => void this.free.push(slot);
}

/**
 * Allocates ranges of neighboring slots; sizes are rounded up, so that a brand with one more package usually fits its
 * old range.
 */
export class RangeAllocator {
  private readonly free = new Map<number, number[]>();
  end = 0;

  static room = (count: number) => Math.ceil(count / 4) * 4;

  take(count: number): number {
    const room = RangeAllocator.room(count);
    const old = this.free.get(room)?.pop();
    if (old !== undefined) return old;
    const first = this.end;
    this.end += room;
    return first;
  }

  giveBack(first: number, count: number): void {
    const room = RangeAllocator.room(count);
    const list = this.free.get(room);
    if (list) list.push(first);
    else this.free.set(room, [first]);
  }
}

/** Unordered numbers by key: the kitchens of a cell or a place. */
export class Buckets {
  private readonly lists = new Map<number, number[]>();

  at = (key: number): readonly number[] => this.lists.get(key) ?? none;

  add(key: number, value: number): void {
    const list = this.lists.get(key);
    if (list) list.push(value);
    else this.lists.set(key, [value]);
  }

  remove(key: number, value: number): void {
    const list = this.lists.get(key);
    const at = list?.indexOf(value) ?? -1;
    if (!list || at < 0) return;
    const last = list.pop();
    if (last !== undefined && at < list.length) list[at] = last;
    if (list.length === 0) this.lists.delete(key);
  }

  keys = () => [...this.lists.keys()];
}
const none: readonly number[] = [];
