import type { Schemas } from '@copper-carrot/contracts';
import { Button } from '@copper-carrot/shared-ui/Button';
import { onDemand, useOnDemand } from '@copper-carrot/shared-ui/on-demand';
import { type ReactNode } from 'react';
import { useCheckout } from '../hooks/useCheckout';
import { Press } from './Foot';
import { PriceBar } from './PriceBar';

const customerLink = onDemand(async () => (await import('./CustomerLink')).CustomerLink);

/** The caterer has prepared the direct order, and its customer has not claimed it. */
const isForCustomer = ({ can, is_direct, claimed_by_customer_at }: Schemas['Order']): boolean =>
  can.edit && !can.submit && is_direct && claimed_by_customer_at === null;

interface Props {
  submitting: boolean;
  onPress: () => void;
  awaited: ReactNode;
}

/** The submit button with the last refusal. */
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

/** The submit button on phones, beside the total. */
export function SubmitBar(props: Props) {
  const { order } = useCheckout();
  if (!order.can.submit && !isForCustomer(order)) return null;
  return (
    <PriceBar order={order}>
      <SubmitButton {...props} />
    </PriceBar>
  );
}
