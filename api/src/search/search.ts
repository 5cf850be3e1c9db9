import type { Schemas } from '@copper-carrot/contracts';
import { sql } from '../database';
import { loadPhotos } from '../catalog';
import { readBlockedBrands, readRoster } from '../favorites';
import type { Actor } from '../http';
import { answerBrands, answerPackages, currentIndex, type Question, type Snapshot } from './engine';
import { nextDate } from './next-date';
import { readContext } from './search-context';
import type { SearchFilters, UnpagedFilters } from './search.schemas';
import { loadUserFacts } from './user-facts';
import { prepared } from '../prepared';

/** Packages available at a place, address and time (1 §7), as JSON; see `SearchFilters`. */
export async function packageSearchJson(
  filters: SearchFilters,
  actor: Actor | null,
  signal: AbortSignal,
): Promise<string> {
  const snapshot = await currentIndex();
  const json = answerPackages(snapshot, await ask(filters, actor, 'package', snapshot, signal));
  return filters.expand?.includes('photos') ? withPhotos(json, signal) : json;
}

/** The index has one picture per package; the pictures of all dishes of a million packages would fill its memory. */
async function withPhotos(json: string, signal: AbortSignal): Promise<string> {
  const answer = JSON.parse(json) as Schemas['PackageSearch'];
  const photos = await loadPhotos(
    answer.records.map(({ id }) => id),
    signal,
  );
  const records = answer.records.map((record) => ({ ...record, photos: photos.get(record.id) ?? [] }));
  return JSON.stringify({ ...answer, records });
}

/** Restaurants available at a place, address and time (1 §7), as JSON. */
export async function brandSearchJson(
  filters: SearchFilters,
  actor: Actor | null,
  signal: AbortSignal,
): Promise<string> {
  const snapshot = await currentIndex();
  return answerBrands(snapshot, await ask(filters, actor, 'brand', snapshot, signal));
}

/** The next date with results for a search; see `nextDate`. */
export async function nextSearchDate(
  kind: Question['kind'],
  unpaged: UnpagedFilters,
  actor: Actor | null,
  signal: AbortSignal,
) {
  const snapshot = await currentIndex();
  const filters = { ...unpaged, limit: 0, offset: 0, with_times_ordered: false };
  return nextDate(snapshot, await ask(filters, actor, kind, snapshot, signal), signal);
}

/** The searches as objects, for callers that read the answer. */
export const searchPackages = async (...search: Parameters<typeof packageSearchJson>) =>
  JSON.parse(await packageSearchJson(...search)) as Schemas['PackageSearch'];
export const searchBrands = async (...search: Parameters<typeof brandSearchJson>) =>
  JSON.parse(await brandSearchJson(...search)) as Schemas['BrandSearch'];

const exemptions = prepared(
  'search-exemptions',
  { state: 'text', expiresOn: 'text' },
  `select state, expires_on::text as "expiresOn" from tax_exemptions where team_id = $1 and confirmed_at is not null`,
);

/**
 * Loads what the index does not have, about the address and the person. A search of a place without a person needs no
 * query.
 */
async function ask(
  filters: SearchFilters,
  actor: Actor | null,
  kind: 'package' | 'brand',
  snapshot: Snapshot,
  signal: AbortSignal,
): Promise<Question> {
  const context = await readContext(filters, actor, snapshot, signal);
  const { teamId, userId } = context;
  const blocker = filters.with_blocked ? null : userId;
  const [facts, roster, blockRoster, blocked, certificates] = await Promise.all([
    loadUserFacts(userId, kind, signal),
    readRoster(filters.roster_id, actor, signal),
    readRoster(filters.block_roster_id, actor, signal),
    readBlockedBrands(blocker, signal),
    teamId === null ? [] : sql.cancellableRows(signal, exemptions, [teamId]),
  ]);
  const leftOut = blocked.size > 0 ? new Set([...(blockRoster ?? []), ...blocked]) : blockRoster;
  return { context, kind, facts, roster, blockRoster: leftOut, certificates };
}
