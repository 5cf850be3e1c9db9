import { Button } from '@copper-carrot/shared-ui/Button';
import { Dialog } from '@copper-carrot/shared-ui/Dialog';
import { Stack } from '@copper-carrot/shared-ui/Layout';
import { space } from '@copper-carrot/shared-ui/tokens';
import { href } from '@copper-carrot/contracts';
import { useNavigate, useParams } from 'react-router-dom';
import { styled } from 'styled-components';

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

/** The steps from a placed order to its meal. */
export function WhatComesNext() {
  return (
    <Steps>
      <li>The caterer answers, usually within a few hours. You get an e-mail.</li>
      <li>On the day, the food arrives within your 30-minute window.</li>
      <li>Your card is charged after the food was delivered, never before.</li>
    </Steps>
  );
}

/** Leaves a modal child for the order that it lies over. */
export function useCloseToOrder() {
  const { id = '', organizationId, customerId } = useParams();
  const navigate = useNavigate();
  return () => {
    const to = organizationId
      ? href.organizationOrder({ organizationId, id })
      : href.customerOrder({ customerId, id });
    void navigate(to, { replace: true });
  };
}

const Steps = styled.ol`
  display: grid;
  gap: ${space(2)};
  margin: 0;
  padding-inline-start: ${space(6)};
  list-style: decimal;
`;
