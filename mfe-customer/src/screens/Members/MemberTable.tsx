import { notify, useWrite, type WriteOptions } from '@copper-carrot/contracts/runtime';
import { AlertDialog } from '@copper-carrot/shared-ui/AlertDialog';
import { Avatar } from '@copper-carrot/shared-ui/Avatar';
import { Badge } from '@copper-carrot/shared-ui/Badge';
import { Button, ButtonLink } from '@copper-carrot/shared-ui/Button';
import { Cluster, Stack } from '@copper-carrot/shared-ui/Layout';
import { type Column, Table } from '@copper-carrot/shared-ui/Table';
import { color } from '@copper-carrot/shared-ui/tokens';
import { useState } from 'react';
import styled from 'styled-components';
import { type Member, membersUrl, sendAgain, withdraw } from './api';

interface MemberTableProps {
  organizationId: number;
  members: readonly Member[];
  /** Whether open invitations may be sent again and withdrawn. */
  canInvite: boolean;
  /** Where a member is edited and removed, as far as the reader may. */
  links: (member: Member) => { edit?: string; remove?: string };
}

/** Members and open invitations, with what can be done about them. */
export function MemberTable({ organizationId, members, canInvite, links }: MemberTableProps) {
  const status = ({ status: stands, ...member }: Member) => {
    if (stands === 'active')
      return (
        <Badge tone="leaf" icon="check">
          Member
        </Badge>
      );
    return (
      <Cluster gap={2}>
        <Badge tone="honey" icon="clock">
          Invited
        </Badge>
        {canInvite && <InvitationActs organizationId={organizationId} {...member} />}
      </Cluster>
    );
  };
  const acts = (member: Member) => {
    const { edit, remove } = links(member);
    const name = member.name || member.email;
    return (
      <Cluster gap={2} justify="end">
        {edit && (
          <ButtonLink variant="quiet" size="small" to={edit} aria-label={`Edit ${name}`}>
            Edit
          </ButtonLink>
        )}
        {remove && (
          <ButtonLink variant="quiet" size="small" to={remove} aria-label={`Remove ${name}`}>
            Remove
          </ButtonLink>
        )}
      </Cluster>
    );
  };
  const hasActs = members.some((member) => Object.keys(links(member)).length > 0);
  return (
    <Table
      label="Members and open invitations"
      columns={[
        ...columns,
        { id: 'status', title: 'Status', cell: status },
        ...(hasActs ? [{ id: 'acts', title: 'Actions', align: 'end' as const, cell: acts }] : []),
      ]}
      empty={<p role="status">No member matches.</p>}
      rows={members}
      rowKey={({ id, status: stands }) => `${stands}-${id}`}
    />
  );
}

const columns: Column<Member>[] = [
  {
    id: 'person',
    title: 'Person',
    primary: true,
    cell: ({ name, email }) => (
      <Cluster wrap={false}>
        <Avatar name={name || email} />
        <Stack gap={0}>
          {name && <span>{name}</span>}
          <Address data-alone={!name || undefined}>{email}</Address>
        </Stack>
      </Cluster>
    ),
  },
  { id: 'role', title: 'Role', cell: ({ role_label }) => role_label },
];

/** What came of it, said over the page. */
const said = (message: string): Pick<WriteOptions<unknown>, 'onDone' | 'onFailure'> => ({
  onDone: () => notify({ kind: 'success', message }),
  onFailure: (failure) => notify({ kind: 'error', message: failure.message }),
});

interface InvitationActsProps {
  organizationId: number;
  /** The invitation's. */
  id: number;
  email: string;
}

function InvitationActs({ organizationId, id, email }: InvitationActsProps) {
  const [asking, setAsking] = useState(false);
  const again = useWrite(
    (_: void, once) => sendAgain(organizationId, id, once),
    said(`A new link is on its way to ${email}.`),
  );
  const gone = useWrite(() => withdraw(organizationId, id), {
    stale: [membersUrl(organizationId)],
    onDone() {
      setAsking(false);
      notify({ kind: 'success', message: `The invitation to ${email} is withdrawn.` });
    },
  });
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        aria-label={`Send the invitation to ${email} again`}
        onClick={() => again.run()}
      >
        Send again
      </Button>
      <Button
        variant="quiet"
        size="small"
        aria-label={`Withdraw the invitation to ${email}`}
        onClick={() => setAsking(true)}
      >
        Withdraw
      </Button>
      <AlertDialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Withdraw the invitation?"
        confirm="Withdraw"
        cancel="Keep it"
        onConfirm={gone.run}
        error={gone.failure?.message}
      >
        The link that {email} got stops working. You can invite them again whenever you like.
      </AlertDialog>
    </>
  );
}

const Address = styled.span`
  font-weight: 400;
  color: ${color.inkSoft};
  overflow-wrap: anywhere;

  &[data-alone] {
    color: ${color.ink};
  }
`;
