import { type List, type Read, type Schemas } from '@copper-carrot/contracts';
import { notify, useWrite } from '@copper-carrot/contracts/runtime';
import { AlertDialog } from '@copper-carrot/shared-ui/AlertDialog';
import { Button } from '@copper-carrot/shared-ui/Button';
import { Price } from '@copper-carrot/shared-ui/Price';
import { color, text } from '@copper-carrot/shared-ui/tokens';
import { useState } from 'react';
import styled from 'styled-components';
import { removeCart } from '../../api';
import { nameOf } from './OrderRow';

type Cart = Schemas['OrderListRecord'];

/** Below a cart in its list: what it cost when it was last saved, and the way to be rid of it. */
export function CartFoot({ order, list }: { order: Cart; list: Read<List<Cart>> }) {
  const { saved_price: saved, headcount } = order;
  return (
    <>
      <Words>
        {saved && (
          <>
            <Price amount={saved.amount} /> for {headcount} as last saved
            {saved.before_delivery && ', before delivery'}
          </>
        )}
      </Words>
      <Removal order={order} list={list} />
    </>
  );
}

function Removal({ order, list }: { order: Cart; list: Read<List<Cart>> }) {
  const [asking, setAsking] = useState(false);
  const name = nameOf(order);
  const gone = useWrite(() => removeCart(order.id), {
    stale: [list],
    onDone() {
      setAsking(false);
      notify({ kind: 'success', message: `${name} is removed.` });
    },
  });
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        aria-label={`Remove ${name}, order #${order.id}`}
        onClick={() => setAsking(true)}
      >
        Remove
      </Button>
      <AlertDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={`Remove ${name}?`}
        confirm="Remove"
        cancel="Keep it"
        onConfirm={() => gone.run()}
        error={gone.failure?.message}
      >
        Nothing was ordered or charged. It is gone for everybody who could open it, also for a colleague who
        was asked to pay, and can’t be brought back.
      </AlertDialog>
    </>
  );
}

const Words = styled.p`
  color: ${color.inkSoft};
  font-size: ${text.small};
`;
