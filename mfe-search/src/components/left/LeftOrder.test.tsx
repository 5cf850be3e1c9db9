import { screen, waitFor, within } from '@testing-library/react';
import { aPerson } from '../../test/fixtures';
import { aLeftCart, leftCarts, serverWith } from '../../test/left';
import { faultsOf, open } from '../../test/render';
import { FakeServer, listOf, Refusal } from '../../test/server';
import { stripWaits } from './useLeftOrder';

const strip = async () => within(await screen.findByRole('region', { name: /^Not ordered yet/ }));
const isHome = () => screen.findByRole('heading', { level: 1, name: 'Good food for the whole room.' });

it('offers the home page’s reader the order that they left, with what it is and the way on', async () => {
  const { container, server } = await open('/', { server: serverWith([aLeftCart()]), user: aPerson() });
  const left = await strip();
  expect(left.getByRole('heading', { name: 'Not ordered yet: Curry table' })).toBeVisible();
  expect(left.getByText(/^Saffron Street · 20 people · Tue 12\/01\/2099 · for Northwind/)).toHaveTextContent(
    '$381.31',
  );
  expect(left.getByRole('link', { name: 'Continue your order' })).toHaveAttribute(
    'href',
    '/orders/31/checkout',
  );
  expect(left.getByRole('link', { name: 'Started orders' })).toHaveAttribute(
    'href',
    '/customer/orders?view=carts',
  );
  expect(server.called('get', leftCarts).map(({ query }) => query.toString())).toEqual(['limit=1']);
  expect(await faultsOf(container)).toEqual([]);
});

it.each([
  ['a colleague is asked to pay for', { asked_name: 'Sam Lee' }, 'Sam Lee is asked to pay for it.'],
  ['has an open poll', { has_open_poll: true }, 'Your colleagues are choosing their meals for it.'],
  [
    'is too late for its date',
    { is_late: true },
    'It is too late to order for that date, so it needs another one.',
  ],
])('says of a cart that %s what it waits for', async (_name, values, words) => {
  await open('/', { server: serverWith([aLeftCart(values)]), user: aPerson() });
  expect((await strip()).getByText(words)).toBeVisible();
});

it('says of a cart from a menu without a day and a headcount what is known of it', async () => {
  const cart = aLeftCart({
    ...{ package: null, headcount: null, start_date: null, saved_price: null, team_name: null },
  });
  await open('/', { server: serverWith([cart]), user: aPerson() });
  const left = await strip();
  expect(left.getByRole('heading')).toHaveTextContent('Not ordered yet: dishes from Saffron Street');
  expect(left.getByText('no date yet')).toBeVisible();
});

it('asks nothing of whoever is signed out, and shows nothing where none waits or nobody can say', async () => {
  const nobody = serverWith([aLeftCart()]);
  const first = await open('/', { server: nobody });
  await isHome();
  expect(nobody.called('get', leftCarts)).toEqual([]);
  await first.become(aPerson());
  expect(await strip()).toBeDefined();
  await first.become(null);
  expect(screen.queryByRole('region', { name: /^Not ordered yet/ })).toBeNull();
  first.unmount();

  const openAuth = jest.fn(() => Promise.resolve(false));
  const refusing = new FakeServer().on('get', leftCarts, () => new Refusal(401, 'unauthorized'));
  await open('/', { server: refusing, user: aPerson(), shell: { openAuth } });
  await screen.findByRole('link', { name: 'Curry table' });
  expect(screen.queryByRole('region', { name: /^Not ordered yet/ })).toBeNull();
  expect(openAuth).not.toHaveBeenCalled();
});

it('offers a restaurant’s reader the order that they left there', async () => {
  const { server } = await open('/brands/saffron-street', {
    server: serverWith([aLeftCart()]),
    user: aPerson(),
  });
  expect((await strip()).getByRole('link', { name: 'Continue your order' })).toBeVisible();
  expect(server.called('get', leftCarts).map(({ query }) => query.toString())).toEqual([
    'brand_id=3&limit=1',
  ]);
});

describe.each([
  ['the home page', '/', 'Good food for the whole room.'],
  ['a restaurant', '/brands/saffron-street', 'Saffron Street'],
])('%s', (_name, path, title) => {
  const { answerMs } = stripWaits;
  afterEach(() => {
    stripWaits.answerMs = answerMs;
  });
  const heading = () => screen.queryByRole('heading', { level: 1, name: title });

  it('is drawn once it is known whether an order waits, so that the strip moves nothing', async () => {
    stripWaits.answerMs = 60_000;
    let answer = () => {};
    const server = new FakeServer().on('get', leftCarts, async () => {
      await new Promise<void>((resolve) => (answer = resolve));
      return listOf([aLeftCart()]);
    });
    await open(path, { server, user: aPerson() });
    await waitFor(() => expect(server.called('get', leftCarts)).toHaveLength(1));
    expect(heading()).toBeNull();
    answer();
    await waitFor(() => expect(heading()).toBeVisible());
    expect(await screen.findByRole('region', { name: /^Not ordered yet/ })).toBeVisible();
  });

  it('waits for no answer that is late', async () => {
    stripWaits.answerMs = 50;
    const server = new FakeServer().on('get', leftCarts, () => new Promise(() => undefined));
    await open(path, { server, user: aPerson() });
    await waitFor(() => expect(heading()).toBeVisible());
  });
});
