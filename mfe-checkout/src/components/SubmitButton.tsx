import type { Schemas } from '@copper-carrot/contracts';
import { Button } from '@copper-carrot/shared-ui/Button';
import { onDemand, useOnDemand } from '@copper-carrot/shared-ui/on-demand';
import { type ReactNode } from 'react';
import { useCheckout } from '../hooks/useCheckout';
import { Press } from './Foot';
import { PriceBar } from './PriceBar';

const customerLink = onDemand(async () => (await import('./CustomerLink')).CustomerLink);

/** Its caterer has made it, and its customer has still to open it, to say how it is paid and to place it. */
const isForCustomer = ({ can, is_direct, claimed_by_customer_at }: Schemas['Order']): boolean =>
  can.edit && !can.submit && is_direct && claimed_by_customer_at === null;

interface Props {
  submitting: boolean;
  onPress: () => void;
  /** That it waits for a bank. */
  awaited: ReactNode;
}

/** The one press that sends the order, with what the last press was refused for. */
export function SubmitButton({ submitting, onPress, awaited }: Props) {
  const { order } = useCheckout();
  const isToSend = useOnDemand(customerLink, isForCustomer(order));
  if (!order.can.submit) return isToSend && isForCustomer(order) && <customerLink.Part />;
  return (
    <Press>
      {awaited}
      <Button size="large" wide pending={submitting} onClick={onPress}>
        {submitting
          ? 'Placing your order …'
          : order.payment.bank?.by_you
            ? 'Confirm with the bank'
            : 'Place order'}
      </Button>
    </Press>
  );
}

/** The same on a phone, beside the total. */
export function SubmitBar(props: Props) {
  const { order } = useCheckout();
  if (!order.can.submit && !isForCustomer(order)) return null;
  return (
    <PriceBar order={order}>
      <SubmitButton {...props} />
    </PriceBar>
  );
}
