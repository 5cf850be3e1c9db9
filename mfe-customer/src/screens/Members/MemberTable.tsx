import { messageOf, notify } from '@copper-carrot/contracts';
import { Badge, Button, Cluster, type Column, Table } from '@copper-carrot/shared-ui';
import { type Member, useInvitations } from './api';

interface MemberTableProps {
  organizationId: number;
  members: readonly Member[];
  /** Whether open invitations may be sent again and withdrawn. */
  canInvite: boolean;
}

/** Members and open invitations; the latter with what can be done about them. */
export function MemberTable({ organizationId, members, canInvite }: MemberTableProps) {
  return (
    <Table
      caption="Members and open invitations"
      columns={
        canInvite ? [...columns, { id: 'acts', title: 'Invitation', cell: actsFor(organizationId) }] : columns
      }
      rows={members}
      rowKey={({ id, status }) => `${status}-${id}`}
    />
  );
}

const columns: Column<Member>[] = [
  { id: 'name', title: 'Name', primary: true, cell: ({ name, email }) => name || email },
  { id: 'email', title: 'E-mail', cell: ({ email }) => email },
  { id: 'role', title: 'Role', cell: ({ role_label }) => role_label },
  {
    id: 'status',
    title: 'Status',
    cell: ({ status }) =>
      status === 'active' ? (
        <Badge tone="leaf" icon="check">
          Member
        </Badge>
      ) : (
        <Badge tone="honey" icon="clock">
          Invited
        </Badge>
      ),
  },
];

const actsFor = (organizationId: number) =>
  function cell(member: Member) {
    return member.status === 'invited' ? (
      <InvitationActs organizationId={organizationId} member={member} />
    ) : null;
  };

function InvitationActs({ organizationId, member }: { organizationId: number; member: Member }) {
  const { sendAgain, withdraw } = useInvitations(organizationId);
  const say = async (act: Promise<unknown>, message: string) => {
    try {
      await act;
      notify({ kind: 'success', message });
    } catch (error) {
      notify({ kind: 'error', message: messageOf(error) });
    }
  };
  return (
    <Cluster gap={2}>
      <Button
        variant="secondary"
        size="small"
        aria-label={`Send the invitation to ${member.email} again`}
        onClick={() => say(sendAgain(member.id), `A new link is on its way to ${member.email}.`)}
      >
        Send again
      </Button>
      <Button
        variant="quiet"
        size="small"
        aria-label={`Withdraw the invitation to ${member.email}`}
        onClick={() => say(withdraw(member.id), `The invitation to ${member.email} is withdrawn.`)}
      >
        Withdraw
      </Button>
    </Cluster>
  );
}
