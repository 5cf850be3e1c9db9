/** A repeatable stream of chance: the same seed text gives the same choices on every machine. */
export class Random {
  private state: number;

  constructor(private readonly seed: string) {
    let hash = 2166136261;
    for (let index = 0; index < seed.length; index++)
      hash = Math.imul(hash ^ seed.charCodeAt(index), 16777619);
    this.state = hash >>> 0;
  }

  /** A stream of its own, so that one more choice here changes nothing there. */
  fork(label: string | number): Random {
    return new Random(`${this.seed}/${label}`);
  }

  /** A fraction from 0 up to, never reaching, 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }

  /** A whole number, both ends included. */
  int(from: number, to: number): number {
    return from + Math.floor(this.next() * (to - from + 1));
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  pick<Item>(items: readonly Item[]): Item {
    const item = items[this.int(0, items.length - 1)];
    if (item === undefined) throw new RangeError('Nothing to pick from');
    return item;
  }

  /** One of the items, as often as its weight says. */
  weighted<Item>(items: readonly (readonly [Item, number])[]): Item {
    let left = this.next() * items.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [item, weight] of items) {
      left -= weight;
      if (left < 0) return item;
    }
    throw new RangeError('Nothing to pick from');
  }

  shuffle<Item>(items: readonly Item[]): Item[] {
    const deck = [...items];
    for (let index = deck.length - 1; index > 0; index--) {
      const other = this.int(0, index);
      [deck[index], deck[other]] = [deck[other] as Item, deck[index] as Item];
    }
    return deck;
  }

  /** So many different items, or all of them where there are fewer; in a chance order. */
  sample<Item>(items: readonly Item[], count: number): Item[] {
    return this.shuffle(items).slice(0, count);
  }
}
