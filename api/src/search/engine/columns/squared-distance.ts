import { earthRadiusMiles, type Position } from '../../../places';

/**
 * Distances without angles: between two points of a sphere of radius 1, the square of the straight line through it grows
 * with the way around, and costs three multiplications. It tells near from far; only where two distances are as good as
 * equal does `milesBetween` decide, so that search and orders never disagree.
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

/** The square of the straight line under so many miles of the way around. */
export const squaredDistanceOf = (miles: number) => (2 * Math.sin(miles / earthRadiusMiles / 2)) ** 2;

/** Far above what rounding can make of a square of a squared, far below what anybody could drive. */
export const tolerance = 1e-8;
/** And below this, an arm's length, rounding is all there is. */
export const leastTolerance = 1e-20;
