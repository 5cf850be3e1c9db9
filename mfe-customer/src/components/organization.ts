import { PageError, pageId } from '@copper-carrot/contracts';
import { useUser } from '@copper-carrot/contracts/runtime';
import { useSearchParams } from 'react-router-dom';

/**
 * The organization whose context a customer's page shows by its `organizationId` (2 §2); null for the customer's own. One that
 * they do not belong to is refused.
 */
export function useOrganization(): number | null {
  const [search] = useSearchParams();
  const user = useUser();
  const asked = search.get('organizationId');
  if (!asked) return null;
  const id = pageId(asked);
  const isTheirs = user?.memberships.some(({ team_id: teamId }) => teamId === id);
  if (user && !isTheirs && !user.is_admin && user.ghosting_admin === null) throw new PageError(403);
  return id;
}
