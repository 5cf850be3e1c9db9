import { href, pageId, type Role, roles } from '@copper-carrot/contracts';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import type { MemberFilter } from './api';

/** Which members of which organization the address names, its links, and the way back from a dialog to the list below. */
export function useMembersPage() {
  const organizationId = pageId(useParams().organizationId);
  const [search] = useSearchParams();
  const navigate = useNavigate();
  // A dialog over the list keeps what the list shows.
  const shown = Object.fromEntries(search);
  const to = {
    list: href.organizationMembers(organizationId, shown),
    invite: href.organizationInvite(organizationId, shown),
    edit: (memberId: number) => href.organizationMemberEdit({ organizationId, memberId }, shown),
    remove: (memberId: number) => href.organizationMemberRemove({ organizationId, memberId }, shown),
  };
  const asked = search.get('role');
  const query = search.get('query')?.trim().slice(0, 100);
  const role = roles.find((each): each is Role => each === asked);
  const filter: MemberFilter = { ...(query && { query }), ...(role && { role }) };
  return { organizationId, to, filter, close: () => void navigate(to.list, { replace: true }) };
}
