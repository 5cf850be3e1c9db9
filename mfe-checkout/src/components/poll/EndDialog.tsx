import { useReads } from '@copper-carrot/contracts/runtime';
import { Button } from '@copper-carrot/shared-ui/Button';
import { Dialog } from '@copper-carrot/shared-ui/Dialog';
import { Form } from '@copper-carrot/shared-ui/Form';
import { useApiForm } from '@copper-carrot/shared-ui/useApiForm';
import { urls } from '../../api';
import { useCheckout } from '../../hooks/useCheckout';
import { useLeadOn } from '../../hooks/useLeadOn';
import { changePoll, pollUrls } from '../../poll-api';
import { endOfPoll, proposedEnd } from '../../poll/ends';
import { EndFields } from './EndFields';
import { endLabels, endLimits } from './end-form';
import { type QuestionProps } from './props';

/** Moves the end of a poll, or reopens a closed one. */
export function EndDialog({ poll, opens, goTo, onClose }: QuestionProps & { opens: boolean }) {
  const { order } = useCheckout();
  const { put } = useReads();
  const leadOn = useLeadOn(order.id);
  const { form, field } = useApiForm({
    limits: endLimits,
    within: 'order_poll.',
    initial: opens ? proposedEnd(order) : endOfPoll(poll),
    labels: endLabels,
    send: (end) => leadOn(changePoll(order.id, opens ? { ...end, status: 'open' } : end)),
    stale: [urls.order(order.id)],
    onDone: (next) => {
      put(pollUrls.poll(order.id), next);
      onClose();
      // The button that opened the dialog is gone with the closed state, so focus moves to the
      // poll.
      if (opens) goTo('poll');
    },
  });
  const title = opens ? 'Open the poll again' : 'Change the end';
  return (
    <Dialog open onClose={onClose} title={title} size="small">
      <Form aria-label={title} {...form}>
        <p>
          {opens
            ? 'The link works again. Everybody who answered keeps their meal, and can change it.'
            : 'Who was invited and has not answered is reminded before the new end.'}
        </p>
        <EndFields date={field('end_date')} time={field('end_time')} order={order} />
        <Button type="submit" wide>
          {opens ? 'Open it again' : 'Save the end'}
        </Button>
      </Form>
    </Dialog>
  );
}
