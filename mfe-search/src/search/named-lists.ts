import type { Schemas } from '@copper-carrot/contracts';

/** A person's restaurant lists, with the organization's name if several have lists. */
export function namedLists({ rosters, memberships }: Pick<Schemas['Session'], 'rosters' | 'memberships'>) {
  if (rosters.every(({ team_id }) => team_id === rosters[0]?.team_id)) return rosters;
  const teams = new Map(memberships.map(({ team }) => [team.id, team.name]));
  return rosters.map((list) => ({ ...list, name: `${list.name} (${teams.get(list.team_id)})` }));
}
