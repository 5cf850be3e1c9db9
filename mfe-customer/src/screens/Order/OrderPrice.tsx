import { href, orderState, type Schemas, stoppedStatuses } from '@copper-carrot/contracts';
import { useUser } from '@copper-carrot/contracts/runtime';
import { Card } from '@copper-carrot/shared-ui/Card';
import { Stack } from '@copper-carrot/shared-ui/Layout';
import { Link } from '@copper-carrot/shared-ui/Link';
import { SectionTitle } from '@copper-carrot/shared-ui/PageTitle';
import { PriceLines, type PriceLinesProps } from '@copper-carrot/shared-ui/PriceLines';
import { formatMoney } from '@copper-carrot/shared-ui/money';
import { count } from '@copper-carrot/shared-ui/words';
import { CancelOrder } from './CancelOrder';
import { Papers } from './Papers';
import { paymentWords, wordsOnceStopped } from './payment-words';

interface Props {
  order: Schemas['Order'];
  organizationId: string | undefined;
}

/** What an order costs, line by line, how that is paid, and what it costs to cancel it. */
export function OrderPrice({ order, organizationId }: Props) {
  const { pricing } = order;
  return (
    <Card as="section" look="raised" aria-labelledby="price-title">
      <Stack gap={4}>
        <SectionTitle id="price-title">Price</SectionTitle>
        {isStopped(order) ? (
          <PriceLines {...onceStopped(order)} />
        ) : (
          <PriceLines
            lines={pricing.lines}
            total={pricing.customer_price}
            note={`${formatMoney(pricing.price_per_person)} per person, all in`}
          />
        )}
        <p>{isStopped(order) ? wordsOnceStopped(order) : paymentWords(order)}</p>
        <Papers order={order} />
        {order.can.raise_tip && (
          <p>
            <Link to={tipPath(order.id, organizationId)}>Raise the tip</Link>
          </p>
        )}
        {order.cancellation_policy && <p>{order.cancellation_policy.sentence}</p>}
        <CancelOrder order={order} />
        <Coins order={order} />
      </Stack>
    </Card>
  );
}

/** What is left of the price of an order that ended without the food. */
function onceStopped({ status, pricing, cancellation_fee: fee }: Schemas['Order']): PriceLinesProps {
  // Whether any of it was charged before is said of its payment.
  const taken = { label: orderState(status).label, amount: -pricing.customer_price };
  const charged = fee ? [{ label: 'Cancellation fee', amount: fee }] : [];
  return { lines: [...pricing.lines, taken, ...charged], total: fee ?? 0 };
}

const isStopped = ({ status }: Schemas['Order']): boolean => stoppedStatuses.includes(status);

const tipPath = (id: number, organizationId: string | undefined) =>
  organizationId ? href.organizationOrderTip({ organizationId, id }) : href.customerOrderTip({ id });

/** The coins of an order are its owner's, whoever else pays or reads; what ends without the food earns none. */
function Coins({ order }: { order: Schemas['Order'] }) {
  const user = useUser();
  if (!order.points_awarded || isStopped(order) || user?.id !== order.user_id) return null;
  return (
    <p>
      You {order.status === 'fulfilled' ? 'earned' : 'earn'} {count(order.points_awarded, 'coin')} with this
      order.
    </p>
  );
}
