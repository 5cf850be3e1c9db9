import type { Schemas } from '@copper-carrot/contracts';
import { notify, useReads, useWrite } from '@copper-carrot/contracts/runtime';
import { AlertDialog } from '@copper-carrot/shared-ui/AlertDialog';
import { Checkbox } from '@copper-carrot/shared-ui/Checkbox';
import { Stack } from '@copper-carrot/shared-ui/Layout';
import { useState } from 'react';
import { urls } from '../../api';
import { useCheckout } from '../../hooks/useCheckout';
import { useLeadOn } from '../../hooks/useLeadOn';
import { deletePoll, pollUrls, removeAnswer, renewLink } from '../../poll-api';
import { type QuestionProps } from './props';

/** Deletes a poll, optionally with a mail to those who answered. */
export function DeletePollDialog({ poll, goTo, onClose }: QuestionProps) {
  const { order } = useCheckout();
  const leadOn = useLeadOn(order.id);
  const [mails, setMails] = useState(poll.answers_count > 0);
  const gone = useWrite(() => leadOn(deletePoll(poll.code, mails && poll.answers_count > 0)), {
    stale: [urls.order(order.id)],
    onDone: () => {
      notify({ kind: 'success', message: 'The poll is deleted.' });
      onClose();
      goTo('poll');
    },
  });
  return (
    <AlertDialog
      open
      onClose={onClose}
      title="Delete the poll?"
      confirm="Delete the poll"
      cancel="Keep it"
      onConfirm={() => gone.run()}
      error={gone.failure?.message}
    >
      <Stack gap={3}>
        <p>
          Its link stops working and its answers can’t be brought back. Your order stays as it is now, and you
          can ask again.
        </p>
        {poll.answers_count > 0 && (
          <Checkbox checked={mails} onChange={setMails}>
            Tell those who answered by mail
          </Checkbox>
        )}
      </Stack>
    </AlertDialog>
  );
}

export function RenewDialog({ poll, onClose }: QuestionProps) {
  const { order } = useCheckout();
  const { put } = useReads();
  const renewed = useWrite(() => renewLink(poll.code), {
    onDone: (next) => {
      put(pollUrls.poll(order.id), next);
      notify({ kind: 'success', message: 'The poll has a new link. Send it to those who still need it.' });
      onClose();
    },
  });
  return (
    <AlertDialog
      open
      onClose={onClose}
      title="Make a new link?"
      confirm="Make a new link"
      cancel="Keep this one"
      tone="neutral"
      onConfirm={() => renewed.run()}
      error={renewed.failure?.message}
    >
      The link that you sent stops working at once, also for those who were invited by mail. All answers stay.
      Do this if the link got into wrong hands, and send the new one to your team.
    </AlertDialog>
  );
}

export function RemoveAnswerDialog({
  poll,
  answer,
  onClose,
}: QuestionProps & { answer: Schemas['PollSelection'] }) {
  const { order } = useCheckout();
  const removed = useWrite(() => removeAnswer(poll.code, answer.id), {
    stale: [pollUrls.poll(order.id), pollUrls.selections(poll.code)],
    onDone: () => {
      notify({ kind: 'success', message: 'Meal deleted.' });
      onClose();
    },
  });
  return (
    <AlertDialog
      open
      onClose={onClose}
      title={`Delete the meal of ${answer.name}?`}
      confirm="Delete the meal"
      cancel="Keep it"
      onConfirm={() => removed.run()}
      error={removed.failure?.message}
    >
      It is taken off the poll’s counts.{' '}
      {poll.is_over
        ? 'Nobody can answer any more; you can add a meal again.'
        : `${answer.name} can answer again while the poll is open.`}
    </AlertDialog>
  );
}
