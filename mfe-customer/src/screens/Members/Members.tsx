import { href, pageId, pageNumber } from '@copper-carrot/contracts';
import { ButtonLink } from '@copper-carrot/shared-ui/Button';
import { Stack } from '@copper-carrot/shared-ui/Layout';
import { PageTitle } from '@copper-carrot/shared-ui/PageTitle';
import { Pagination } from '@copper-carrot/shared-ui/Pagination';
import { Loading, Skeleton } from '@copper-carrot/shared-ui/Skeleton';
import { Outlet, useParams, useSearchParams } from 'react-router-dom';
import { pageSize, useMembers, useTeam } from './api';
import { MemberTable } from './MemberTable';

/** Who belongs to an organization, and who is invited to it. */
export default function Members() {
  const id = pageId(useParams().organizationId);
  const [search, setSearch] = useSearchParams();
  const page = pageNumber(search.get('page'), pageSize);
  const team = useTeam(id);
  const members = useMembers(id, page);
  const canInvite = team.data?.can.invite ?? false;
  return (
    <Stack gap={6}>
      <PageTitle
        above={team.data?.name}
        below="Everyone here can see the organization’s meals; what else they may do goes by their role."
        actions={canInvite && <ButtonLink to={href.organizationInvite(id)}>Invite someone</ButtonLink>}
      >
        Members
      </PageTitle>
      {members.data ? (
        <>
          <MemberTable organizationId={id} members={members.data.records} canInvite={canInvite} />
          <Pagination
            page={page}
            count={members.data.count}
            pageSize={pageSize}
            onPage={(next) => setSearch({ page: String(next) })}
          />
        </>
      ) : (
        <Loading label="Loading members">
          <Skeleton height="16rem" />
        </Loading>
      )}
      <Outlet />
    </Stack>
  );
}
