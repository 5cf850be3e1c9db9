export interface Point {
  latitude: number;
  longitude: number;
}

/** Something that stands on a map. */
export interface Pin extends Point {
  id: number;
  name: string;
  /** How far around it counts, in miles. */
  reachMiles: number;
  /** Beside the point of the map: drawn pale, and below the others. */
  muted?: boolean;
}

/** Longitude and latitude. */
export type Position = [number, number];
export type MultiPolygon = Position[][][];

/** A piece of land that is drawn by its outline. */
export interface Land {
  name: string;
  coordinates: MultiPolygon;
}

/** Where something lies in a picture, in pixels. */
export interface Spot {
  x: number;
  y: number;
}

export const milesPerDegree = 69.05;
export const positionOf = ({ longitude, latitude }: Point): Position => [longitude, latitude];
