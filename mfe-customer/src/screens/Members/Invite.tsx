import type { Role } from '@copper-carrot/contracts';
import { notify } from '@copper-carrot/contracts/runtime';
import { Button } from '@copper-carrot/shared-ui/Button';
import { Dialog } from '@copper-carrot/shared-ui/Dialog';
import { Form } from '@copper-carrot/shared-ui/Form';
import { Notice } from '@copper-carrot/shared-ui/Notice';
import { Select } from '@copper-carrot/shared-ui/Select';
import { TextArea } from '@copper-carrot/shared-ui/TextArea';
import { color, space, text } from '@copper-carrot/shared-ui/tokens';
import { useApiForm } from '@copper-carrot/shared-ui/useApiForm';
import { count } from '@copper-carrot/shared-ui/words';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { invite, type Invitee, membersUrl, teamUrl, useTeam } from './api';
import { readInvitees } from './read-invitees';
import { meaningOf, roleOptions } from './role-meanings';
import { useMembersPage } from './useMembersPage';

/** Invites people by mail, over the list of members. */
export default function Invite() {
  const { organizationId, close } = useMembersPage();
  // Whoever may not invite is told by the API as well.
  const { data: team } = useTeam(organizationId, { failure: 'own' });
  return (
    <Dialog open onClose={close} title="Invite someone" size="small">
      {team?.can.invite === false ? (
        <Notice tone="warning">Only admins of {team.name} invite people. Please ask one of them.</Notice>
      ) : (
        <InviteForm organizationId={organizationId} onInvited={close} />
      )}
    </Dialog>
  );
}

/** The API takes no more at once. */
const mostAtOnce = 200;
const limits = { emails: { required: true, pattern: '\\S@\\S+\\.\\S' } };
const nobody: { emails: string; role: Role } = { emails: '', role: 'orderer' };

function InviteForm({ organizationId, onInvited }: { organizationId: number; onInvited: () => void }) {
  const [refused, setRefused] = useState<string[]>([]);
  const sent = useRef<readonly Invitee[]>([]);
  const { form, field, values, set } = useApiForm({
    limits,
    initial: nobody,
    labels: { emails: 'E-mail', role: 'Role' },
    send: async ({ emails, role }, once) => {
      const { invitees } = readInvitees(emails, role);
      setRefused([]);
      sent.current = invitees;
      await invite(organizationId, invitees, once);
      return invitees;
    },
    stale: [membersUrl(organizationId), teamUrl(organizationId)],
    onDone: (invitees) => {
      const whom = invitees.length === 1 ? invitees[0]?.email : count(invitees.length, 'person', 'people');
      notify({ kind: 'success', message: `The invitation is on its way to ${whom}.` });
      onInvited();
    },
    onRefused: ({ fields }) => setRefused(sentencesOf(fields, sent.current)),
  });
  const { invitees, unread } = readInvitees(values.emails, values.role);
  const tooMany = invitees.length > mostAtOnce;
  const { error, ...emails } = field('emails');
  return (
    <Form aria-label="Invite someone" {...form} message={refused.length > 0 ? undefined : form.message}>
      <TextArea
        {...emails}
        rows={3}
        error={refused.length > 0 ? refused.join(' ') : error}
        description="One address, or a list of them. Each gets a link that works for 14 days."
      />
      <FileLine>
        <span>From a CSV file</span>
        <input
          type="file"
          accept=".csv,.txt,text/csv,text/plain"
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            if (!file) return;
            const reader = new FileReader();
            reader.onload = () => {
              if (typeof reader.result === 'string') set('emails', reader.result.slice(0, longestText));
            };
            reader.readAsText(file);
          }}
        />
      </FileLine>
      {unread.length > 0 && (
        <Notice tone="warning">
          {count(unread.length, 'line has', 'lines have')} no e-mail address and will be left out:{' '}
          {unread.slice(0, 3).join(', ')}
          {unread.length > 3 && ' …'}
        </Notice>
      )}
      {tooMany && (
        <Notice tone="warning">
          {invitees.length} people are too many at once. Please invite {mostAtOnce} at most.
        </Notice>
      )}
      <Select
        {...field('role')}
        description={
          invitees.length > 1
            ? `${meaningOf(values.role)}. A role beside an address in the list counts instead.`
            : meaningOf(values.role)
        }
        options={roleOptions}
      />
      <Button type="submit" wide disabled={tooMany}>
        {invitees.length > 1 ? `Send ${invitees.length} invitations` : 'Send invitation'}
      </Button>
    </Form>
  );
}

/** More than any list of so many people is long. */
const longestText = 100_000;

/** What the API says of invitees, each by their address. */
const sentencesOf = (
  fields: Partial<Record<string, readonly string[]>>,
  invitees: readonly { email: string }[],
): string[] =>
  Object.entries(fields).flatMap(([name, words = []]) => {
    const email = invitees[Number(/^memberships\.(\d+)\./.exec(name)?.[1] ?? NaN)]?.email;
    const whose = invitees.length === 1 ? 'E-mail' : email;
    return email === undefined ? [] : words.map((each) => `${whose} ${each}.`);
  });

const FileLine = styled.label`
  display: grid;
  gap: ${space(1)};
  color: ${color.inkSoft};
  font-size: ${text.small};
`;
