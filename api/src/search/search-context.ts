import { geocode, notADoor, undeliverable } from '../addresses';
import { now } from '../clock';
import { sql } from '../database';
import { forbidden, invalid, notFound } from '../errors';
import { belongsTo, isSiteAdmin, type Actor } from '../http';
import type { Position } from '../places';
import { priceDate } from '../pricing';
import { LocalTimeError, toUtc } from '../schedule';
import { dateIn, startInstant, tariffOf, type SearchContext, type Snapshot } from './engine';
import { namedAddress } from './named-address';
import type { SearchFilters } from './search.schemas';
import { prepared } from '../prepared';

/** Looks up what the filters name. 422 for an invalid place, address or time; 404 and 403 for things of others. */
export async function readContext(
  filters: SearchFilters,
  actor: Actor | null,
  { placesAndRates }: Snapshot,
  signal: AbortSignal,
): Promise<SearchContext> {
  const moment = now();
  const address = await findAddress(filters, actor, signal);
  const placeId = address?.placeId ?? (address ? null : (filters.place_id ?? null));
  const state = address?.state ?? null;
  const place = placeId === null ? undefined : placesAndRates.places.get(placeId);
  if (filters.place_id !== undefined && !address && !place) {
    throw invalid('place_id', 'inclusion', 'is not a place that we deliver to');
  }
  const timeZone = address?.timeZone ?? place?.timeZone ?? 'America/New_York';
  checkTime(filters, timeZone);
  const date = priceDate(filters.start_date, dateIn(timeZone, moment));
  // Before the search, so that refusing a date does not depend on its results.
  if (placeId !== null) tariffOf(placesAndRates, placeId, { placeId, state }, date, []);
  return {
    filters,
    placeId,
    state,
    position: address ? { latitude: address.latitude, longitude: address.longitude } : null,
    middle: place ? { latitude: place.latitude, longitude: place.longitude } : null,
    userId: searcher(filters, actor),
    teamId: actor?.teamId ?? null,
    priceDate: date,
    now: moment,
  };
}

interface FoundAddress extends Position {
  placeId: number | null;
  state: string;
  timeZone: string;
}

async function findAddress(
  filters: SearchFilters,
  actor: Actor | null,
  signal: AbortSignal,
): Promise<FoundAddress | null> {
  if (filters.address_id !== undefined) return ownAddress(filters.address_id, actor, signal);
  const named = namedAddress(filters);
  if (!named) return null;
  const found = await geocode(named);
  if (found && undeliverable(found.formattedAddress) === 'post_box')
    throw invalid('formatted_address', 'post_box', notADoor.post_box);
  if (found) return found;
  const field = filters.formatted_address ? 'formatted_address' : 'google_place_id';
  throw invalid(field, 'not_found', 'is an address that we could not find');
}

const addressById = prepared(
  'search-address',
  {
    latitude: 'float8',
    longitude: 'float8',
    placeId: 'int4?',
    state: 'text',
    timeZone: 'text',
    userId: 'int4?',
    teamId: 'int4?',
  },
  `select latitude, longitude, place_id as "placeId", state, time_zone as "timeZone", user_id as "userId", team_id as "teamId"
    from addresses where id = $1 and archived_at is null`,
);

async function ownAddress(id: number, actor: Actor | null, signal: AbortSignal): Promise<FoundAddress> {
  const [address] = await sql.cancellableRows(signal, addressById, [id]);
  const theirs = address && actor && (address.userId === actor.userId || belongsTo(actor, address.teamId));
  if (!theirs) throw notFound('This address could not be found.');
  return address;
}

/** The person of a search: the actor, or for site admins the one in `ghosting_as`. */
function searcher({ ghosting_as: other }: SearchFilters, actor: Actor | null): number | null {
  if (other === undefined || other === actor?.userId) return actor?.userId ?? null;
  if (!isSiteAdmin(actor)) throw forbidden();
  return other;
}

/** Refuses a local time that clocks skip, because a start is never moved silently. */
function checkTime({ start_date: date, start_time: time }: SearchFilters, timeZone: string): void {
  if (!date || !Number.isNaN(startInstant(date, time ?? '12:00', timeZone))) return;
  try {
    toUtc({ date, time: time ?? '12:00', timeZone });
  } catch (error) {
    if (!(error instanceof LocalTimeError)) throw error;
    throw invalid(error.field, 'invalid', error.message);
  }
}
