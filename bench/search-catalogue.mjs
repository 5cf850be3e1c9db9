// @ts-check
// A catalogue of any size for the search bench, generated within the database in seconds: about 5 packages
// per brand, 1.3 kitchens per brand with 3 distance tiers, hours, capacities, some choices and deals, and
// names from a food vocabulary.
import { addresses, places } from './search-catalogue/places.mjs';
import { brands, kitchens } from './search-catalogue/brands.mjs';
import { choices, packages } from './search-catalogue/packages.mjs';
import { withoutIndexes } from './search-catalogue/without-indexes.mjs';

/** @import { ClientBase } from 'pg' */

/**
 * @typedef {object} Wanted
 * @property {number} packages how many
 * @property {'fixed' | 'growing'} places the 15 of the site, or 15 for each 10,000 packages
 * @property {boolean} [checked] with every trigger and foreign key at work: for small ones, an API may run meanwhile
 */

export const placesFor = (/** @type {Wanted} */ { packages, places }) =>
  places === 'fixed' ? 15 : Math.max(15, Math.round((packages / 10_000) * 15));

/**
 * Fills a migrated database that contains only the reference data (`SEED=none`). The same options generate
 * the same rows.
 * @param {ClientBase} client as a superuser, unless `checked`
 * @param {Wanted} wanted
 * @param {(line: string) => void} [log]
 */
export async function makeCatalogue(client, wanted, log = () => {}) {
  const size = {
    packages: wanted.packages,
    brands: Math.max(1, Math.round(wanted.packages / 5)),
    places: placesFor(wanted),
  };
  const fill = async () => {
    for (const { name, text } of [
      ...places(size),
      ...brands(size),
      ...kitchens(),
      ...packages(size),
      ...choices(),
    ]) {
      const from = performance.now();
      await client.query(text);
      log(`${name}: ${((performance.now() - from) / 1000).toFixed(1)} s`);
    }
  };
  await client.query(helpers);
  if (wanted.checked) await fill();
  else {
    // Triggers and foreign keys are skipped for speed, as the rows are generated consistently.
    await client.query(`set session_replication_role = replica; set maintenance_work_mem = '512MB'`);
    try {
      await withoutIndexes(client, fill, log);
    } finally {
      await client.query('reset session_replication_role');
    }
  }
  for (const table of [
    'brands',
    'kitchens',
    'packages',
    'package_items',
    'package_item_options',
    'deals',
    'menus',
  ])
    await client.query(
      `select setval(pg_get_serial_sequence('${table}', 'id'), coalesce((select max(id) from ${table}), 0) + 1, false)`,
    );
  await client.query('analyze');
  return size;
}

/**
 * Addresses spread over each place, as ids of the local geocoder.
 * @param {ClientBase} client
 * @returns {Promise<{ placeId: number, googlePlaceId: string }[]>}
 */
export const listAddresses = async (client) => (await client.query(addresses)).rows;

// Deterministic random numbers per row: `roll` from 0 to n - 1, `skewed` with low numbers far more often.
const helpers = `
create or replace function pg_temp.roll(id bigint, salt integer, n integer) returns integer language sql immutable parallel safe
  as $$ select ((hashint8extended(id, salt) & 9223372036854775807) % n)::integer $$;
create or replace function pg_temp.skewed(id bigint, salt integer, n integer) returns integer language sql immutable parallel safe
  as $$ select (((hashint8extended(id, salt) & 1048575)::float8 / 1048576) ^ 2 * n)::integer % n $$;
create or replace function pg_temp.pick(words text[], at integer) returns text language sql immutable parallel safe
  as $$ select words[at + 1] $$;`;
