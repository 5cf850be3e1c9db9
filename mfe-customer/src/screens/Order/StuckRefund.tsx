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
            <SendAgain orderId={order.id} sum={sum} />
            <SentOtherwise orderId={order.id} />
          </Stack>
        </Card>
      )}
    </>
  );
}

function SendAgain({ orderId, sum }: { orderId: number; sum: string }) {
  const { put } = useReads();
  const { run, pending } = useWrite(() => sendBack(orderId), {
    onDone(order) {
      put(urls.order(orderId), order);
      notify({ kind: 'success', message: `${sum} are on their way to the card.` });
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

function SentOtherwise({ orderId }: { orderId: number }) {
  const { put } = useReads();
  const { form, field, values } = useApiForm({
    limits: SendBackBody,
    within: 'refund.',
    initial: { sent_otherwise: '' },
    labels: { sent_otherwise: 'How it was sent' },
    send: ({ sent_otherwise: how }) => sendBack(orderId, how),
    onDone: (order) => {
      put(urls.order(orderId), order);
      notify({ kind: 'success', message: 'It is written down as sent.' });
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
