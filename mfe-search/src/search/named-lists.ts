import type { Schemas } from '@copper-carrot/contracts';

/** A person's lists of restaurants, each with its organization where several keep some: theirs often bear the same names. */
export function namedLists({ rosters, memberships }: Pick<Schemas['Session'], 'rosters' | 'memberships'>) {
  if (rosters.every(({ team_id }) => team_id === rosters[0]?.team_id)) return rosters;
  const teams = new Map(memberships.map(({ team }) => [team.id, team.name]));
  return rosters.map((list) => ({ ...list, name: `${list.name} (${teams.get(list.team_id)})` }));
}
