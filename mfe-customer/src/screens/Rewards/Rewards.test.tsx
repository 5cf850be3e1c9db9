import type { Schemas } from '@copper-carrot/contracts';
import { FakeApi, Refusal } from '@copper-carrot/contracts/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { remote } from '../../remote';
import { open } from '../../test/open';

const base = '/cpi/v1/orderer/award_redemptions';
const cart = (more: Partial<Schemas['RedeemableOrder']> = {}): Schemas['RedeemableOrder'] => ({
  id: 12,
  brand: { name: 'Saffron Kitchen', avatar_url: '' },
  package_name: 'Curry table',
  start_date: '2026-12-10',
  headcount: 20,
  total: 381.31,
  amount: 0,
  ...more,
});
const entry = (more: Partial<Schemas['CoinEntry']>): Schemas['CoinEntry'] => ({
  ...{ id: 1, coins: 300, reason: 'order', order_id: 9, brand_name: 'Taco Bar' },
  ...{ at: '2026-11-10T12:00:00.000Z', lapses_at: '2028-05-10T12:00:00.000Z' },
  ...more,
});

function rewardsApi({ coins = 1_250, carts = [cart()], entries = [entry({})] } = {}): FakeApi {
  let now = carts;
  const pay = (id: number, amount: number): undefined => {
    now = now.map((each) => (each.id === id ? { ...each, amount } : each));
  };
  return new FakeApi()
    .on('get', `${base}/redeemable_coins`, () => ({
      ...{ coins, amount: Math.floor(coins / 100), coins_per_dollar: 100, next_lapse: null },
    }))
    .on('get', `${base}/redeemable_orders`, () => ({ records: now, count: now.length }))
    .on('get', '/cpi/v1/orderer/coins', () => ({ records: entries, count: entries.length }))
    .on('post', base, ({ body: { award_redemption: wished } }) => {
      pay(wished.order_id, wished.amount);
      return {
        ...{
          order_id: wished.order_id,
          amount: wished.amount,
          coins: wished.amount * 100,
          status: 'in_cart' as const,
        },
        ...{ brand: { name: 'Saffron Kitchen' }, start_date: null },
      };
    })
    .on('delete', `${base}/{id}`, ({ params }) => pay(Number(params.id), 0));
}

it.each(['/customer/1/rewards', '/customer/rewards'])(
  '[RWD-01] [RWD-02] %s says how many coins there are, what they pay, and how they came and went',
  async (path) => {
    const entries = [
      entry({ id: 4, coins: 400, reason: 'redemption', lapses_at: null }),
      entry({ id: 3, coins: -400, reason: 'redemption', lapses_at: null }),
      entry({ id: 2, coins: 50, reason: 'review' }),
      entry({}),
    ];
    const { container } = await open(path, rewardsApi({ entries }));
    expect(await screen.findByText('1,250')).toBeVisible();
    expect(screen.getByText('They pay up to $12 of your food: 100 coins are a dollar.')).toBeVisible();
    const rows = (await screen.findAllByRole('row')).slice(1).map((row) => row.textContent);
    expect(rows).toEqual([
      expect.stringMatching(/Given back #9 Taco Bar.*\+400/),
      expect.stringMatching(/Redeemed #9 Taco Bar.*−400/),
      expect.stringMatching(/Review #9 Taco Bar.*\+50/),
      expect.stringMatching(/Order #9 Taco Bar.*\+300/),
    ]);
    expect((await axe(container)).violations).toEqual([]);
  },
);

it.each([
  ['a site admin', { is_admin: true }],
  ['whoever has rewards switched off', { rewards_disabled: true }],
])('[RWD-01] [RWD-03] [RWD-04] does not open for %s', async (_who, person) => {
  const api = rewardsApi();
  await open('/customer/1/rewards', api, person);
  expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeVisible();
  expect(screen.queryByText('1,250')).not.toBeInTheDocument();
});

it('[NAV-09] is led to from the menu of those alone who can be rewarded', () => {
  const [entry] = remote.navigation.filter(({ label }) => label === 'My Rewards');
  expect(entry).toMatchObject({
    href: '/customer/{customerId?}/rewards',
    place: 'account',
    audience: 'rewarded',
  });
});

it('has coins pay whole dollars of a cart, and takes them off again', async () => {
  const api = rewardsApi();
  await open('/customer/1/rewards', api);
  const field = await screen.findByRole('textbox', { name: 'Dollars off order #12' });
  fireEvent.change(field, { target: { value: '7' } });
  fireEvent.blur(field);
  fireEvent.click(screen.getByRole('button', { name: 'Redeem' }));
  expect(await screen.findByText('$7 paid by coins')).toBeVisible();
  expect(api.called('post', base).map(({ body }) => body)).toEqual([
    { award_redemption: { order_id: 12, amount: 7 } },
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Take the coins off order #12' }));
  await waitFor(() => expect(screen.queryByText('$7 paid by coins')).not.toBeInTheDocument());
});

it('says why coins can not pay it', async () => {
  const api = rewardsApi().on(
    'post',
    base,
    () =>
      new Refusal(422, 'record_invalid', { message: 'Coins pay for food alone: on this order $5 at most.' }),
  );
  await open('/customer/1/rewards', api);
  const field = await screen.findByRole('textbox', { name: 'Dollars off order #12' });
  fireEvent.change(field, { target: { value: '12' } });
  fireEvent.blur(field);
  fireEvent.click(screen.getByRole('button', { name: 'Redeem' }));
  expect(await screen.findByText('Coins pay for food alone: on this order $5 at most.')).toBeVisible();
});

it('says how to come by coins, and by an order to redeem them on', async () => {
  await open('/customer/1/rewards', rewardsApi({ coins: 0, carts: [], entries: [] }));
  expect(await screen.findByText('No coins yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Start one' })).toHaveAttribute('href', '/search');
});
