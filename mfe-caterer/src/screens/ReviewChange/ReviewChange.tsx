import { href, pageId, type Schemas } from '@copper-carrot/contracts';
import { Breadcrumbs } from '@copper-carrot/shared-ui/Breadcrumbs';
import { ButtonLink } from '@copper-carrot/shared-ui/Button';
import { formatOrderDate } from '@copper-carrot/shared-ui/dates';
import { EmptyState } from '@copper-carrot/shared-ui/EmptyState';
import { Stack } from '@copper-carrot/shared-ui/Layout';
import { formatWindow } from '@copper-carrot/shared-ui/moments';
import { PageTitle } from '@copper-carrot/shared-ui/PageTitle';
import { Loading, Skeleton } from '@copper-carrot/shared-ui/Skeleton';
import { useParams } from 'react-router-dom';
import { useOrder } from '../../api';
import { ChangePanel } from '../../components/ChangePanel/ChangePanel';
import { useBrand } from '../../use-brand';

/** The changes of an order that its caterer is asked to answer (2 §2, review-change). */
export default function ReviewChange() {
  const { orderId } = useParams();
  const { brand } = useBrand();
  const { data: order } = useOrder(pageId(orderId));
  if (!order)
    return (
      <Loading label="Loading the changes">
        <Skeleton height="18rem" />
      </Loading>
    );
  const page = href.catererOrder({ brandId: brand.id, orderId: order.id });
  return (
    <Stack gap={6}>
      <Breadcrumbs
        items={[
          { label: 'Orders', to: href.catererOrders(brand.id) },
          { label: `Order #${order.id}`, to: page },
          { label: 'Changes' },
        ]}
      />
      <PageTitle above={`${brand.name}, order #${order.id}`} below={when(order)}>
        Review changes
      </PageTitle>
      <ChangePanel order={order} />
      {!order.change_request?.can.approve && (
        <EmptyState
          icon="receipt"
          title="No changes wait for your answer"
          action={<ButtonLink to={page}>See the order</ButtonLink>}
        >
          {said(order.change_request)}
        </EmptyState>
      )}
    </Stack>
  );
}

const when = (order: Schemas['CatererOrder']) =>
  `${order.package?.name ?? 'From the menu'}, ${formatOrderDate(order.start_date)}, ${formatWindow(order)}`;

const said = (change: Schemas['CatererOrder']['change_request']): string => {
  if (!change) return 'Nobody has asked to change this order.';
  if (change.status === 'applied') return 'The last changes are part of the order.';
  return 'The last changes were not made, and the order stands as it was.';
};
