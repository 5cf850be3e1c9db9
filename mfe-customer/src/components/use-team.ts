import { pageId } from '@copper-carrot/contracts';
import { useUser } from '@copper-carrot/contracts/runtime';
import { useLocation, useParams, useSearchParams } from 'react-router-dom';

/**
 * The organization that a page is for: of its path, or of its `organizationId` (2 §2), or the current one where the path
 * leaves it out; null for one's own things.
 */
export function useTeam(): { teamId: number | null; teamName: string | undefined } {
  const { organizationId } = useParams();
  const [search] = useSearchParams();
  const user = useUser();
  const asked = organizationId ?? search.get('organizationId');
  const { pathname } = useLocation();
  const current = pathname.startsWith('/organization/') ? (user?.current_team?.id ?? null) : null;
  const teamId = asked === null ? current : pageId(asked);
  return { teamId, teamName: user?.memberships.find(({ team_id: id }) => id === teamId)?.team.name };
}
