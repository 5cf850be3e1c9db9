import { geoCircle, geoMercator, geoPath } from 'd3-geo';
import {
  milesPerDegree,
  type MultiPolygon,
  type Point,
  type Position,
  positionOf,
  type Spot,
} from './geography';

export interface Size {
  width: number;
  height: number;
}

/** How a map's positions lie in its picture, in pixels. */
export interface Projection {
  place: (point: Point) => Spot;
  land: (coordinates: MultiPolygon) => string;
  /** The middle of an area as it is seen, and how large that is in square pixels. */
  middle: (coordinates: MultiPolygon) => Spot & { area: number };
  /** All that lies within so many miles. */
  reach: (point: Point, miles: number) => string;
  pixelsPerMile: number;
}

const leastDegrees = 0.04;

/** All that lies within so many miles. */
export const circleAround = (point: Point, miles: number) =>
  geoCircle()
    .center(positionOf(point))
    .radius(miles / milesPerDegree)();

/** Fits points into a picture, with air around them; few or near ones are not blown up to a street's width. */
export function fitPoints(points: readonly Point[], { width, height }: Size): Projection {
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
  const place = (point: Point) => {
    const [x, y] = mercator(positionOf(point)) ?? [0, 0];
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
    reach: (point, miles) => path(circleAround(point, miles)) ?? '',
    pixelsPerMile: place(first).y - north.y,
  };
}

/** A round number of miles that is about a fifth of the picture wide. */
export function scaleMiles(pixelsPerMile: number, width: number): number {
  const wanted = width / 5 / pixelsPerMile;
  return [0.25, 0.5, 1, 2, 5, 10, 20, 50].findLast((miles) => miles <= wanted) ?? 0.25;
}
