import { href, type Schemas } from '@copper-carrot/contracts';
import { notify } from '@copper-carrot/contracts/runtime';
import { Button, ButtonLink } from '@copper-carrot/shared-ui/Button';
import { Card } from '@copper-carrot/shared-ui/Card';
import { Stack } from '@copper-carrot/shared-ui/Layout';
import { SectionTitle } from '@copper-carrot/shared-ui/PageTitle';
import { TextField } from '@copper-carrot/shared-ui/TextField';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { DirectOrderDialog } from '../../components/DirectOrderDialog';

/** An order that a caterer makes for a customer: a new one like this, or the link by which they take this one over. */
export function DirectPanel({ order }: { order: Schemas['CatererOrder'] }) {
  if (order.status === 'in_cart') return <Unplaced order={order} />;
  return <Another order={order} />;
}

function Unplaced({ order }: { order: Schemas['CatererOrder'] }) {
  const link = new URL(href.checkout(order.id), window.location.origin).href;
  const { name } = order.customer;
  const copy = async () => {
    await navigator.clipboard.writeText(link);
    notify({ kind: 'success', message: 'The link is copied.' });
  };
  return (
    <Card as="section" look="raised" aria-labelledby="direct-title">
      <Stack gap={4}>
        <SectionTitle id="direct-title">Direct order</SectionTitle>
        <p>
          {order.claimed_by_customer_at
            ? `${name} has taken this order over. You can still change the food; they place it.`
            : `Send ${name} this link. Once they have opened it, the order is theirs to place.`}
        </p>
        <TextField label={`Link for ${name}`} value={link} readOnly onChange={() => undefined} />
        <Button wide variant="secondary" onClick={copy}>
          Copy the link
        </Button>
        <ButtonLink wide to={href.checkout(order.id)}>
          Change this order
        </ButtonLink>
      </Stack>
    </Card>
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
