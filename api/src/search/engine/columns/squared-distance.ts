import { earthRadiusMiles, type Position } from '../../../places';

/**
 * Distances without trigonometry: the squared chord between two points of a unit sphere grows with the distance and
 * costs three multiplications. If two distances are nearly equal, `milesBetween` decides, so that search and orders
 * always agree.
 */
export interface Point {
  x: number;
  y: number;
  z: number;
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;

export function pointAt({ latitude, longitude }: Position): Point {
  const flat = Math.cos(radians(latitude));
  return {
    x: flat * Math.cos(radians(longitude)),
    y: flat * Math.sin(radians(longitude)),
    z: Math.sin(radians(latitude)),
  };
}

/** The squared chord of a distance in miles. */
export const squaredDistanceOf = (miles: number) => (2 * Math.sin(miles / earthRadiusMiles / 2)) ** 2;

/** Far above the rounding error, far below any driving distance. */
export const tolerance = 1e-8;
/** Below this, an arm's length, only rounding errors remain. */
export const leastTolerance = 1e-20;
