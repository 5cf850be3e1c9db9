import { pageId, type Role } from '@copper-carrot/contracts';
import { MembershipBody } from '@copper-carrot/contracts/limits';
import { notify, refetchUser } from '@copper-carrot/contracts/runtime';
import { Button } from '@copper-carrot/shared-ui/Button';
import { Dialog } from '@copper-carrot/shared-ui/Dialog';
import { Form } from '@copper-carrot/shared-ui/Form';
import { Notice } from '@copper-carrot/shared-ui/Notice';
import { Select } from '@copper-carrot/shared-ui/Select';
import { Loading, Skeleton } from '@copper-carrot/shared-ui/Skeleton';
import { useApiForm } from '@copper-carrot/shared-ui/useApiForm';
import { Navigate, useParams } from 'react-router-dom';
import { changeRole, type MemberDetails, membersUrl, memberUrl, teamUrl, useMember } from './api';
import { meaningOf, roleOptions } from './role-meanings';
import { useMembersPage } from './useMembersPage';

/** A member's role, over the list; without a member in its address there is nothing to edit. */
export default function EditMember() {
  const { memberId } = useParams();
  const { to } = useMembersPage();
  return memberId === undefined ? <Navigate replace to={to.list} /> : <Editing memberId={pageId(memberId)} />;
}

function Editing({ memberId }: { memberId: number }) {
  const { organizationId, close } = useMembersPage();
  const { data: member } = useMember(organizationId, memberId);
  return (
    <Dialog open onClose={close} title="Edit the member" size="small">
      {member ? (
        <RoleForm member={member} onDone={close} />
      ) : (
        <Loading label="Loading the member">
          <Skeleton height="10rem" />
        </Loading>
      )}
    </Dialog>
  );
}

function RoleForm({ member, onDone }: { member: MemberDetails; onDone: () => void }) {
  const { team_id: teamId, id } = member;
  const name = member.name || member.email;
  const initial: { role: Role } = { role: member.role };
  const { form, field, values } = useApiForm({
    limits: MembershipBody,
    within: 'membership.',
    initial,
    labels: { role: 'Role' },
    send: ({ role }) => changeRole(teamId, id, role),
    stale: [membersUrl(teamId), memberUrl(teamId, id), teamUrl(teamId)],
    onDone() {
      notify({ kind: 'success', message: `${name} is saved.` });
      if (member.is_self) void refetchUser();
      onDone();
    },
  });
  if (!member.can.update)
    return (
      <Notice tone="info">
        {name} is {member.role_label} here. Only admins change roles.
      </Notice>
    );
  return (
    <Form aria-label="Edit the member" {...form}>
      <p>
        <strong>{name}</strong>
        {member.name && <> · {member.email}</>}
      </p>
      <Select {...field('role')} description={meaningOf(values.role)} options={roleOptions} />
      <Button type="submit" wide>
        Save
      </Button>
    </Form>
  );
}
