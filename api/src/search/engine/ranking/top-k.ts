import type { SortKeys } from './sort-keys';

/**
 * The positions from `offset` to `offset + limit` in sorted order, without sorting the rest: a heap keeps the best so
 * far with the worst on top. Ties are ordered by id.
 */
export function pageOf(
  count: number,
  { offset, limit }: { offset: number; limit: number },
  keys: SortKeys,
  idOf: (at: number) => number,
): number[] {
  const size = Math.min(count, offset + limit);
  if (limit === 0 || offset >= count) return [];
  const before = bySortKeys(keys, idOf);
  const heap: number[] = [];
  for (let at = 0; at < size; at++) {
    heap.push(at);
    rise(heap, before);
  }
  const [first] = keys;
  let worst = first[heap[0]!]!;
  for (let at = size; at < count; at++) {
    // Most are rejected by their first key.
    if (first[at]! > worst || !before(at, heap[0]!)) continue;
    heap[0] = at;
    sink(heap, before);
    worst = first[heap[0]]!;
  }
  return heap.sort((a, b) => (before(a, b) ? -1 : 1)).slice(offset);
}

type Before = (a: number, b: number) => boolean;

function rise(heap: number[], before: Before): void {
  let at = heap.length - 1;
  while (at > 0) {
    const parent = (at - 1) >> 1;
    if (!before(heap[parent]!, heap[at]!)) return;
    swap(heap, at, parent);
    at = parent;
  }
}

function sink(heap: number[], before: Before): void {
  let at = 0;
  for (;;) {
    let worst = at;
    for (const child of [2 * at + 1, 2 * at + 2]) {
      if (child < heap.length && before(heap[worst]!, heap[child]!)) worst = child;
    }
    if (worst === at) return;
    swap(heap, at, worst);
    at = worst;
  }
}

function swap(heap: number[], one: number, other: number): void {
  const before = heap[one]!;
  heap[one] = heap[other]!;
  heap[other] = before;
}

const bySortKeys =
  (keys: SortKeys, idOf: (at: number) => number): Before =>
  (a, b) => {
    for (const column of keys) {
      const one = column[a]!;
      const other = column[b]!;
      if (one !== other) return one < other;
    }
    return idOf(a) < idOf(b);
  };
