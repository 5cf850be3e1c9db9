import { type Schemas } from '@copper-carrot/contracts';
import { notify, useReads, useWrite } from '@copper-carrot/contracts/runtime';
import { Button } from '@copper-carrot/shared-ui/Button';
import { Card } from '@copper-carrot/shared-ui/Card';
import { Stack } from '@copper-carrot/shared-ui/Layout';
import { Notice } from '@copper-carrot/shared-ui/Notice';
import { SectionTitle } from '@copper-carrot/shared-ui/PageTitle';
import { useRef, useState } from 'react';
import { acknowledgeOrder, confirmOrder, deliverOrder, sendOff, urls } from '../../api';
import { useReadAgain } from '../../components/use-read-again';

type Order = Schemas['CatererOrder'];
interface Asked {
  title: string;
  words: string;
  label: string;
  done: string;
  call: (order: Order) => Promise<Order>;
}

const confirmation: Asked = {
  title: 'Reconfirm this order',
  words: 'Go through the details once more. The orderer is told that you are ready to cook.',
  label: 'Reconfirm Order',
  done: 'is confirmed. The orderer is told.',
  call: confirmOrder,
};
const acknowledgment: Asked = {
  title: 'This order was canceled',
  words: 'Please acknowledge it, so that we know that nobody cooks it.',
  label: 'Acknowledge',
  done: 'is acknowledged as canceled.',
  call: ({ id }) => acknowledgeOrder(id),
};

const sending: Asked = {
  title: 'Bring this order',
  words: 'Tell the orderer that their food has left the kitchen.',
  label: 'On its way',
  done: 'is on its way. The orderer is told.',
  call: ({ id }) => sendOff(id),
};
const delivery: Asked = {
  title: 'Bring this order',
  words: 'An hour after its start it counts as delivered by itself.',
  label: 'Delivered',
  done: 'is delivered.',
  call: ({ id }) => deliverOrder(id),
};

const askedOf = ({ can }: Order): Asked | null => {
  if (can.acknowledge) return acknowledgment;
  if (can.confirm) return confirmation;
  if (can.send_off) return sending;
  return can.deliver ? delivery : null;
};

/** The one press that an order asks for: to confirm it the day before, to send it off and deliver it, or to acknowledge that it was canceled (2 §4). */
export function ConfirmPanel({ order }: { order: Order }) {
  const asked = askedOf(order);
  // What was refused is said also where nothing can be confirmed any more.
  const [failure, setFailure] = useState<string | null>(null);
  const { put } = useReads();
  const readAgain = useReadAgain(order.id);
  const pressed = useRef<Asked>(null);
  const act = useWrite(({ call }: Asked) => call(order), {
    stale: [urls.orders({}), urls.actions],
    onFailure: async (failed) => {
      await readAgain(failed);
      setFailure(failed.message);
    },
    onDone(next) {
      setFailure(null);
      put(urls.order(order.id), next);
      notify({ kind: 'success', message: `Order #${order.id} ${pressed.current?.done}` });
    },
  });
  const press = (what: Asked) => {
    pressed.current = what;
    return act.run(what);
  };
  const refusal = failure !== null && !act.pending && (
    <Notice tone="danger" live>
      {failure}
    </Notice>
  );
  if (!asked) return refusal || null;
  return (
    <Card as="section" look="raised" aria-labelledby="confirm-title">
      <Stack gap={4}>
        <SectionTitle id="confirm-title">{asked.title}</SectionTitle>
        <p>{asked.words}</p>
        {refusal}
        <Button wide size="large" icon="check" pending={act.pending} onClick={() => press(asked)}>
          {asked.label}
        </Button>
      </Stack>
    </Card>
  );
}
