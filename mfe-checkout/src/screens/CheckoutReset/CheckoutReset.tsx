import { href, pageId } from '@copper-carrot/contracts';
import { ButtonLink } from '@copper-carrot/shared-ui/Button';
import { EmptyState } from '@copper-carrot/shared-ui/EmptyState';
import { PageTitle } from '@copper-carrot/shared-ui/PageTitle';
import { Loading, Skeleton } from '@copper-carrot/shared-ui/Skeleton';
import { Navigate, useParams } from 'react-router-dom';
import { useOrder } from '../../hooks/useOrderData';

/** `orders/{orderId}/checkout/reset`: the caterer changed the menu since the choices were made (1 §8). */
export default function CheckoutReset() {
  const orderId = pageId(useParams().orderId);
  const { data: order } = useOrder(orderId);
  if (!order) {
    return (
      <Loading label="Loading your order">
        <Skeleton height="16rem" />
      </Loading>
    );
  }
  if (order.status !== 'in_cart') return <Navigate to={href.orderStatus(orderId)} replace />;
  return (
    <>
      <PageTitle above={order.brand.name}>Choose again</PageTitle>
      <EmptyState
        title="The menu has changed"
        icon="edit"
        action={
          order.package && (
            <ButtonLink to={href.package(order.package.slug)} iconEnd="arrow">
              Choose again
            </ButtonLink>
          )
        }
      >
        <p>
          {order.brand.name} changed {order.package?.name ?? 'this menu'} after you made your choices, so they
          may no longer be on it. Nothing was ordered and nothing was charged.
        </p>
        <p>Make your choices again on the package’s page.</p>
      </EmptyState>
    </>
  );
}
