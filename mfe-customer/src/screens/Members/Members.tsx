import { href, roleLabels, roles } from '@copper-carrot/contracts';
import { useUser } from '@copper-carrot/contracts/runtime';
import { Button, ButtonLink } from '@copper-carrot/shared-ui/Button';
import { Form } from '@copper-carrot/shared-ui/Form';
import { Cluster, Stack } from '@copper-carrot/shared-ui/Layout';
import { PageTitle } from '@copper-carrot/shared-ui/PageTitle';
import { Pagination } from '@copper-carrot/shared-ui/Pagination';
import { Section } from '@copper-carrot/shared-ui/Section';
import { Select } from '@copper-carrot/shared-ui/Select';
import { Loading, Skeleton } from '@copper-carrot/shared-ui/Skeleton';
import { TextField } from '@copper-carrot/shared-ui/TextField';
import { media, space } from '@copper-carrot/shared-ui/tokens';
import { useState } from 'react';
import { Outlet, useSearchParams } from 'react-router-dom';
import { usePage } from '../../components/use-page';
import styled from 'styled-components';
import { Contacts } from '../../components/Contacts/Contacts';
import { OrganizationTabs } from '../../components/OrganizationTabs';
import { useMay } from '../../components/useMay';
import { type Member, pageSize, useMembers, useTeam } from './api';
import { MemberTable } from './MemberTable';
import { useMembersPage } from './useMembersPage';

/** Who belongs to an organization, who is invited to it, and whom a caterer reaches there. */
export default function Members() {
  const { organizationId: id, to } = useMembersPage();
  const team = useTeam(id);
  const canInvite = team.data?.can.invite ?? false;
  return (
    <Stack gap={6}>
      <PageTitle
        above={team.data?.name}
        below="Everyone here can see the organization’s meals; what else they may do goes by their role."
        actions={
          <Cluster gap={2}>
            {team.data?.can.update && (
              <ButtonLink variant="quiet" to={href.organizationEnterprise({ organizationId: id })}>
                Enterprise settings
              </ButtonLink>
            )}
            {canInvite && <ButtonLink to={to.invite}>Invite someone</ButtonLink>}
          </Cluster>
        }
      >
        Members
      </PageTitle>
      <OrganizationTabs organizationId={id} selected="members" />
      <Section page key={id} title="We could not load the members">
        <Stack gap={4}>
          <MemberFilters />
          <MemberList canInvite={canInvite} />
        </Stack>
      </Section>
      <Contacts organizationId={id} below="members" />
      <Outlet />
    </Stack>
  );
}

const all = 'all';

function MemberFilters() {
  const [search, setSearch] = useSearchParams();
  const { filter } = useMembersPage();
  const [words, setWords] = useState(filter.query ?? '');
  const change = (key: 'query' | 'role', value: string) =>
    setSearch((now) => {
      now.delete('page');
      if (value === '' || value === all) now.delete(key);
      else now.set(key, value);
      return now;
    });
  return (
    <Form aria-label="Find members" onSubmit={() => change('query', words.trim())}>
      <Line>
        <TextField
          label="Find"
          type="search"
          placeholder="Name or e-mail"
          value={words}
          onChange={setWords}
        />
        <Select
          label="Role"
          value={search.get('role') ?? all}
          onChange={(role) => change('role', role)}
          options={[
            { value: all, label: 'All roles' },
            ...roles.map((value) => ({ value, label: roleLabels[value] })),
          ]}
        />
        <Button type="submit" variant="secondary">
          Find
        </Button>
      </Line>
    </Form>
  );
}

function MemberList({ canInvite }: { canInvite: boolean }) {
  const { organizationId: id, to, filter } = useMembersPage();
  const user = useUser();
  const may = useMay(id);
  const { page, onPage } = usePage(pageSize);
  const { data } = useMembers(id, page, filter);
  if (!data)
    return (
      <Loading label="Loading members">
        <Skeleton height="16rem" />
      </Loading>
    );
  const links = (member: Member) => {
    if (member.status !== 'active') return {};
    const mayRemove = may('memberships', 'delete') || member.user_id === user?.id;
    return {
      ...(may('memberships', 'update') && { edit: to.edit(member.id) }),
      ...(mayRemove && { remove: to.remove(member.id) }),
    };
  };
  return (
    <>
      <MemberTable organizationId={id} members={data.records} canInvite={canInvite} links={links} />
      <Pagination page={page} count={data.count} pageSize={pageSize} onPage={onPage} />
    </>
  );
}

const Line = styled.div`
  display: grid;
  gap: ${space(3)};
  align-items: end;

  ${media.tablet} {
    grid-template-columns: 2fr 1fr auto;
  }
`;
