import { grants, type PrivilegedAction, type PrivilegedResource } from '@copper-carrot/contracts';
import { useUser } from '@copper-carrot/contracts/runtime';

/** Whether the person's role in an organization lets them do something (2 §6); the API asks again. */
export function useMay(teamId: number): (resource: PrivilegedResource, action: PrivilegedAction) => boolean {
  const user = useUser();
  const role = user?.memberships.find(({ team_id: id }) => id === teamId)?.role;
  const isSiteAdmin = user?.is_admin === true;
  return (resource, action) => isSiteAdmin || grants(role, resource, action);
}
