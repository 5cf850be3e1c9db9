import { agreedStatuses, href, pageNumber, pageQuery, type Schemas } from '@copper-carrot/contracts';
import { Button, ButtonLink } from '@copper-carrot/shared-ui/Button';
import { formatOrderDate } from '@copper-carrot/shared-ui/dates';
import { EmptyState } from '@copper-carrot/shared-ui/EmptyState';
import { Cluster, Stack } from '@copper-carrot/shared-ui/Layout';
import { LinkTabs } from '@copper-carrot/shared-ui/LinkTabs';
import { PageTitle } from '@copper-carrot/shared-ui/PageTitle';
import { Pagination } from '@copper-carrot/shared-ui/Pagination';
import { Section } from '@copper-carrot/shared-ui/Section';
import { Loading, Skeleton } from '@copper-carrot/shared-ui/Skeleton';
import { color, font, radius, space, text } from '@copper-carrot/shared-ui/tokens';
import { count } from '@copper-carrot/shared-ui/words';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { useOrders, type OrdersQuery } from '../../api';
import { useBrand } from '../../use-brand';
import { CatererOrderRow } from './CatererOrderRow';

const pageSize = 25;
type View = 'pending' | 'upcoming' | 'direct' | 'past';
const views: Record<View, { label: string; query: Omit<OrdersQuery, 'limit' | 'offset'> }> = {
  pending: { label: 'To answer', query: { status: 'pending', when: 'upcoming' } },
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
        above={brand.name}
        actions={
          <Cluster>
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
      <Section key={view} title="The orders did not come">
        <OrderList view={view} brandId={brand.id} />
      </Section>
    </Stack>
  );
}

const nothing: Record<View, { title: string; words: string }> = {
  pending: {
    title: 'Nothing waits for you',
    words: 'New orders appear here by themselves, and you get an e-mail.',
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
  const days = byDay(data.records);
  // A day at the edge of a page may go on over it, and what is counted here would be a part of it.
  const isWhole = (index: number) =>
    (index > 0 || page === 1) && (index < days.length - 1 || page * pageSize >= data.count);
  return (
    <Stack gap={6}>
      {days.map(({ date, orders }, index) => (
        <section key={date} aria-labelledby={`day-${date}`}>
          <Day id={`day-${date}`}>
            {date && formatOrderDate(date)}{' '}
            {isWhole(index) && (
              <span>
                {count(orders.length, 'order', 'orders')},{' '}
                {count(
                  orders.reduce((sum, { headcount }) => sum + (headcount ?? 0), 0),
                  'person',
                  'people',
                )}
              </span>
            )}
          </Day>
          <Rows>
            {orders.map((order) => (
              <li key={order.id}>
                <CatererOrderRow order={order} to={href.catererOrder({ brandId, orderId: order.id })} />
              </li>
            ))}
          </Rows>
        </section>
      ))}
      <Pagination
        page={page}
        count={data.count}
        pageSize={pageSize}
        onPage={(next) => setSearch({ view, page: String(next) })}
      />
    </Stack>
  );
}

/** The orders of a page as they come, those of one day together. */
function byDay(records: readonly Schemas['CatererOrderListRecord'][]) {
  const days: { date: string; orders: Schemas['CatererOrderListRecord'][] }[] = [];
  for (const order of records) {
    const date = order.start_date ?? '';
    const last = days.at(-1);
    if (last?.date === date) last.orders.push(order);
    else days.push({ date, orders: [order] });
  }
  return days;
}

const Day = styled.h2`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(3)};
  align-items: baseline;
  margin-bottom: ${space(2)};
  font-size: ${text.large};

  span {
    color: ${color.inkSoft};
    font-family: ${font.text};
    font-size: ${text.small};
    font-weight: 400;
  }
`;
const Rows = styled.ul`
  margin: 0;
  padding: 0;
  overflow: hidden;
  list-style: none;
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${radius.large};

  > li + li {
    border-top: 1px solid ${color.line};
  }
`;
