import { agreedStatuses, href, pageNumber, pageQuery, type Schemas } from '@copper-carrot/contracts';
import { Button, ButtonLink } from '@copper-carrot/shared-ui/Button';
import { DayList } from '@copper-carrot/shared-ui/DayList';
import { EmptyState } from '@copper-carrot/shared-ui/EmptyState';
import { Cluster, Stack } from '@copper-carrot/shared-ui/Layout';
import { LinkTabs } from '@copper-carrot/shared-ui/LinkTabs';
import { PageTitle } from '@copper-carrot/shared-ui/PageTitle';
import { Pagination } from '@copper-carrot/shared-ui/Pagination';
import { Section } from '@copper-carrot/shared-ui/Section';
import { Loading, Skeleton } from '@copper-carrot/shared-ui/Skeleton';
import { count } from '@copper-carrot/shared-ui/words';
import { useLayoutEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useOrders, type OrdersQuery } from '../../api';
import { ActionCenter } from '../../components/ActionCenter/ActionCenter';
import { useBrand } from '../../use-brand';
import { CatererOrderRow } from './CatererOrderRow';

const pageSize = 25;
type View = 'pending' | 'upcoming' | 'direct' | 'past';
const views: Record<View, { label: string; query: Omit<OrdersQuery, 'limit' | 'offset'> }> = {
  pending: { label: 'To answer', query: { when: 'unanswered' } },
  upcoming: { label: 'To cook', query: { status: agreedStatuses, when: 'upcoming' } },
  direct: { label: 'Direct', query: { status: 'in_cart' } },
  past: { label: 'Past', query: { when: 'past' } },
};
const isView = (text: string | null): text is View => text !== null && text in views;

/** A caterer's orders: those that wait for an answer first. */
export default function CatererOrders() {
  const { brand, others } = useBrand();
  const [search] = useSearchParams();
  const asked = search.get('view');
  const view = isView(asked) ? asked : 'pending';
  const first = { ...views.pending.query, ...pageQuery(1, pageSize) };
  // The list itself says so where it does not come.
  const waiting = useOrders(first, { failure: 'own' }).data?.count;
  return (
    <Stack gap={6}>
      <PageTitle
        // Its line keeps its place while the name is on its way.
        above={brand.name || '\u00a0'}
        actions={
          <Cluster>
            <ButtonLink variant="secondary" icon="inbox" to={href.catererInbox(brand.id)}>
              Inbox
            </ButtonLink>
            <ButtonLink variant="secondary" to={href.catererMenus(brand.id)}>
              Menu
            </ButtonLink>
            {others.map(({ id, name }) => (
              <ButtonLink key={id} variant="secondary" to={href.catererOrders(id)}>
                {name} Dashboard
              </ButtonLink>
            ))}
          </Cluster>
        }
      >
        Orders
      </PageTitle>
      <ActionCenter />
      <LinkTabs
        label="Orders by state"
        selected={view}
        items={(Object.keys(views) as View[]).map((id) => ({
          id,
          label: views[id].label,
          count: id === 'pending' ? waiting : undefined,
          to: `?view=${id}`,
        }))}
      />
      <Section page key={view} title="We could not load the orders">
        <OrderList view={view} brandId={brand.id} />
      </Section>
    </Stack>
  );
}

const nothing: Record<View, { title: string; words: string }> = {
  pending: {
    title: 'Nothing waits for you',
    words: 'New orders and changes of orders appear here by themselves, and you get an e-mail.',
  },
  upcoming: {
    title: 'Nothing to cook yet',
    words: 'Orders that you accepted appear here until they are delivered.',
  },
  direct: {
    title: 'No direct orders',
    words:
      'Orders that you make for a customer appear here until they place them. Start from one of their orders.',
  },
  past: { title: 'No past orders', words: 'Delivered and declined orders are kept here.' },
};

function OrderList({ view, brandId }: { view: View; brandId: number }) {
  const [search, setSearch] = useSearchParams();
  const page = pageNumber(search.get('page'), pageSize);
  const { data } = useOrders({ ...views[view].query, ...pageQuery(page, pageSize) });
  const isSteady = useSteady(data?.records.map(({ id }) => id).join());
  if (!data) {
    return (
      <Loading label="Loading orders">
        <Stack gap={3}>
          {[0, 1, 2].map((row) => (
            <Skeleton key={row} height="6.5rem" />
          ))}
        </Stack>
      </Loading>
    );
  }
  if (data.records.length === 0 && data.count > 0) {
    return (
      <EmptyState
        icon="receipt"
        title="This page is past the last one"
        action={<Button onClick={() => setSearch({ view })}>First page</Button>}
      >
        There are orders, on the pages before.
      </EmptyState>
    );
  }
  if (data.records.length === 0) {
    return (
      <EmptyState icon="receipt" title={nothing[view].title}>
        {nothing[view].words}
      </EmptyState>
    );
  }
  const goesOn = { before: page > 1, after: page * pageSize < data.count };
  return (
    <Stack gap={6}>
      <DayList items={data.records} goesOn={goesOn} sum={workOf}>
        {(order) => (
          <CatererOrderRow
            order={order}
            to={href.catererOrder({ brandId, orderId: order.id })}
            isSteady={isSteady}
          />
        )}
      </DayList>
      <Pagination
        page={page}
        count={data.count}
        pageSize={pageSize}
        onPage={(next) => setSearch({ view, page: String(next) })}
      />
    </Stack>
  );
}

/** What a day asks of a kitchen. */
const workOf = (orders: readonly Schemas['CatererOrderListRecord'][]): string => {
  const people = orders.reduce((sum, { headcount }) => sum + (headcount ?? 0), 0);
  return `${count(orders.length, 'order', 'orders')}, ${count(people, 'person', 'people')}`;
};

/** How long rows have to stand before a press on one is taken to be meant for it. */
const steadyAfterMs = 800;

/** Whether rows have stood for a while; they move once others come or go. */
function useSteady(rows: string | undefined): () => boolean {
  const seen = useRef<{ rows?: string; since: number }>({ since: -Infinity });
  useLayoutEffect(() => {
    if (seen.current.rows !== undefined && seen.current.rows !== rows) seen.current.since = performance.now();
    seen.current.rows = rows;
  }, [rows]);
  return () => performance.now() - seen.current.since >= steadyAfterMs;
}
