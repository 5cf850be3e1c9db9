import type { Schemas } from '@copper-carrot/contracts';
import { geoCircle, geoMercator, geoPath } from 'd3-geo';

type Position = [number, number];
export type MultiPolygon = Position[][][];

export interface Size {
  width: number;
  height: number;
}

/** How a map's positions lie in its picture, in pixels. */
export interface Projection {
  place: (point: Schemas['MapPoint']) => { x: number; y: number };
  land: (coordinates: MultiPolygon) => string;
  /** The middle of an area as it is seen, and how large that is in square pixels. */
  middle: (coordinates: MultiPolygon) => { x: number; y: number; area: number };
  /** All that lies within so many miles. */
  reach: (point: Schemas['MapPoint'], miles: number) => string;
  pixelsPerMile: number;
}

const milesPerDegree = 69.05;
const leastDegrees = 0.04;

const position = ({ longitude, latitude }: Schemas['MapPoint']): Position => [longitude, latitude];

/** Fits points into a picture, with air around them; few or near ones are not blown up to a street's width. */
export function fitPoints(points: readonly Schemas['MapPoint'][], { width, height }: Size): Projection {
  const air = Math.min(width, height) / 9;
  const corners = points.flatMap(({ longitude, latitude }): Position[] => [
    [longitude - leastDegrees, latitude - leastDegrees],
    [longitude + leastDegrees, latitude + leastDegrees],
  ]);
  const mercator = geoMercator()
    .fitExtent(
      [
        [air, air],
        [width - air, height - air],
      ],
      { type: 'MultiPoint', coordinates: corners },
    )
    .clipExtent([
      [-20, -20],
      [width + 20, height + 20],
    ]);
  const path = geoPath(mercator).digits(1);
  const place = (point: Schemas['MapPoint']) => {
    const [x, y] = mercator(position(point)) ?? [0, 0];
    return { x, y };
  };
  const polygon = (coordinates: MultiPolygon) => ({ type: 'MultiPolygon', coordinates }) as const;
  const first = points[0] ?? { latitude: 0, longitude: 0 };
  const north = place({ ...first, latitude: first.latitude + 1 / milesPerDegree });
  return {
    place,
    land: (coordinates) => path(polygon(coordinates)) ?? '',
    middle: (coordinates) => {
      const [x, y] = path.centroid(polygon(coordinates));
      return { x, y, area: path.area(polygon(coordinates)) };
    },
    reach: (point, miles) =>
      path(
        geoCircle()
          .center(position(point))
          .radius(miles / milesPerDegree)(),
      ) ?? '',
    pixelsPerMile: place(first).y - north.y,
  };
}

/** A round number of miles that is about a fifth of the picture wide. */
export function scaleMiles(pixelsPerMile: number, width: number): number {
  const wanted = width / 5 / pixelsPerMile;
  return [0.25, 0.5, 1, 2, 5, 10, 20, 50].findLast((miles) => miles <= wanted) ?? 0.25;
}
