import {
  brandHref,
  formatPhone,
  href,
  isAgreed,
  orderState,
  pageId,
  type Schemas,
} from '@copper-carrot/contracts';
import { events, useUser } from '@copper-carrot/contracts/runtime';
import { Breadcrumbs } from '@copper-carrot/shared-ui/Breadcrumbs';
import { ButtonLink } from '@copper-carrot/shared-ui/Button';
import { Card } from '@copper-carrot/shared-ui/Card';
import { Cluster, Sidebar, Stack } from '@copper-carrot/shared-ui/Layout';
import { Notice } from '@copper-carrot/shared-ui/Notice';
import { PageTitle, SectionTitle } from '@copper-carrot/shared-ui/PageTitle';
import { Loading, Skeleton } from '@copper-carrot/shared-ui/Skeleton';
import { formatOrderDate } from '@copper-carrot/shared-ui/dates';
import { formatWindow } from '@copper-carrot/shared-ui/moments';
import { formatMoney } from '@copper-carrot/shared-ui/money';
import { count } from '@copper-carrot/shared-ui/words';
import { useEffect } from 'react';
import { Navigate, Outlet, useLocation, useParams, useSearchParams } from 'react-router-dom';
import { useOrder } from '../../api';
import { StatusBadge } from '../../components/StatusBadge';
import { orderPages } from '../../components/order-pages';
import { toReorder } from '../../components/to-reorder';
import { AnotherCard } from './AnotherCard';
import { ChangeRequest } from './ChangeRequest';
import { Facts } from './Facts';
import { ForYourTeam } from './ForYourTeam';
import { OrderFood } from './OrderFood';
import { OrderLife } from './OrderLife';
import { OrderPrice } from './OrderPrice';
import { OrderReview } from './OrderReview';
import { AddToCalendar } from './Papers';
import { StuckRefund } from './StuckRefund';
import { isTooLate } from './too-late';
import { TooLate } from './TooLate';

/** An order's page (2 §2): its life, its food, where it goes and what it costs, line by line. */
export default function Order() {
  const { id, organizationId } = useParams();
  const { data: order } = useOrder(pageId(id));
  if (!order) return <OrderSkeleton />;
  // A cart has no page of its own: it goes on at checkout.
  if (order.status === 'in_cart') return <Navigate replace to={href.checkout(order.id)} />;
  return (
    <>
      <OrderPage order={order} organizationId={organizationId} />
      <Outlet />
    </>
  );
}

function OrderPage({
  order,
  organizationId,
}: {
  order: Schemas['Order'];
  organizationId: string | undefined;
}) {
  useShownCaterer(order.brand);
  const isChangeable = order.can.modify && order.change_request?.status !== 'requested';
  const tooLate = isTooLate(order);
  const list = organizationId ? href.organizationOrders(organizationId) : href.customerOrders();
  return (
    <Stack gap={6}>
      <Breadcrumbs items={[{ label: 'Orders', to: list }, { label: `Order #${order.id}` }]} />
      <PageTitle
        above={order.brand.name}
        below={whenAndHowMany(order)}
        actions={
          <Cluster>
            {isChangeable && !tooLate && <ButtonLink to={href.modify(order.id)}>Change order</ButtonLink>}
            {order.can.reorder && !order.can.modify && (
              <ButtonLink to={toReorder(order.id, organizationId)}>Order again</ButtonLink>
            )}
            <ButtonLink variant="secondary" icon="mail" to={orderPages(order.id, organizationId).messages}>
              Messages
            </ButtonLink>
            {order.poll_code && (
              <ButtonLink variant="secondary" to={href.customerPoll({ code: order.poll_code })}>
                Who picked what
              </ButtonLink>
            )}
            {order.package ? (
              <ButtonLink variant="secondary" to={href.package(order.package.slug)}>
                See the package
              </ButtonLink>
            ) : (
              <ButtonLink variant="secondary" to={menuOf(order)}>
                See the menu
              </ButtonLink>
            )}
          </Cluster>
        }
      >
        {order.package?.name ?? 'From the menu'}
      </PageTitle>
      <Cluster>
        <StatusBadge status={order.status} label={order.status_label} />
        <span>Order #{order.id}</span>
      </Cluster>
      {isAgreed(order.status) && <p>{orderState(order.status).says(order)}</p>}
      <OrderNotice order={order} />
      {isChangeable && tooLate && <TooLate order={order} />}
      <OrderReview order={order} />
      <StuckRefund order={order} />
      <ChangeSent order={order} />
      <ChangeRequest order={order} />
      <Sidebar aside={<OrderPrice order={order} organizationId={organizationId} />}>
        <Stack gap={6}>
          <OrderFood order={order} />
          <Card as="section" aria-labelledby="delivery-title">
            <SectionTitle id="delivery-title">{order.pickup ? 'Pickup' : 'Delivery'}</SectionTitle>
            <Stack gap={4}>
              <Facts rows={deliveryFacts(order)} />
              <AddToCalendar order={order} />
            </Stack>
          </Card>
          <ForYourTeam order={order} organizationId={organizationId} />
          <Card as="section" aria-labelledby="life-title">
            <SectionTitle id="life-title">What happened so far</SectionTitle>
            <OrderLife order={order} />
          </Card>
        </Stack>
      </Sidebar>
    </Stack>
  );
}

const menuOf = ({ brand, possible_kitchens: kitchens }: Schemas['Order']) =>
  brandHref({ slug: brand.slug, kitchen_count: kitchens.length });

function whenAndHowMany(order: Schemas['Order']) {
  return [
    order.start_date && formatOrderDate(order.start_date),
    formatWindow(order),
    order.headcount && count(order.headcount, 'person', 'people'),
  ]
    .filter(Boolean)
    .join(' · ');
}

function OrderNotice({ order }: { order: Schemas['Order'] }) {
  if (order.payment.message && order.end_reason === null) return <AnotherCard order={order} />;
  if (order.status === 'pending') return <WaitsForCaterer order={order} />;
  if (order.end_reason) {
    return (
      <>
        <Notice
          tone="warning"
          title="This order will not be made"
          action={<ButtonLink to={sameElsewhere(order)}>Find another caterer</ButtonLink>}
        >
          {endReason(order)} {moneyAfterwards(order)}
        </Notice>
        {feeIsRefused(order) && <AnotherCard order={order} />}
      </>
    );
  }
  return null;
}

/** Why it ended; what its caterer wrote is told as theirs. */
const endReason = (order: Schemas['Order']) =>
  order.status === 'declined' ? orderState(order.status).says(order) : order.end_reason;

/** Whose order it is hears by mail, not whoever else reads its page. */
function WaitsForCaterer({
  order: { brand, pickup, user_id: ownerId, user_name: owner },
}: {
  order: Schemas['Order'];
}) {
  const isOwn = useUser()?.id === ownerId;
  return (
    <Notice tone="info" title={`${brand.name} has ${isOwn ? 'your' : 'the'} order`}>
      {isOwn ? 'You get' : `${owner} gets`} an e-mail as soon as they answer. Nothing is charged before the
      food is {pickup ? 'picked up' : 'delivered'}.
    </Notice>
  );
}

/** Whether the card did not pay for the cancellation. */
const feeIsRefused = ({ cancellation_fee: fee, payment, pricing }: Schemas['Order']): boolean =>
  Boolean(fee) && pricing.balance > 0 && payment.message !== null;

/** What an order that is over cost. */
function moneyAfterwards(order: Schemas['Order']): string {
  const { cancellation_fee: fee, payment } = order;
  if (!fee && payment.stuck_refund) return '';
  if (!fee)
    return order.can.read_receipt ? 'What was charged is sent back to the card.' : 'Nothing was charged.';
  const sum = formatMoney(fee);
  if (feeIsRefused(order)) return `${sum} is owed for the cancellation.`;
  return `${sum} ${order.pricing.balance > 0 ? 'is' : 'was'} charged for the cancellation.`;
}

/** The search for another kitchen that brings as much to the same place at the same time. */
function sameElsewhere({ address, start_date, start_time, headcount, pickup }: Schemas['Order']) {
  const { google_place_id, formatted_address } = address;
  return href.search(undefined, {
    google_place_id,
    formatted_address,
    start_date,
    start_time,
    headcount,
    pickup: pickup || null,
  });
}

/** Said on the way from a modify that changed something (1 §2). */
function ChangeSent({ order }: { order: Schemas['Order'] }) {
  const [query] = useSearchParams();
  const status = order.change_request?.status;
  // Nothing comes of an order that ended since.
  if (query.get('modify_submitted') !== 'true' || order.end_reason !== null) return null;
  if (status === 'requested')
    return (
      <Notice tone="info" live title="Your changes are sent">
        You get an e-mail when {order.brand.name} answers.
      </Notice>
    );
  // The address is kept longer than its news: what became of later changes is said by themselves.
  return status === 'applied' ? (
    <Notice tone="success" live title="Your order is changed">
      {order.brand.name} knows. What you see is what will come.
    </Notice>
  ) : null;
}

function deliveryFacts(order: Schemas['Order']): [string, string | null][] {
  const { address } = order;
  return [
    ['Where', order.pickup ? counterOf(order) : address.formatted_address],
    ['Company', address.company_name],
    // It is the office's, and nobody brings a pickup there.
    ['Suite or floor', order.pickup ? null : address.suite],
    [
      'Contact',
      [address.contact_name, address.contact_phone && formatPhone(address.contact_phone)]
        .filter(Boolean)
        .join(', '),
    ],
    ['Instructions', address.delivery_instructions],
    ['Organization', order.team?.name ?? null],
    ['Cost center', order.cost_center],
    ['Purchase order', order.purchase_order_reference_code],
  ];
}

/** Where a pickup is fetched: its restaurant may have several kitchens. */
function counterOf({ brand, pickup_kitchen_id: kitchenId, possible_kitchens: kitchens }: Schemas['Order']) {
  const kitchen = kitchens.find(({ id }) => id === kitchenId);
  return kitchen ? `${brand.name}, ${kitchen.name}, ${kitchen.formatted_address}` : brand.name;
}

/** Tells the help panel who cooks, and may be called. */
function useShownCaterer({ name, phone_number: phone }: Schemas['Order']['brand']) {
  const { pathname: path } = useLocation();
  useEffect(() => {
    if (phone) events.emit('caterer.shown@1', { path, name, phone });
  }, [path, name, phone]);
}

function OrderSkeleton() {
  return (
    <Loading label="Loading the order">
      <Stack gap={6}>
        <Skeleton width="12rem" height="1rem" />
        <Skeleton width="60%" height="2.5rem" />
        <Sidebar aside={<Skeleton height="22rem" />}>
          <Stack gap={6}>
            <Skeleton height="14rem" />
            <Skeleton height="10rem" />
          </Stack>
        </Sidebar>
      </Stack>
    </Loading>
  );
}
