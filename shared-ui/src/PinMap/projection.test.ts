import fc from 'fast-check';
import { fitPoints, scaleMiles } from './projection';

const size = { width: 720, height: 560 };
const point = fc.record({
  latitude: fc.double({ min: 40, max: 41.5, noNaN: true }),
  longitude: fc.double({ min: -75, max: -73, noNaN: true }),
});

it('shows every point inside of the picture', () => {
  fc.assert(
    fc.property(fc.array(point, { minLength: 1, maxLength: 60 }), (points) => {
      const { place } = fitPoints(points, size);
      for (const each of points) {
        const { x, y } = place(each);
        expect(x).toBeGreaterThan(0);
        expect(x).toBeLessThan(size.width);
        expect(y).toBeGreaterThan(0);
        expect(y).toBeLessThan(size.height);
      }
    }),
  );
});

it('draws a reach as wide as its miles', () => {
  const middle = { latitude: 40.75, longitude: -73.98 };
  const { reach, pixelsPerMile } = fitPoints([middle, { latitude: 41, longitude: -74.4 }], size);
  const xs = [...reach(middle, 3).matchAll(/[ML](-?[\d.]+),/g)].map(([, x]) => Number(x));
  const width = Math.max(...xs) - Math.min(...xs);
  expect(width / pixelsPerMile).toBeCloseTo(6, 0);
});

it('measures by a round number of miles that fits', () => {
  expect(scaleMiles(10, 720)).toBe(10);
  expect(scaleMiles(40, 360)).toBe(1);
});
