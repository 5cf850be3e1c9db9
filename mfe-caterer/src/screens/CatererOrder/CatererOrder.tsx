import { historyState, href, isOpen, orderState, pageId, type Schemas } from '@copper-carrot/contracts';
import { Badge } from '@copper-carrot/shared-ui/Badge';
import { Breadcrumbs } from '@copper-carrot/shared-ui/Breadcrumbs';
import { ButtonLink } from '@copper-carrot/shared-ui/Button';
import { Card } from '@copper-carrot/shared-ui/Card';
import { formatOrderDate } from '@copper-carrot/shared-ui/dates';
import { Cluster, Sidebar, Stack } from '@copper-carrot/shared-ui/Layout';
import { Notice } from '@copper-carrot/shared-ui/Notice';
import { PageTitle, SectionTitle } from '@copper-carrot/shared-ui/PageTitle';
import { PriceLines } from '@copper-carrot/shared-ui/PriceLines';
import { Loading, Skeleton } from '@copper-carrot/shared-ui/Skeleton';
import { Timeline } from '@copper-carrot/shared-ui/Timeline';
import { useBelow } from '@copper-carrot/shared-ui/useBelow';
import { count } from '@copper-carrot/shared-ui/words';
import { formatMoment, formatWindow } from '@copper-carrot/shared-ui/moments';
import { useParams } from 'react-router-dom';
import { urls, useOrder } from '../../api';
import { ChangePanel } from '../../components/ChangePanel/ChangePanel';
import { earns } from '../../earns';
import { useBrand } from '../../use-brand';
import { AnswerPanel } from './AnswerPanel';
import { ConfirmPanel } from './ConfirmPanel';
import { CookingList } from './CookingList';
import { DeliveryFacts } from './DeliveryFacts';
import { DirectPanel } from './DirectPanel';
import { KitchenPanel } from './KitchenPanel';
import { MessagePanel } from './MessagePanel';

/** An order as its caterer needs it: answer it, cook it, bring it (2 §4). */
export default function CatererOrder() {
  const { orderId } = useParams();
  const { brand } = useBrand();
  const { data: order } = useOrder(pageId(orderId));
  const isNarrow = useBelow('largeTablet');
  if (!order) return <OrderSkeleton />;
  return (
    <Stack gap={6}>
      <Breadcrumbs
        items={[{ label: 'Orders', to: href.catererOrders(brand.id) }, { label: `Order #${order.id}` }]}
      />
      <PageTitle above={[brand.name, order.kitchen?.name].filter(Boolean).join(', ')} below={when(order)}>
        {order.package?.name ?? 'From the menu'}
      </PageTitle>
      <Cluster>
        <Badge {...orderState(order.status).badge}>{order.status_label}</Badge>
        <span>{count(order.headcount, 'person', 'people')}</span>
        {order.presentation_type && (
          <span>{order.presentation_type === 'buffet' ? 'Buffet' : 'Individual boxes'}</span>
        )}
      </Cluster>
      {order.payment_held_until && order.end_reason === null && (
        <Notice tone="warning" title="Please do not cook it yet">
          The card of this order was not accepted. Its orderer may choose another one until{' '}
          {formatMoment(order.payment_held_until, order)}; without one the order is canceled, and we tell you.
        </Notice>
      )}
      {isNarrow && <ToAnswer order={order} />}
      <Sidebar
        aside={
          <Stack gap={6}>
            {!isNarrow && <ToAnswer order={order} />}
            {earns(order.status) && <Payout order={order} />}
            <KitchenPanel order={order} />
            <DirectPanel order={order} />
          </Stack>
        }
      >
        <Stack gap={6}>
          <Card as="section" aria-labelledby="cook-title">
            <Cluster justify="space-between">
              <SectionTitle id="cook-title">To cook</SectionTitle>
              <Papers order={order} />
            </Cluster>
            <CookingList order={order} />
          </Card>
          <Card as="section" aria-labelledby="bring-title">
            <SectionTitle id="bring-title">{order.pickup ? 'Pickup' : 'To bring'}</SectionTitle>
            <DeliveryFacts order={order} />
          </Card>
          {order.status !== 'in_cart' && <MessagePanel order={order} />}
          <Card as="section" aria-labelledby="history-title">
            <SectionTitle id="history-title">What happened so far</SectionTitle>
            <Timeline label="What happened so far" steps={history(order)} />
          </Card>
        </Stack>
      </Sidebar>
    </Stack>
  );
}

/** The papers of an order that is not canceled. */
function Papers({ order }: { order: Schemas['CatererOrder'] }) {
  const papers = [
    ...(isOpen(order.status)
      ? [
          { label: 'Order sheet (PDF)', href: urls.orderSheet(order.id) },
          { label: 'Packing list (PDF)', href: urls.packingList(order.id) },
        ]
      : []),
    ...(order.can.print_labels ? [{ label: 'Labels (PDF)', href: urls.labels(order.id) }] : []),
  ];
  return (
    <Cluster>
      {papers.map(({ label, href: to }) => (
        <ButtonLink key={label} variant="secondary" size="small" icon="receipt" href={to}>
          {label}
        </ButtonLink>
      ))}
    </Cluster>
  );
}

/** What the order waits for its caterer with: on a phone or a tablet it stands before all that there is to read. */
function ToAnswer({ order }: { order: Schemas['CatererOrder'] }) {
  return (
    <>
      <ChangePanel order={order} />
      <AnswerPanel order={order} />
      <ConfirmPanel order={order} />
    </>
  );
}

const when = (order: Schemas['CatererOrder']) =>
  `${formatOrderDate(order.start_date)}, ${formatWindow(order)}`;

const history = (order: Schemas['CatererOrder']) =>
  order.history.map((entry) => ({
    id: String(entry.id),
    title: entry.text,
    at: formatMoment(entry.at, order),
    detail: entry.by,
    state: historyState(entry.kind),
  }));

function Payout({ order }: { order: Schemas['CatererOrder'] }) {
  return (
    <Card as="section" look="raised" aria-labelledby="payout-title">
      <Stack gap={4}>
        <SectionTitle id="payout-title">Your payout</SectionTitle>
        <PriceLines
          lines={order.pricing.lines.map(({ label, amount }) => ({ label, amount }))}
          total={order.pricing.payout}
          totalLabel="Payout"
          note="Food is shown less the marketplace’s commission."
        />
      </Stack>
    </Card>
  );
}

function OrderSkeleton() {
  return (
    <Loading label="Loading the order">
      <Stack gap={6}>
        <Skeleton width="60%" height="2.5rem" />
        <Sidebar aside={<Skeleton height="14rem" />}>
          <Skeleton height="22rem" />
        </Sidebar>
      </Stack>
    </Loading>
  );
}
