import { Button } from '@copper-carrot/shared-ui/Button';
import { Dialog } from '@copper-carrot/shared-ui/Dialog';
import { Stack } from '@copper-carrot/shared-ui/Layout';
import { WhatComesNext } from './NewCustomer';
import { useCloseToOrder } from './useCloseToOrder';

/** Thanks somebody who came by a colleague's invitation, over the order's page. */
export default function ReferralOrder() {
  const close = useCloseToOrder();
  return (
    <Dialog
      open
      guard={false}
      onClose={close}
      title="Thank you, and thanks to your colleague"
      footer={<Button onClick={close}>See your order</Button>}
    >
      <Stack gap={3}>
        <p>Your order is placed. It is good to have you at the table. This is what comes next:</p>
        <WhatComesNext />
      </Stack>
    </Dialog>
  );
}
