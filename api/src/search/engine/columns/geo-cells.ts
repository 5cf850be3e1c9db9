import { milesBetween, type Position } from '../../../places';

/** Cells of a quarter of a degree: about 17 miles from north to south. */
const perDegree = 4;
const columns = 360 * perDegree;
/** A lower bound of a degree of latitude in miles, on the sphere of `milesBetween`. */
const milesPerDegree = 69;

const row = (latitude: number) => Math.floor((latitude + 90) * perDegree);
const column = (longitude: number) => Math.floor((longitude + 180) * perDegree);

export const cellOf = ({ latitude, longitude }: Position) => row(latitude) * columns + column(longitude);

/** Every cell that a circle may touch, by its bounding box. */
export function cellsAround(middle: Position, miles: number): number[] {
  const north = miles / milesPerDegree;
  const farthest = Math.min(89, Math.abs(middle.latitude) + north);
  // A degree of longitude is shortest at the end nearer to a pole.
  const east = Math.min(180, milesPerDegreeEast(farthest) > 0 ? miles / milesPerDegreeEast(farthest) : 180);
  const cells = new Set<number>();
  for (let y = row(middle.latitude - north); y <= row(middle.latitude + north); y++) {
    for (let x = column(middle.longitude - east); x <= column(middle.longitude + east); x++) {
      cells.add(y * columns + ((x + columns) % columns));
    }
  }
  return [...cells];
}

const milesPerDegreeEast = (latitude: number) =>
  0.99 * milesBetween({ latitude, longitude: 0 }, { latitude, longitude: 1 });
