import { href, type Schemas } from '@copper-carrot/contracts';
import { notify, useWrite } from '@copper-carrot/contracts/runtime';
import { AlertDialog } from '@copper-carrot/shared-ui/AlertDialog';
import { Button, ButtonLink } from '@copper-carrot/shared-ui/Button';
import { Card } from '@copper-carrot/shared-ui/Card';
import { Stack } from '@copper-carrot/shared-ui/Layout';
import { SectionTitle } from '@copper-carrot/shared-ui/PageTitle';
import { TextField } from '@copper-carrot/shared-ui/TextField';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { removeOrder } from '../../api';
import { DirectOrderDialog } from '../../components/DirectOrderDialog';

/** An order that a caterer makes for a customer: the link by which they take this one over, or the way to change it and to a new one like it. */
export function DirectPanel({ order }: { order: Schemas['CatererOrder'] }) {
  if (order.status === 'in_cart') return <Unplaced order={order} />;
  return (
    <Stack gap={2}>
      {order.can.edit && (
        <ButtonLink wide variant="secondary" to={href.modify(order.id)}>
          Change this order
        </ButtonLink>
      )}
      <Another order={order} />
    </Stack>
  );
}

function Unplaced({ order }: { order: Schemas['CatererOrder'] }) {
  const link = new URL(href.checkout(order.id), window.location.origin).href;
  const { name } = order.customer;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      notify({ kind: 'success', message: 'The link is copied.' });
    } catch {
      // A browser may keep its clipboard to itself.
      notify({ kind: 'error', message: 'The link could not be copied. Please copy it from its field.' });
    }
  };
  return (
    <Card as="section" look="raised" aria-labelledby="direct-title">
      <Stack gap={4}>
        <SectionTitle id="direct-title">Direct order</SectionTitle>
        <p>
          {order.claimed_by_customer_at
            ? `${name} has taken this order over. You can still change the food; they place it.`
            : `We mailed ${name} this link. Once they have opened it, the order is theirs to place.`}
        </p>
        <TextField label={`Link for ${name}`} value={link} readOnly onChange={() => undefined} />
        <Button wide variant="secondary" onClick={copy}>
          Copy the link
        </Button>
        {order.can.edit && (
          <ButtonLink wide to={href.checkout(order.id)}>
            Change this order
          </ButtonLink>
        )}
        {order.can.remove && <TakeBack order={order} />}
      </Stack>
    </Card>
  );
}

function TakeBack({ order: { id, brand_id, customer } }: { order: Schemas['CatererOrder'] }) {
  const [asking, setAsking] = useState(false);
  const navigate = useNavigate();
  const gone = useWrite(() => removeOrder(id), {
    onDone() {
      notify({ kind: 'success', message: `Order #${id} is removed.` });
      return navigate(href.catererOrders(brand_id));
    },
  });
  return (
    <>
      <Button wide variant="quiet" onClick={() => setAsking(true)}>
        Remove this order
      </Button>
      <AlertDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={`Remove order #${id}?`}
        confirm="Remove"
        cancel="Keep it"
        onConfirm={() => gone.run()}
        error={gone.failure?.message}
      >
        {customer.name} can’t open it any more, and we tell them. It can’t be brought back.
      </AlertDialog>
    </>
  );
}

function Another({ order }: { order: Schemas['CatererOrder'] }) {
  const [starting, setStarting] = useState(false);
  const navigate = useNavigate();
  return (
    <>
      <Button wide variant="secondary" icon="plus" onClick={() => setStarting(true)}>
        New order for {order.customer.name}
      </Button>
      <DirectOrderDialog
        order={order}
        open={starting}
        onClose={() => setStarting(false)}
        onStarted={(orderId) => {
          setStarting(false);
          return navigate(href.catererOrder({ brandId: order.brand_id, orderId }));
        }}
      />
    </>
  );
}
