import { type AddressText, lineOf, readAddress } from './address-text';
import { atPartOfZip, atZip, zipBeforeTown } from './at-zip';
import { atTown } from './at-town';
import { endingsOf } from './endings';
import type { GeocodedAddress } from './geocoded-address';
import type { Near, Reading } from './town-at-end';
import { townsNamed, type ZipRow, zipRow } from './towns';
import { withWrittenUnits } from './written-units';

/** The longest line of an address in bytes, so that its id fits the limit of request bodies. */
const longestLine = 200;

/**
 * The address of a `local:` id, which contains its ZIP code and street line, with the units of the text that came with
 * it; null for an id of another form.
 */
export async function findLocal(googlePlaceId: string, text: string): Promise<GeocodedAddress | null> {
  const [, zip, line] = /^local:(\d{5})(?::([\w-]{1,700}))?$/.exec(googlePlaceId) ?? [];
  const row = zip ? await zipRow(zip) : null;
  if (!row) return null;
  return addressAt(row, line ? withWrittenUnits(Buffer.from(line, 'base64url').toString('utf8'), text) : '');
}

/** Addresses that a text may mean, best first; words other than town, state and ZIP code stay as typed. */
export async function searchLocal(text: string, near: Near): Promise<GeocodedAddress[]> {
  const readings = await readingsOf(readAddress(text), near);
  const found = readings.flatMap(([row, pieces]) => addressAt(row, lineOf(pieces)) ?? []);
  const each = new Map(found.map((address) => [address.googlePlaceId, address]));
  return [...each.values()].slice(0, near.limit);
}

async function readingsOf(text: AddressText, near: Near): Promise<Reading[]> {
  const alone = await zipBeforeTown(text);
  if (alone) return [alone];
  const endings = endingsOf(text);
  const names = [...new Set(endings.flatMap((ending) => ending.names))];
  const row = text.zip?.length === 5 ? zipRow(text.zip) : null;
  const [towns, found] = await Promise.all([townsNamed(names, near.placeId), row]);
  const read = { text, endings, towns };
  if (row) return found ? atZip(read, found) : [];
  return text.zip ? atPartOfZip(read, text.zip, near) : atTown(read, near);
}

/** An address with this line; null if the line is too long for an id. */
function addressAt(row: ZipRow, written: string): GeocodedAddress | null {
  const line = written.replace(/\p{C}/gu, '').trim();
  if (Buffer.byteLength(line) > longestLine) return null;
  const suffix = line ? `:${Buffer.from(line, 'utf8').toString('base64url')}` : '';
  const { zip, city, state, latitude, longitude, timeZone, placeId } = row;
  return {
    googlePlaceId: `local:${zip}${suffix}`,
    formattedAddress: `${line ? `${line}, ` : ''}${city}, ${state} ${zip}`,
    approximate: true,
    latitude,
    longitude,
    city,
    state,
    zip,
    placeId,
    timeZone,
  };
}
