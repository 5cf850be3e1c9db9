import type { RateRow } from '../../../pricing';
import { sql } from '../../../database';

/** A place with its tax state and jurisdiction. */
export interface PlaceRows {
  id: number;
  label: string;
  value: string;
  slug: string;
  latitude: number;
  longitude: number;
  timeZone: string;
  jurisdictionId: number;
  taxState: string;
}

/** The index data besides brands: places, and rates of fees and taxes with their dates. */
export interface PlacesAndRates {
  places: Map<number, PlaceRows>;
  feeRates: RateRow[];
  /** The jurisdiction of each whole state, for addresses near no place. */
  stateJurisdictions: Map<string, number>;
  taxRates: { jurisdictionId: number; ratePpm: number; from: string | null; to: string | null }[];
  /** Contains `NY delivery` if New York taxes delivery. */
  taxed: Set<string>;
}

const places = `select p.id, p.label, p.value, p.slug, p.latitude, p.longitude, p.time_zone as "timeZone",
  p.tax_jurisdiction_id as "jurisdictionId", j.state as "taxState"
  from places p join tax_jurisdictions j on j.id = p.tax_jurisdiction_id order by p.id`;
const states = `select state, id from tax_jurisdictions where covers_state`;
const feeRates = `select kind, place_id as "placeId", rate_ppm as "ratePpm", lower(effective)::text as "effectiveFrom",
  upper(effective)::text as "effectiveTo" from fee_rates where not isempty(effective) order by id`;
const taxRates = `select jurisdiction_id as "jurisdictionId", rate_ppm as "ratePpm", lower(effective)::text as "from",
  upper(effective)::text as "to" from tax_rates where not isempty(effective) order by 1, 3`;
const taxed = `select state || ' ' || charge_code as key from taxability where taxable`;

/** Loads everything that belongs to no brand. */
export async function loadPlacesAndRates(): Promise<PlacesAndRates> {
  const [placeRows, stateRows, feeRows, taxRows, taxedRows] = await Promise.all([
    sql.rows<PlaceRows>(places),
    sql.rows<{ state: string; id: number }>(states),
    sql.rows<RateRow>(feeRates),
    sql.rows<PlacesAndRates['taxRates'][number]>(taxRates),
    sql.rows<{ key: string }>(taxed),
  ]);
  return {
    places: new Map(placeRows.map((row) => [row.id, row])),
    stateJurisdictions: new Map(stateRows.map(({ state, id }) => [state, id])),
    feeRates: feeRows,
    taxRates: taxRows,
    taxed: new Set(taxedRows.map(({ key }) => key)),
  };
}
