import { href, pageId, type Schemas } from '@copper-carrot/contracts';
import { useAsk, useWrite } from '@copper-carrot/contracts/runtime';
import { Button, ButtonLink } from '@copper-carrot/shared-ui/Button';
import { Card } from '@copper-carrot/shared-ui/Card';
import { EmptyState } from '@copper-carrot/shared-ui/EmptyState';
import { Cluster, Stack } from '@copper-carrot/shared-ui/Layout';
import { formatMoney } from '@copper-carrot/shared-ui/money';
import { Notice } from '@copper-carrot/shared-ui/Notice';
import { PageTitle } from '@copper-carrot/shared-ui/PageTitle';
import { Loading, Skeleton } from '@copper-carrot/shared-ui/Skeleton';
import { space } from '@copper-carrot/shared-ui/tokens';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { askForReset, resetChoices, urls } from '../../api';
import { draftStore } from '../../checkout/draft-store';
import { useLeadOn } from '../../hooks/useLeadOn';
import { useOrder } from '../../hooks/useOrderData';
import { ChangedChoices } from './ChangedChoices';

/**
 * `orders/{orderId}/checkout/reset`: the caterer changed the menu after the choices were made (1
 * §8).
 */
export default function CheckoutReset() {
  const orderId = pageId(useParams().orderId);
  const { data: order } = useOrder(orderId);
  const isOpen = order?.status === 'in_cart' && order.can.edit;
  const { data: reset } = useAsk(
    isOpen && ['reset_choices', orderId, order.lock_version].join(' '),
    ({ signal }) => askForReset(orderId, signal),
  );
  if (order && order.status !== 'in_cart') return <Navigate to={href.orderStatus(orderId)} replace />;
  if (order && !order.can.edit) return <OnlyRead order={order} />;
  if (!order || !reset) {
    return (
      <Loading label="Loading your order">
        <Skeleton height="16rem" />
      </Loading>
    );
  }
  const menu = order.package?.name ?? 'this menu';
  return (
    <>
      <PageTitle
        above={order.brand.name}
        below={
          reset.has_changed &&
          `${order.brand.name} changed ${menu} after you made your choices. Nothing was ordered and nothing was charged.`
        }
      >
        Choose again
      </PageTitle>
      {reset.has_changed ? <Changed order={order} reset={reset} /> : <Unchanged orderId={orderId} />}
    </>
  );
}

function Changed({ order, reset }: { order: Schemas['Order']; reset: Schemas['ChoicesReset'] }) {
  const navigate = useNavigate();
  const leadOn = useLeadOn(order.id);
  const { run, pending, failure } = useWrite(() => leadOn(resetChoices(order)), {
    stale: [urls.order(order.id), urls.choices(order.id)],
    onDone: () => {
      forgetChoices(order.id);
      return navigate(href.checkout(order.id));
    },
  });
  return (
    <Narrow>
      <Card>
        <Stack gap={6}>
          <ChangedChoices choices={reset.choices} />
          <p>
            With today’s menu this order comes to <strong>{formatMoney(reset.pricing.customer_price)}</strong>
            .
          </p>
          {failure && (
            <Notice tone="danger" live>
              {failure.message}
            </Notice>
          )}
          <Cluster>
            <Button size="large" pending={pending} onClick={() => run()}>
              Take today’s menu
            </Button>
            {order.package && (
              <ButtonLink variant="secondary" to={href.package(order.package.slug)}>
                See the package
              </ButtonLink>
            )}
          </Cluster>
          <p>You can edit every choice in checkout afterwards.</p>
        </Stack>
      </Card>
    </Narrow>
  );
}

const Narrow = styled.div`
  max-width: 48rem;
  padding-top: ${space(6)};
`;

/** Drops unsaved choices of the old menu, which the current one would refuse. */
function forgetChoices(orderId: number) {
  const store = draftStore(orderId);
  const { pending, base } = store.read();
  const { chosen_options: _chosen, presentation_type: _served, ...others } = pending;
  store.write({ pending: others, base });
}

const Unchanged = ({ orderId }: { orderId: number }) => (
  <EmptyState
    title="Your choices are on today’s menu"
    icon="check"
    action={
      <ButtonLink to={href.checkout(orderId)} iconEnd="arrow">
        Back to checkout
      </ButtonLink>
    }
  >
    <p>Nothing has changed since you made them.</p>
  </EmptyState>
);

const OnlyRead = ({ order }: { order: Schemas['Order'] }) => (
  <>
    <PageTitle above={order.brand.name}>Choose again</PageTitle>
    <Notice tone="info" title="You can look, but not change">
      {order.user_name} chooses what is ordered.
    </Notice>
  </>
);
