// @ts-check
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { feature } from 'topojson-client';
import { root } from './lib/run.mjs';

/**
 * Generates the map outlines of the delivery places: counties from us-atlas, one file per place, so that a
 * browser loads a few kilobytes. Run it after adding a place: `node scripts/make-outlines.mjs <folder of
 * the outlines>`.
 */
const around = { latitude: 0.85, longitude: 1.15 };
const [target] = process.argv.slice(2);
if (!target)
  throw new Error('Say the folder of the outlines: node scripts/make-outlines.mjs <remote>/src/…/outlines');
const folder = join(root, target);
/** @type {(name: string) => unknown} */
const require = createRequire(import.meta.url);

/** @typedef {[number, number][]} Ring */
/** @typedef {{ type: 'Polygon', coordinates: Ring[] } | { type: 'MultiPolygon', coordinates: Ring[][] }} Shape */
/** @typedef {{ slug: string, latitude: number, longitude: number }} Place */

const atlas = /** @type {Parameters<typeof feature>[0]} */ (require('us-atlas/counties-10m.json'));
const { loadTypeScript } = /** @type {{ loadTypeScript: (file: string) => { places: Place[] } }} */ (
  require(join(root, 'scripts/load-typescript.cjs'))
);
const { places } = loadTypeScript(join(root, 'api/src/places/places.data.ts'));
if (!atlas.objects.counties) throw new Error('us-atlas has no counties any more.');
// A county is one polygon or several.
const { features: counties } =
  /** @type {{ features: { properties: { name: string }, geometry: Shape }[] }} */ (
    /** @type {unknown} */ (feature(atlas, atlas.objects.counties))
  );

/**
 * Three decimals are about a hundred yards.
 * @param {Ring} ring @returns {Ring}
 */
const rounded = (ring) =>
  ring
    .map(([x, y]) => /** @type {[number, number]} */ ([Number(x.toFixed(3)), Number(y.toFixed(3))]))
    .filter(([x, y], at, all) => at === 0 || x !== all[at - 1]?.[0] || y !== all[at - 1]?.[1]);

/** @param {Ring} ring @param {{ latitude: number, longitude: number }} middle */
const touches = (ring, middle) => {
  const span = (/** @type {0 | 1} */ axis) => {
    const values = ring.map((point) => point[axis]);
    return [Math.min(...values), Math.max(...values)];
  };
  const [west = 0, east = 0] = span(0);
  const [south = 0, north = 0] = span(1);
  return (
    east > middle.longitude - around.longitude &&
    west < middle.longitude + around.longitude &&
    north > middle.latitude - around.latitude &&
    south < middle.latitude + around.latitude
  );
};

mkdirSync(folder, { recursive: true });
for (const file of readdirSync(folder)) rmSync(join(folder, file));
for (const place of places) {
  const near = counties.flatMap(({ properties: { name }, geometry }) => {
    const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
    const coordinates = polygons
      .map((rings) => rings.map(rounded).filter((ring) => ring.length >= 4))
      .filter(([outer]) => outer && touches(outer, place));
    return coordinates.length > 0 ? [{ name, coordinates }] : [];
  });
  writeFileSync(join(folder, `${place.slug}.json`), `${JSON.stringify(near)}\n`);
  console.log(`${place.slug}: ${near.length} counties`);
}
