import { Button, Dialog } from '@copper-carrot/shared-ui';
import { useCloseToOrder } from './NewCustomer';

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
      <p>Your order is placed. Whoever invited you earns coins once your food was delivered.</p>
    </Dialog>
  );
}
