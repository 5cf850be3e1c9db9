import { notFound } from '../errors';
import type { Actor } from '../http';
import { cancellable, type Ending } from './cancellable';

const brandsOfRoster = {
  name: 'search-roster',
  text: `select r.team_id as "teamId", array(select brand_id from roster_brands where roster_id = r.id) as "brandIds"
    from rosters r where r.id = $1`,
};

/** The brands of a roster that the actor may read; 404 for any other. Null where no roster is asked for. */
export async function readRoster(
  id: number | undefined,
  actor: Actor | null,
  ending: Ending,
): Promise<Set<number> | null> {
  if (id === undefined) return null;
  const [roster] = await cancellable<{ teamId: number; brandIds: number[] }>(brandsOfRoster, [id], ending);
  const readable =
    roster && actor && (actor.isAdmin || actor.memberships.some(({ teamId }) => teamId === roster.teamId));
  if (!readable) throw notFound('This list of restaurants could not be found.');
  return new Set(roster.brandIds);
}
