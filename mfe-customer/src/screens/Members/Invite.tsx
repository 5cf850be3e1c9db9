import {
  fieldSentence,
  href,
  messageOf,
  pageId,
  type Role,
  roleLabels,
  roles,
} from '@copper-carrot/contracts';
import { ApiFailure, notify } from '@copper-carrot/contracts/runtime';
import { Button } from '@copper-carrot/shared-ui/Button';
import { Dialog } from '@copper-carrot/shared-ui/Dialog';
import { Form } from '@copper-carrot/shared-ui/Form';
import { type FieldErrors } from '@copper-carrot/shared-ui/form-errors';
import { Notice } from '@copper-carrot/shared-ui/Notice';
import { Select } from '@copper-carrot/shared-ui/Select';
import { TextField } from '@copper-carrot/shared-ui/TextField';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { useInvitations, useTeam } from './api';

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
  const { data: team } = useTeam(id);
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

const fieldOf = (name: string) => name.replace('memberships.0.', '');
const labels: Record<string, string> = { email: 'E-mail', role: 'Role' };

/** The API speaks of the first of many invitees, and of a field without naming it ("is taken"). */
const fieldErrors = (error: unknown): FieldErrors =>
  error instanceof ApiFailure
    ? Object.fromEntries(
        Object.entries(error.payload.field_errors ?? {})
          .filter(([name]) => fieldOf(name) in labels)
          .map(([name, words]) => [
            fieldOf(name),
            fieldSentence(labels[fieldOf(name)] ?? '', words.join(', ')),
          ]),
      )
    : {};

function InviteForm({ organizationId, onInvited }: { organizationId: number; onInvited: () => void }) {
  const { invite } = useInvitations(organizationId);
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<Role>('orderer');
  const [pending, setPending] = useState(false);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [message, setMessage] = useState<string>();
  const submit = async () => {
    const address = email.trim();
    setMessage(undefined);
    setErrors(address ? {} : { email: 'E-mail is missing.' });
    if (pending || !address) return;
    setPending(true);
    try {
      await invite({ email: address, role });
      notify({ kind: 'success', message: `The invitation is on its way to ${address}.` });
      onInvited();
    } catch (error) {
      const byField = fieldErrors(error);
      setErrors(byField);
      if (Object.keys(byField).length === 0) setMessage(messageOf(error));
      setPending(false);
    }
  };
  return (
    <Form aria-label="Invite someone" errors={errors} message={message} onSubmit={submit}>
      <TextField
        label={labels.email ?? ''}
        name="email"
        type="email"
        autoComplete="off"
        required
        value={email}
        onChange={setEmail}
        description="They get a link that works for 14 days."
      />
      <Select
        label={labels.role ?? ''}
        name="role"
        value={role}
        onChange={setRole}
        description={meanings[role]}
        options={roles.map((value) => ({ value, label: roleLabels[value], description: meanings[value] }))}
      />
      <Button type="submit" pending={pending} wide>
        Send invitation
      </Button>
    </Form>
  );
}
