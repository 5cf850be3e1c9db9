import type { PlacesClient, protos } from '@googlemaps/places';
import timeZoneAt from 'tz-lookup';
import { sql } from '../../database';
import { env } from '../../env';
import { ApiError } from '../../errors';
import type { GeocodedAddress } from './geocoded-address';
import { prepared } from '../../prepared';

type GooglePlace = protos.google.maps.places.v1.IPlace;

const fields = ['id', 'formattedAddress', 'location', 'addressComponents'];
const timeout = 4000;
const maskHeader = (mask: string[]) => ({
  timeout,
  otherArgs: { headers: { 'X-Goog-FieldMask': mask.join(',') } },
});

let opened: Promise<PlacesClient> | undefined;
/** Loaded at the first use, because the client is large and usually there is no key. */
const client = () =>
  (opened ??= import('@googlemaps/places').then(
    ({ PlacesClient }) => new PlacesClient({ apiKey: env.GOOGLE_MAPS_KEY, fallback: 'rest' }),
  ));

/** gRPC codes of a malformed id and of an id that Google does not know, or has retired. */
const isUnknownId = (error: unknown) =>
  error instanceof Error && 'code' in error && [3, 5, 400, 404].includes(Number(error.code));
const outOfReach = () =>
  new ApiError(503, 'geocoder_unavailable', {
    message: 'Addresses can’t be looked up right now. Please try again in a moment.',
  });

/** The address of a Google place id; null if it is unknown, 503 while Google does not answer. */
export async function findByGoogle(googlePlaceId: string): Promise<GeocodedAddress | null> {
  try {
    const places = await client();
    const [place] = await places.getPlace({ name: `places/${googlePlaceId}` }, maskHeader(fields));
    return await fromGoogle(place);
  } catch (error) {
    if (isUnknownId(error)) return null;
    throw outOfReach();
  }
}

/** US addresses that a text may mean, in Google's order; 503 while Google does not answer. */
export async function searchByGoogle(text: string, limit: number): Promise<GeocodedAddress[]> {
  try {
    const places = await client();
    const [answer] = await places.searchText(
      { textQuery: text, regionCode: 'US', maxResultCount: limit },
      maskHeader(fields.map((field) => `places.${field}`)),
    );
    const found = await Promise.all((answer.places ?? []).map(fromGoogle));
    return found.filter((address) => address !== null);
  } catch {
    throw outOfReach();
  }
}

const component = (place: GooglePlace, ...types: string[]) =>
  place.addressComponents?.find((part) => types.some((type) => part.types?.includes(type)));

/** Converts a Google place; null if it is no address in the United States. */
async function fromGoogle(place: GooglePlace): Promise<GeocodedAddress | null> {
  const { id, formattedAddress, location } = place;
  const state = component(place, 'administrative_area_level_1')?.shortText;
  const latitude = location?.latitude;
  const longitude = location?.longitude;
  if (!id || !formattedAddress || !state || latitude == null || longitude == null) return null;
  if (component(place, 'country')?.shortText !== 'US') return null;
  const [near] = await sql.rows(nearestZip, [latitude, longitude]);
  return {
    googlePlaceId: id,
    formattedAddress: formattedAddress.replace(/, USA$/, ''),
    approximate: false,
    latitude,
    longitude,
    city: component(place, 'locality', 'sublocality', 'postal_town')?.longText ?? near?.city ?? '',
    state,
    zip: component(place, 'postal_code')?.longText ?? near?.zip ?? '',
    placeId: near?.placeId ?? null,
    timeZone: timeZoneAt(latitude, longitude),
  };
}

const nearestZip = prepared(
  'nearest-zip',
  { zip: 'text', city: 'text', placeId: 'int4?' },
  `select zip, city, place_id as "placeId" from zip_codes
    where latitude between $1::float8 - 0.5 and $1 + 0.5 and longitude between $2::float8 - 0.7 and $2 + 0.7
    order by (latitude - $1) ^ 2 + ((longitude - $2) * cos(radians($1))) ^ 2 limit 1`,
);
