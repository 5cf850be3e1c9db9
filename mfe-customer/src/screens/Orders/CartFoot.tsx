import { type List, type Read, type Schemas } from '@copper-carrot/contracts';
import { notify, useWrite } from '@copper-carrot/contracts/runtime';
import { AlertDialog } from '@copper-carrot/shared-ui/AlertDialog';
import { Button } from '@copper-carrot/shared-ui/Button';
import { Price } from '@copper-carrot/shared-ui/Price';
import { color, text } from '@copper-carrot/shared-ui/tokens';
import { useState } from 'react';
import styled from 'styled-components';
import { removeCart } from '../../api';

interface CartProps {
  order: Schemas['OrderListRecord'];
  /** What lists it. */
  lists: readonly Read<List<Schemas['OrderListRecord']>>[];
}

/** Below a cart in its list: what it cost when it was last saved, and the way to be rid of it. */
export function CartFoot({ order, lists }: CartProps) {
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
      <Removal order={order} lists={lists} />
    </>
  );
}

function Removal({ order, lists }: CartProps) {
  const [asking, setAsking] = useState(false);
  const name = order.package?.name ?? `the order from ${order.brand.name}`;
  const gone = useWrite(() => removeCart(order.id), {
    stale: lists,
    onDone() {
      setAsking(false);
      notify({ kind: 'success', message: `${capital(name)} is removed.` });
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

const capital = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

const Words = styled.p`
  color: ${color.inkSoft};
  font-size: ${text.small};
`;
