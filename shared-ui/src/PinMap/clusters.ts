import { type Pin, type Point, type Spot } from './geography';

/** Pins that would lie on top of each other, as one; most hold a single pin. */
export interface Cluster extends Point {
  pins: readonly [Pin, ...Pin[]];
}

/** How near two pins may lie, in pixels: a finger's width. */
const nearPixels = 30;

/** Puts together what lies within a finger's width of another pin, in the order of the pins: the first ones lead. */
export function clustersOf(pins: readonly Pin[], place: (point: Point) => Spot): Cluster[] {
  const groups: { spot: Spot; pins: [Pin, ...Pin[]] }[] = [];
  for (const pin of pins) {
    const spot = place(pin);
    const group = groups.find((each) => Math.hypot(each.spot.x - spot.x, each.spot.y - spot.y) < nearPixels);
    if (group) group.pins.push(pin);
    else groups.push({ spot, pins: [pin] });
  }
  return groups.map(({ pins: those }) => ({
    pins: those,
    latitude: middle(those.map(({ latitude }) => latitude)),
    longitude: middle(those.map(({ longitude }) => longitude)),
  }));
}

const middle = (values: number[]) => values.reduce((sum, each) => sum + each, 0) / values.length;

/** The next spot in the direction of an arrow key: the nearest one, of those that lie that way rather than aside. */
export function nextSpot(spots: readonly Spot[], from: number, key: string): number | null {
  const [right, down] = directions[key] ?? [0, 0];
  const start = spots[from];
  if (!start || (right === 0 && down === 0)) return null;
  let best: number | null = null;
  let least = Infinity;
  spots.forEach(({ x, y }, at) => {
    const ahead = (x - start.x) * right + (y - start.y) * down;
    const aside = Math.abs((x - start.x) * down) + Math.abs((y - start.y) * right);
    const far = ahead + 2 * aside;
    if (at === from || ahead <= 0 || far >= least) return;
    best = at;
    least = far;
  });
  return best;
}

const directions: Record<string, [number, number]> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};
