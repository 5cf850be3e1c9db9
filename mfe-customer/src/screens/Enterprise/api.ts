import { read, type BodyOf } from '@copper-carrot/contracts';
import { client, useRead, useUser } from '@copper-carrot/contracts/runtime';
import { useTeam } from '../../components/use-team';

const path = '/cpi/v2/orderer/teams/{id}/enterprise_settings';

export const settingsUrl = (id: number) => read(path, { params: { id } });
export const useSettings = (id: number) => useRead(settingsUrl(id));

export const saveSettings = (id: number, settings: BodyOf<typeof path, 'patch'>['enterprise_settings']) =>
  client.patch(path, { params: { id }, body: { enterprise_settings: settings } });

/** The organization that the address names, else the first that its reader runs; null without one. */
export function useEnterprise(): { teamId: number | null; teamName: string | undefined } {
  const named = useTeam();
  const user = useUser();
  if (named.teamId !== null) return named;
  const first = user?.memberships.find(({ role }) => role === 'admin');
  return { teamId: first?.team_id ?? null, teamName: first?.team.name };
}
