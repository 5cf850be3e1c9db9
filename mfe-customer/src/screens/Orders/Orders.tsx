import {
  grants,
  hasSeveralOrderers,
  href,
  pageId,
  pageNumber,
  pageQuery,
  type Schemas,
} from '@copper-carrot/contracts';
import { useRead, useUser } from '@copper-carrot/contracts/runtime';
import { Button, ButtonLink } from '@copper-carrot/shared-ui/Button';
import { DayList } from '@copper-carrot/shared-ui/DayList';
import { EmptyState } from '@copper-carrot/shared-ui/EmptyState';
import { Cluster, Stack } from '@copper-carrot/shared-ui/Layout';
import { LinkTabs } from '@copper-carrot/shared-ui/LinkTabs';
import { PageTitle } from '@copper-carrot/shared-ui/PageTitle';
import { Pagination } from '@copper-carrot/shared-ui/Pagination';
import { Section } from '@copper-carrot/shared-ui/Section';
import { Loading, Skeleton } from '@copper-carrot/shared-ui/Skeleton';
import { useParams, useSearchParams } from 'react-router-dom';
import { urls, useOrders } from '../../api';
import { ActionCenter } from '../../components/ActionCenter';
import { toReorder } from '../../components/to-reorder';
import { teamUrl } from '../Members/api';
import { CartFoot } from './CartFoot';
import { filterOf } from './filter-of';
import { OrderFilters } from './OrderFilters';
import { OrderRow } from './OrderRow';

const pageSize = 20;
const views = {
  upcoming: { label: 'Upcoming', query: { when: 'upcoming' } },
  past: { label: 'Past', query: { when: 'past' } },
  carts: { label: 'Not ordered yet', query: { status: 'in_cart' } },
} as const;
type View = keyof typeof views;
/** The first page of one's own carts, which says how many there are. */
const firstCarts = urls.orders({ ...views.carts.query, ...pageQuery(1, pageSize) });
const isView = (text: string | null): text is View => text !== null && text in views;

/** The orders of a person, or of the organization that the address names. */
export default function Orders() {
  const { organizationId } = useParams();
  const [search] = useSearchParams();
  const user = useUser();
  const team = organizationId ?? search.get('organizationId') ?? undefined;
  const teamName = user?.memberships.find(({ team_id }) => String(team_id) === team)?.team.name;
  const asked = search.get('view');
  const shown = (Object.keys(views) as View[]).filter((view) => view !== 'carts' || !team);
  const view = isView(asked) && shown.includes(asked) ? asked : 'upcoming';
  // Beside the list: where it does not come, the tab goes without its number.
  const carts = useRead(team ? null : firstCarts, { failure: 'own' }).data?.count;

  return (
    <Stack gap={6}>
      <PageTitle
        above={teamName}
        actions={
          <Cluster gap={2}>
            <ButtonLink variant="quiet" to={pollsOf(team)}>
              Polls
            </ButtonLink>
            {!team && user?.memberships.some(({ role }) => grants(role, 'invoices', 'list')) && (
              <ButtonLink variant="quiet" to={href.customerBilling()}>
                Billing
              </ButtonLink>
            )}
            <ButtonLink to={href.search()}>Order food</ButtonLink>
          </Cluster>
        }
      >
        Orders
      </PageTitle>
      {!team && <ActionCenter />}
      <LinkTabs
        label="Orders by time"
        selected={view}
        items={shown.map((id) => ({
          id,
          label: views[id].label,
          // None is no number to see.
          count: id === 'carts' ? carts || undefined : undefined,
          to: searchAt(search, { view: id }),
        }))}
      />
      <Section page key={view} title="We could not load the orders">
        {view !== 'carts' && (
          <OrderFilters
            view={view}
            teamId={team === undefined ? undefined : pageId(team)}
            whole={{ ...views[view].query, ...filterOf(search) }}
          />
        )}
        <OrderList view={view} team={team} />
      </Section>
    </Stack>
  );
}

const pollsOf = (team: string | undefined) =>
  team ? href.organizationPoll({ organizationId: team }) : href.customerPoll();

function OrderList({ view, team }: { view: View; team: string | undefined }) {
  const [search, setSearch] = useSearchParams();
  const page = pageNumber(search.get('page'), pageSize);
  const filter = view === 'carts' ? {} : filterOf(search);
  const query = {
    ...views[view].query,
    ...filter,
    team_id: team === undefined ? undefined : pageId(team),
    ...pageQuery(page, pageSize),
  };
  const { data } = useOrders(query);
  const namesOrderers = useSeveralOrderers(query.team_id);
  if (!data) {
    return (
      <Loading label="Loading orders">
        <Stack gap={6}>
          {[0, 1, 2].map((row) => (
            <Skeleton key={row} height="5.5rem" />
          ))}
        </Stack>
      </Loading>
    );
  }
  if (data.records.length === 0)
    return data.count > 0 ? (
      <PastTheEnd to={() => setSearch({ view })} />
    ) : Object.keys(filter).length > 0 ? (
      <NothingFound to={() => setSearch({ view })} />
    ) : (
      <NoOrders view={view} />
    );
  return (
    <Stack gap={6}>
      <DayList items={data.records}>
        {(order) => (
          <OrderRow order={order} to={linkTo(order, team)} by={namesOrderers ? order.user_name : undefined}>
            {order.status === 'in_cart' ? (
              <CartFoot order={order} lists={[urls.orders(query), firstCarts]} />
            ) : (
              view === 'past' && order.can.reorder && <OrderAgain order={order} team={team} />
            )}
          </OrderRow>
        )}
      </DayList>
      <Pagination
        page={page}
        count={data.count}
        pageSize={pageSize}
        onPage={(next) => setSearch(searchAt(search, { view, page: String(next) }))}
      />
    </Stack>
  );
}

/** Whether it has to be said who ordered; not until the organization is known. */
function useSeveralOrderers(teamId: number | undefined): boolean {
  const user = useUser();
  const team = useRead(teamId === undefined ? null : teamUrl(teamId), { failure: 'own' }).data;
  return Boolean(user && team && hasSeveralOrderers(user, team.role_counts));
}

/** Below a past order: the way to the same once more. */
const OrderAgain = ({ order, team }: { order: Schemas['OrderListRecord']; team: string | undefined }) => (
  <ButtonLink
    variant="secondary"
    size="small"
    to={toReorder(order.id, team)}
    aria-label={`Order ${order.package?.name ?? `from ${order.brand.name}`} again, order #${order.id}`}
  >
    Order again
  </ButtonLink>
);

/** The search of this page's address at another view or page of it; what it says besides stays. */
function searchAt(search: URLSearchParams, { view, page }: { view: View; page?: string }) {
  const next = new URLSearchParams(search);
  next.set('view', view);
  // Each view has statuses of its own.
  if (view !== search.get('view') && !page) next.delete('status');
  if (page) next.set('page', page);
  else next.delete('page');
  return `?${next}`;
}

const linkTo = (order: Schemas['OrderListRecord'], team: string | undefined) =>
  order.status === 'in_cart'
    ? href.checkout(order.id)
    : team
      ? href.organizationOrder({ organizationId: team, id: order.id })
      : href.customerOrder({ id: order.id });

const nothing: Record<View, { title: string; words: string }> = {
  upcoming: { title: 'Nothing on the way', words: 'Orders that are still to be delivered appear here.' },
  past: {
    title: 'No orders yet',
    words: 'Once food was delivered, you find it here to review it or order it again.',
  },
  carts: {
    title: 'No started orders',
    words: 'An order that you start and do not place waits for you here.',
  },
};

/** An address of a page that is no more, as after orders moved on. */
const PastTheEnd = ({ to }: { to: () => void }) => (
  <EmptyState
    icon="bag"
    title="This page is past the last one"
    action={<Button onClick={to}>First page</Button>}
  >
    There are orders, on the pages before.
  </EmptyState>
);

const NothingFound = ({ to }: { to: () => void }) => (
  <EmptyState icon="search" title="No order fits" action={<Button onClick={to}>Show all</Button>}>
    Try another year, fewer words or another status.
  </EmptyState>
);

function NoOrders({ view }: { view: View }) {
  const { title, words } = nothing[view];
  return (
    <EmptyState icon="bag" title={title} action={<ButtonLink to={href.search()}>Find food</ButtonLink>}>
      {words}
    </EmptyState>
  );
}
