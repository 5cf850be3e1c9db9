import { href, pageId, type Role, roleLabels, roles } from '@copper-carrot/contracts';
import { MembershipsBody } from '@copper-carrot/contracts/limits';
import { notify } from '@copper-carrot/contracts/runtime';
import { Button } from '@copper-carrot/shared-ui/Button';
import { Dialog } from '@copper-carrot/shared-ui/Dialog';
import { Form } from '@copper-carrot/shared-ui/Form';
import { Notice } from '@copper-carrot/shared-ui/Notice';
import { Select } from '@copper-carrot/shared-ui/Select';
import { TextField } from '@copper-carrot/shared-ui/TextField';
import { useApiForm } from '@copper-carrot/shared-ui/useApiForm';
import { useNavigate, useParams } from 'react-router-dom';
import { invite, type Invitee, membersUrl, useTeam } from './api';

const meanings: Record<Role, string> = {
  admin: 'Manages members and billing, and orders',
  orderer: 'Orders for the organization',
  staff: 'Sees the meals and answers polls',
  guest: 'Answers the polls they are asked',
  external_attendant: 'Runs polls, from outside of the organization',
};

/** Invites somebody by mail, over the list of members. */
export default function Invite() {
  const id = pageId(useParams().organizationId);
  const navigate = useNavigate();
  // Whoever may not invite is told by the API as well.
  const { data: team } = useTeam(id, { failure: 'own' });
  const close = () => void navigate(href.organizationMembers(id), { replace: true });
  return (
    <Dialog open onClose={close} title="Invite someone" size="small">
      {team?.can.invite === false ? (
        <Notice tone="warning">Only admins of {team.name} invite people. Please ask one of them.</Notice>
      ) : (
        <InviteForm organizationId={id} onInvited={close} />
      )}
    </Dialog>
  );
}

const nobody: Invitee = { email: '', role: 'orderer' };

function InviteForm({ organizationId, onInvited }: { organizationId: number; onInvited: () => void }) {
  const { form, field, values } = useApiForm({
    limits: MembershipsBody,
    // The API speaks of the first of many invitees.
    within: 'memberships.0.',
    initial: nobody,
    labels: { email: 'E-mail', role: 'Role' },
    send: async ({ email, role }, once) => {
      const address = email.trim();
      await invite(organizationId, { email: address, role }, once);
      return address;
    },
    stale: [membersUrl(organizationId)],
    onDone: (address) => {
      notify({ kind: 'success', message: `The invitation is on its way to ${address}.` });
      onInvited();
    },
  });
  return (
    <Form aria-label="Invite someone" {...form}>
      <TextField
        {...field('email')}
        type="email"
        autoComplete="off"
        description="They get a link that works for 14 days."
      />
      <Select
        {...field('role')}
        description={meanings[values.role]}
        options={roles.map((value) => ({ value, label: roleLabels[value], description: meanings[value] }))}
      />
      <Button type="submit" wide>
        Send invitation
      </Button>
    </Form>
  );
}
