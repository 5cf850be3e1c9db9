import { InviteToPollBody } from '@copper-carrot/contracts/limits';
import { notify, useReads } from '@copper-carrot/contracts/runtime';
import { Button } from '@copper-carrot/shared-ui/Button';
import { Dialog } from '@copper-carrot/shared-ui/Dialog';
import { Form } from '@copper-carrot/shared-ui/Form';
import { useApiForm } from '@copper-carrot/shared-ui/useApiForm';
import { count } from '@copper-carrot/shared-ui/words';
import { useState } from 'react';
import { useCheckout } from '../../hooks/useCheckout';
import { inviteToPoll, pollUrls } from '../../poll-api';
import { inviteesFault } from '../../poll/invitees';
import { invited, nobody } from '../../poll/invitees';
import { InviteesField } from './InviteesField';
import { type QuestionProps } from './props';

/** Invites more people; those already invited get no second mail. */
export function InviteDialog({ poll, onClose }: QuestionProps) {
  const { order } = useCheckout();
  const { put } = useReads();
  const [whom, setWhom] = useState(nobody);
  const nobodyYet = 'Please choose somebody, or give an e-mail address.';
  const { form, field, set } = useApiForm({
    limits: { ...InviteToPollBody, invitees: { required: true } },
    initial: { invitees: '' },
    labels: { invitees: 'E-mail addresses' },
    asks: { invitees: inviteesFault(whom.text) ?? nobodyYet },
    prepare: ({ invitees }) => ({
      invitees: inviteesFault(invitees) || (!invitees.trim() && whom.members.length === 0) ? '' : 'fine',
    }),
    send: () => inviteToPoll(poll.code, invited(whom)),
    onDone: (next) => {
      put(pollUrls.poll(order.id), next);
      const many = next.invitees.length - poll.invitees.length;
      notify({
        kind: many > 0 ? 'success' : 'info',
        message:
          many > 0
            ? `We are writing to ${count(many, 'person', 'people')}.`
            : 'They were invited already: nobody gets a second mail.',
      });
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} title="Invite more people" size="small">
      <Form aria-label="Invite more people" {...form}>
        <InviteesField
          teamId={order.team_id}
          whom={whom}
          without={poll.invitees.map(({ email }) => email.toLowerCase())}
          error={field('invitees').error}
          onChange={(next) => {
            setWhom(next);
            set('invitees', next.text);
          }}
        />
        <Button type="submit" wide>
          Send invitations
        </Button>
      </Form>
    </Dialog>
  );
}
