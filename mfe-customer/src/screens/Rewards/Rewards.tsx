import {
  canBeRewarded,
  coinMonths,
  coinsPerReferral,
  href,
  PageError,
  pageNumber,
  type Schemas,
} from '@copper-carrot/contracts';
import { useUser } from '@copper-carrot/contracts/runtime';
import { ButtonLink } from '@copper-carrot/shared-ui/Button';
import { Card } from '@copper-carrot/shared-ui/Card';
import { EmptyState } from '@copper-carrot/shared-ui/EmptyState';
import { Stack } from '@copper-carrot/shared-ui/Layout';
import { Link } from '@copper-carrot/shared-ui/Link';
import { PageTitle, SectionTitle } from '@copper-carrot/shared-ui/PageTitle';
import { Section } from '@copper-carrot/shared-ui/Section';
import { Loading, Skeleton } from '@copper-carrot/shared-ui/Skeleton';
import { type Column, Table } from '@copper-carrot/shared-ui/Table';
import { formatDate } from '@copper-carrot/shared-ui/dates';
import { tabular } from '@copper-carrot/shared-ui/styles';
import { color, font, space, text } from '@copper-carrot/shared-ui/tokens';
import { count } from '@copper-carrot/shared-ui/words';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { pageSize, useCoins, useEntries, useRedeemable } from './api';
import { RedeemOn } from './RedeemOn';

/** The coins of a person: how many, what they pay, and how they came and went (2 §2). */
export default function Rewards() {
  const user = useUser();
  if (user && !canBeRewarded(user)) throw new PageError(403);
  return (
    <Stack gap={8}>
      <PageTitle below={`Coins come with your orders and reviews, and last for ${coinMonths} months.`}>
        My Rewards
      </PageTitle>
      <Section page title="We could not load your coins">
        <Balance />
      </Section>
      <p>
        You and a colleague earn {coinsPerReferral.toLocaleString('en-US')} coins each when they order for the
        first time. <Link to={href.refer()}>Refer a colleague</Link>
      </p>
      <Stack as="section" gap={4} aria-labelledby="coins-entries">
        <SectionTitle id="coins-entries">Coin history</SectionTitle>
        <Section page title="We could not load the list">
          <Entries />
        </Section>
      </Stack>
    </Stack>
  );
}

function Balance() {
  const { data: coins } = useCoins();
  const { data: carts } = useRedeemable();
  if (!coins || !carts)
    return (
      <Loading label="Loading your coins">
        <Skeleton height="12rem" />
      </Loading>
    );
  return (
    <Card as="section" look="raised" aria-labelledby="coins-title">
      <Stack gap={5}>
        <div>
          <SectionTitle id="coins-title">Your coins</SectionTitle>
          <Number>{coins.coins.toLocaleString('en-US')}</Number>
          <p>
            {coins.amount > 0
              ? `They pay up to $${coins.amount} of your food: ${coins.coins_per_dollar} coins are a dollar.`
              : `${coins.coins_per_dollar} coins pay a dollar of your food.`}
          </p>
          {coins.next_lapse && (
            <p>
              {count(coins.next_lapse.coins, 'coin')} lapse on {formatDate(coins.next_lapse.at.slice(0, 10))}.
            </p>
          )}
        </div>
        <Carts coins={coins} carts={carts.records} />
      </Stack>
    </Card>
  );
}

function Carts({
  coins,
  carts,
}: {
  coins: Schemas['RedeemableCoins'];
  carts: readonly Schemas['RedeemableOrder'][];
}) {
  if (carts.length === 0)
    return (
      <p>
        You redeem coins on an order in your cart. <Link to={href.search()}>Start one</Link>, and it appears
        here.
      </p>
    );
  return (
    <Stack gap={3}>
      <h3>Redeem on an order in your cart</h3>
      <List>
        {carts.map((cart) => (
          <li key={cart.id}>
            <RedeemOn cart={cart} most={coins.amount} />
          </li>
        ))}
      </List>
    </Stack>
  );
}

function Entries() {
  const [search, setSearch] = useSearchParams();
  const page = pageNumber(search.get('page'), pageSize);
  const { data } = useEntries(page);
  if (!data)
    return (
      <Loading label="Loading your coin history">
        <Skeleton height="14rem" />
      </Loading>
    );
  return (
    <Table
      label="Coin history"
      columns={columns}
      rows={data.records}
      rowKey={({ id }) => id}
      pages={{ page, count: data.count, pageSize, onPage: (next) => setSearch({ page: String(next) }) }}
      empty={
        <EmptyState
          icon="gift"
          title="No coins yet"
          action={<ButtonLink to={href.search()}>Find food</ButtonLink>}
        >
          Your first order earns coins as soon as it is delivered.
        </EmptyState>
      }
    />
  );
}

type Entry = Schemas['CoinEntry'];
const reasons: Record<Entry['reason'], string> = {
  order: 'Order',
  review: 'Review',
  referral: 'Referral',
  redemption: 'Redeemed',
  refund: 'Refund',
  lapse: 'Lapsed',
  correction: 'Correction',
};
const wordsOf = ({ reason, coins }: Entry) =>
  reason === 'redemption' && coins > 0 ? 'Given back' : reasons[reason];

const columns: readonly Column<Entry>[] = [
  { id: 'at', title: 'Date', whole: true, cell: ({ at }) => formatDate(at.slice(0, 10)) },
  {
    id: 'what',
    title: 'For',
    primary: true,
    cell: (entry) => (
      <span>
        {wordsOf(entry)}
        {entry.order_id !== null && (
          <>
            {' '}
            <Link to={href.customerOrder({ id: entry.order_id })}>#{entry.order_id}</Link> {entry.brand_name}
          </>
        )}
      </span>
    ),
  },
  {
    id: 'lapses',
    title: 'Expires',
    whole: true,
    cell: ({ lapses_at: at }) => (at === null ? '–' : formatDate(at.slice(0, 10))),
  },
  {
    id: 'coins',
    title: 'Coins',
    align: 'end',
    cell: ({ coins }) => `${coins > 0 ? '+' : '−'}${Math.abs(coins).toLocaleString('en-US')}`,
  },
];

const Number = styled.p`
  ${tabular}
  color: ${color.copperText};
  font-family: ${font.heading};
  font-size: ${text.hero};
  line-height: 1.2;
`;
const List = styled.ul`
  display: grid;
  gap: ${space(3)};
  list-style: none;
`;
