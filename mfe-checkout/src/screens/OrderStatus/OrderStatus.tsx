import {
  ApiFailure,
  href,
  type OrderStatus as Status,
  PageError,
  pageId,
  type Schemas,
} from '@copper-carrot/contracts';
import {
  ButtonLink,
  EmptyState,
  ErrorState,
  formatDeliveryWindow,
  formatMoney,
  formatOrderDate,
  type IconName,
  Loading,
  PageTitle,
  Skeleton,
} from '@copper-carrot/shared-ui';
import { useParams } from 'react-router-dom';
import { useOrder } from '../../hooks/useOrderData';

/** `/orders/{orderId}`, with or without `/status`: how an order stands, and the way to its page (1 §2). */
export default function OrderStatus() {
  const orderId = pageId(useParams().orderId);
  const {
    data: order,
    error,
    mutate,
  } = useOrder(orderId) as ReturnType<typeof useOrder> & { error: unknown };
  if (error instanceof ApiFailure && [403, 404].includes(error.status)) {
    throw new PageError(error.status, error.message);
  }
  if (error && !order) return <ErrorState onRetry={() => mutate()} />;
  if (!order) {
    return (
      <Loading label="Loading your order">
        <Skeleton height="16rem" />
      </Loading>
    );
  }
  const { title, icon, words } = standing[order.status](order);
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
            <ButtonLink to={orderPage(order)} iconEnd="arrow">
              See the order
            </ButtonLink>
          )
        }
      >
        <p>{words}</p>
        <p>{factsOf(order)}</p>
      </EmptyState>
    </>
  );
}

const orderPage = ({ id, team_id: teamId }: Schemas['Order']) =>
  teamId === null ? href.customerOrder({ id }) : href.organizationOrder({ organizationId: teamId, id });

function factsOf({ start_date, start_time, pricing }: Schemas['Order']): string {
  const when = start_date ? formatOrderDate(start_date) : null;
  const window = start_time ? formatDeliveryWindow(start_time) : null;
  return [when, window, formatMoney(pricing.customer_price)].filter(Boolean).join(' · ');
}

interface Standing {
  title: string;
  icon: IconName;
  words: string;
}

const standing: Record<Status, (order: Schemas['Order']) => Standing> = {
  in_cart: () => ({ title: 'Not placed yet', icon: 'bag', words: 'This order is still in your cart.' }),
  pending: ({ brand }) => ({
    title: 'Your order is placed',
    icon: 'clock',
    words: `${brand.name} has it and will answer soon. We e-mail you when they do.`,
  }),
  accepted: ({ brand }) => ({
    title: 'Accepted',
    icon: 'success',
    words: `${brand.name} will cook for you.`,
  }),
  confirmed: ({ brand }) => ({
    title: 'All set',
    icon: 'success',
    words: `${brand.name} has confirmed the details.`,
  }),
  fulfilled: () => ({ title: 'Delivered', icon: 'truck', words: 'We hope that it tasted good.' }),
  declined: ({ brand, end_reason }) => ({
    title: 'Declined',
    icon: 'warning',
    words: end_reason ?? `${brand.name} can’t take this order. You pay nothing.`,
  }),
  expired: ({ brand }) => ({
    title: 'No answer in time',
    icon: 'warning',
    words: `${brand.name} did not answer. You pay nothing.`,
  }),
  canceled: () => ({ title: 'Canceled', icon: 'close', words: 'This order was canceled.' }),
};
