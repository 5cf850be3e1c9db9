import fc from 'fast-check';
import { clustersOf, nextSpot } from './clusters';
import { type Pin, type Point } from './geography';

// A finger's width, in pixels.
const nearPixels = 30;
const pinAt = (id: number, x: number, y: number): Pin => ({
  id,
  name: `Kitchen ${id}`,
  latitude: y,
  longitude: x,
  reachMiles: 1,
});
const flat = ({ longitude, latitude }: Point) => ({ x: longitude, y: latitude });

it('keeps every pin, once, and puts none with one that is farther than a finger is wide', () => {
  const spot = fc.tuple(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: 300 }));
  fc.assert(
    fc.property(fc.array(spot, { maxLength: 60 }), (spots) => {
      const pins = spots.map(([x, y], id) => pinAt(id, x, y));
      const clusters = clustersOf(pins, flat);
      const ids = clusters.flatMap((cluster) => cluster.pins.map(({ id }) => id));
      expect(ids.sort((a, b) => a - b)).toEqual(pins.map(({ id }) => id));
      for (const {
        pins: [first, ...others],
      } of clusters)
        for (const other of others)
          expect(Math.hypot(first.longitude - other.longitude, first.latitude - other.latitude)).toBeLessThan(
            nearPixels,
          );
    }),
  );
});

it('leaves apart what a finger can tell apart', () => {
  expect(clustersOf([pinAt(1, 0, 0), pinAt(2, nearPixels, 0)], flat)).toHaveLength(2);
  expect(clustersOf([pinAt(1, 0, 0), pinAt(2, nearPixels - 1, 0)], flat)).toMatchObject([
    { longitude: (nearPixels - 1) / 2, pins: [{ id: 1 }, { id: 2 }] },
  ]);
});

it.each([
  ['ArrowRight', 1],
  ['ArrowLeft', 3],
  ['ArrowDown', 2],
  ['ArrowUp', null],
  ['Home', null],
])('goes by %s to the nearest pin that lies that way', (key, next) => {
  const spots = [
    { x: 100, y: 100 },
    { x: 160, y: 110 },
    { x: 90, y: 180 },
    { x: 20, y: 105 },
  ];
  expect(nextSpot(spots, 0, key)).toBe(next);
});
