import { supportPhone, type Schemas } from '@copper-carrot/contracts';
import { SendBackBody } from '@copper-carrot/contracts/limits';
import { notify, useReads, useWrite } from '@copper-carrot/contracts/runtime';
import { Button } from '@copper-carrot/shared-ui/Button';
import { Card } from '@copper-carrot/shared-ui/Card';
import { Form } from '@copper-carrot/shared-ui/Form';
import { Cluster, Stack } from '@copper-carrot/shared-ui/Layout';
import { Notice } from '@copper-carrot/shared-ui/Notice';
import { SectionTitle } from '@copper-carrot/shared-ui/PageTitle';
import { TextField } from '@copper-carrot/shared-ui/TextField';
import { formatMoney } from '@copper-carrot/shared-ui/money';
import { useApiForm } from '@copper-carrot/shared-ui/useApiForm';
import { sendBack, urls } from '../../api';

/** Money that no card took back: its owner calls, and who runs the site sends it. */
export function StuckRefund({ order }: { order: Schemas['Order'] }) {
  const { stuck_refund: amount } = order.payment;
  if (!amount) return null;
  const sum = formatMoney(amount);
  const says = order.can.send_back
    ? 'No card took it, at three tries. Have it tried once more, or write down how you sent it.'
    : `Your bank did not take it. The money is yours: please call ${supportPhone}, and we send it another way.`;
  return (
    <>
      <Notice tone="warning" title={`${sum} could not be sent back`}>
        {says}
      </Notice>
      {order.can.send_back && (
        <Card as="section" aria-labelledby="send-back-title">
          <Stack gap={4}>
            <SectionTitle id="send-back-title">How it goes back</SectionTitle>
            <SendAgain order={order} sum={sum} />
            <SentOtherwise order={order} sum={sum} />
          </Stack>
        </Card>
      )}
    </>
  );
}

interface Stuck {
  order: Schemas['Order'];
  /** What is stuck. */
  sum: string;
}

/** What became of it by what the answer says: somebody else may have been first, and it went their way. */
function outcomeOf(now: Schemas['Order'], { order: before, sum }: Stuck): Parameters<typeof notify>[0] {
  if (now.payment.stuck_refund)
    return { kind: 'error', message: `${formatMoney(now.payment.stuck_refund)} could not be sent back.` };
  const seen = new Set(before.history.map(({ id }) => id));
  const sent = now.history.find(({ id, kind }) => !seen.has(id) && kind.startsWith('refund_sent_'));
  const by = sent?.by ?? 'somebody at the site';
  if (sent?.kind === 'refund_sent_otherwise')
    return { kind: 'success', message: `${sum} is written down as sent by ${by}.` };
  return sent
    ? { kind: 'success', message: `${sum} is on its way to the card, sent by ${by}.` }
    : { kind: 'info', message: `${sum} had been dealt with already. Nothing more was sent or written down.` };
}

function SendAgain(stuck: Stuck) {
  const { put } = useReads();
  const { id } = stuck.order;
  const { run, pending } = useWrite(() => sendBack(id), {
    onDone(order) {
      put(urls.order(id), order);
      notify(outcomeOf(order, stuck));
    },
  });
  return (
    <Cluster>
      <Button pending={pending} onClick={() => run()}>
        Try the card again
      </Button>
    </Cluster>
  );
}

function SentOtherwise(stuck: Stuck) {
  const { put } = useReads();
  const { id } = stuck.order;
  const { form, field, values } = useApiForm({
    limits: SendBackBody,
    within: 'refund.',
    initial: { sent_otherwise: '' },
    labels: { sent_otherwise: 'How it was sent' },
    send: ({ sent_otherwise: how }) => sendBack(id, how),
    onDone: (order) => {
      put(urls.order(id), order);
      notify(outcomeOf(order, stuck));
    },
  });
  return (
    <Form aria-label="Sent another way" {...form}>
      <TextField {...field('sent_otherwise')} required description="Such as: check 1042." />
      <Cluster>
        <Button type="submit" variant="secondary" disabled={values.sent_otherwise.trim() === ''}>
          It was sent this way
        </Button>
      </Cluster>
    </Form>
  );
}
