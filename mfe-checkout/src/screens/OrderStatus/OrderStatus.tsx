import { href, orderState, pageId, type Schemas, stoppedStatuses } from '@copper-carrot/contracts';
import { currentUser } from '@copper-carrot/contracts/runtime';
import { ButtonLink } from '@copper-carrot/shared-ui/Button';
import { EmptyState } from '@copper-carrot/shared-ui/EmptyState';
import { PageTitle } from '@copper-carrot/shared-ui/PageTitle';
import { Loading, Skeleton } from '@copper-carrot/shared-ui/Skeleton';
import { formatOrderDate } from '@copper-carrot/shared-ui/dates';
import { formatWindow } from '@copper-carrot/shared-ui/moments';
import { formatMoney } from '@copper-carrot/shared-ui/money';
import { useParams } from 'react-router-dom';
import { pageOf } from '../../checkout/destination';
import { useOrder } from '../../hooks/useOrderData';

/**
 * `/orders/{orderId}` and `/orders/{orderId}/status`: the order's state, with a link to its page (1
 * §2).
 */
export default function OrderStatus() {
  const orderId = pageId(useParams().orderId);
  const { data: order } = useOrder(orderId);
  if (!order) {
    return (
      <Loading label="Loading your order">
        <Skeleton height="16rem" />
      </Loading>
    );
  }
  const { page, says } = orderState(order.status);
  const { title, icon } = page;
  return (
    <>
      <PageTitle above={order.brand.name}>Order {order.id}</PageTitle>
      <EmptyState
        title={title}
        icon={icon}
        tone={icon === 'warning' ? 'danger' : 'calm'}
        action={
          order.status === 'in_cart' ? (
            <ButtonLink to={href.checkout(order.id)} iconEnd="arrow">
              Go to checkout
            </ButtonLink>
          ) : (
            <ButtonLink to={pageOf(order, currentUser())} iconEnd="arrow">
              See the order
            </ButtonLink>
          )
        }
      >
        <p>{says(order)}</p>
        <p>{factsOf(order)}</p>
      </EmptyState>
    </>
  );
}

function factsOf(order: Schemas['Order']): string {
  const when = order.start_date ? formatOrderDate(order.start_date) : null;
  // A stopped order may still cost a fee, which its own page shows.
  const isStopped = stoppedStatuses.includes(order.status);
  const price = isStopped ? null : formatMoney(order.pricing.customer_price);
  return [when, formatWindow(order), price].filter(Boolean).join(' · ');
}
