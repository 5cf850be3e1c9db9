import { Button } from '@copper-carrot/shared-ui/Button';
import { Dialog } from '@copper-carrot/shared-ui/Dialog';
import { Stack } from '@copper-carrot/shared-ui/Layout';
import { space } from '@copper-carrot/shared-ui/tokens';
import { pageId, type Schemas } from '@copper-carrot/contracts';
import { useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { useOrder } from '../../api';
import { useCloseToOrder } from './useCloseToOrder';

/** Greets somebody whose first order was just placed, over the order's page. */
export default function NewCustomer() {
  const close = useCloseToOrder();
  return (
    <Dialog
      open
      guard={false}
      onClose={close}
      title="Your first order is placed"
      footer={<Button onClick={close}>See your order</Button>}
    >
      <Stack gap={3}>
        <p>Thank you for ordering with Copper Carrot. This is what comes next:</p>
        <WhatComesNext />
      </Stack>
    </Dialog>
  );
}

/** The steps from a placed order to its meal, as it is handed over and paid. */
export function WhatComesNext() {
  const { data: order } = useOrder(pageId(useParams().id));
  // It lies over the page of its order, which waits for the same answer.
  if (!order) return null;
  return (
    <Steps>
      <li>The caterer answers, usually within a few hours. You get an e-mail.</li>
      <li>
        {order.pickup
          ? 'On the day, your food is ready for you to pick up at the time that you chose.'
          : 'On the day, the food arrives within your 30-minute window.'}
      </li>
      <li>{whenPaid(order)}</li>
    </Steps>
  );
}

function whenPaid({
  bypass_payment: bypass,
  payment,
  pickup,
  credit_card: card,
  payment_ask: ask,
  user_name: owner,
}: Schemas['Order']): string {
  if (bypass) return 'No payment is needed.';
  if (payment.status === 'invoice')
    return 'Your organization gets an invoice after the event. No card is charged.';
  // Somebody's own card is shown to nobody else.
  const whose = ask?.status === 'paid' ? `${ask.name}’s` : card ? 'Your' : `${owner}’s`;
  return `${whose} card is charged after the food was ${pickup ? 'picked up' : 'delivered'}, never before.`;
}

const Steps = styled.ol`
  display: grid;
  gap: ${space(2)};
  margin: 0;
  padding-inline-start: ${space(6)};
  list-style: decimal;
`;
