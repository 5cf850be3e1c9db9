import type { Schemas } from '@copper-carrot/contracts';
import { FakeApi, Refusal } from '@copper-carrot/contracts/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { aRow, open } from '../../test/open';

const list = '/cpi/v1/orderer/orders';
const listing = (records: Schemas['OrderListRecord'][]) =>
  new FakeApi().on('get', list, () => ({ records, count: records.length }));

it('[ORG-09] lists the orders of an organization, each a link to its page there', async () => {
  const api = listing([aRow({ status: 'accepted', status_label: 'Accepted' })]);
  const { container } = await open('/organization/4/orders', api);
  expect(await screen.findByRole('link', { name: /^Taco bar/ })).toHaveAttribute(
    'href',
    '/organization/4/orders/12',
  );
  expect(api.called('get', list)[0]?.query.get('team_id')).toBe('4');
  expect(screen.queryByRole('link', { name: 'Not ordered yet' })).not.toBeInTheDocument();
  expect((await axe(container)).violations).toEqual([]);
});

it("[CUST-12] lists one's own orders; a cart leads back to checkout", async () => {
  await open(
    '/customer/1/orders?view=carts',
    listing([aRow({ status: 'in_cart', status_label: 'In cart' })]),
  );
  expect(await screen.findByRole('link', { name: /^Taco bar/ })).toHaveAttribute(
    'href',
    '/orders/12/checkout',
  );
});

it.each([
  ['fulfilled', 1],
  ['canceled', 0],
  ['declined', 0],
] as const)(
  'says what an order cost that was %s %i times: nobody paid what was not made',
  async (status, times) => {
    await open('/customer/1/orders?view=past', listing([aRow({ status })]));
    expect(await screen.findByRole('link', { name: /^Taco bar/ })).toBeVisible();
    expect(screen.queryAllByText(/\$\d/)).toHaveLength(times);
  },
);

describe('a cart in the list', () => {
  const carts = '/customer/1/orders?view=carts';
  const remove = '/cpi/v1/orderer/orders/{id}';
  const aCart = (more: Partial<Schemas['OrderListRecord']> = {}) =>
    aRow({
      status: 'in_cart',
      status_label: 'In cart',
      headcount: 25,
      pricing: { order_items_price: 0, customer_price: 0 },
      saved_price: null,
      ...more,
    });

  it('says what it cost when it was last saved, and nothing where nobody knows', async () => {
    const priced = aCart({ saved_price: { amount: 312.4, before_delivery: false } });
    const partly = aCart({ id: 13, saved_price: { amount: 280, before_delivery: true } });
    const { container } = await open(carts, listing([priced, partly, aCart({ id: 14 })]));
    const rows = await screen.findAllByRole('button', { name: /^Remove/ });
    const [first, second, third] = rows.map((row) => row.closest('li'));
    expect(first).toHaveTextContent('$312.40 for 25 as last saved');
    expect(first).not.toHaveTextContent('before delivery');
    expect(second).toHaveTextContent('$280.00 for 25 as last saved, before delivery');
    expect(third).not.toHaveTextContent('$');
    expect((await axe(container)).violations).toEqual([]);
  });

  it('is removed once it was asked, and the list is read again', async () => {
    let records = [aCart(), aCart({ id: 13 })];
    const api = new FakeApi()
      .on('get', list, () => ({ records, count: records.length }))
      .on('delete', remove, () => void (records = records.slice(1)));
    await open(carts, api);
    const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
    fireEvent.click(await screen.findByRole('button', { name: 'Remove Taco bar, order #12' }));
    expect(await screen.findByRole('alertdialog', { name: 'Remove Taco bar?' })).toBeVisible();
    press('Keep it');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(api.called('delete', remove)).toEqual([]);
    press('Remove Taco bar, order #12');
    fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(api.called('delete', remove)).toMatchObject([{ params: { id: '12' } }]);
    expect(screen.queryByRole('button', { name: /order #12/ })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: /order #13/ })).toBeVisible();
  });

  it('is counted beside the view of carts, wherever one is, and none is not', async () => {
    const api = new FakeApi().on('get', list, ({ query }) =>
      query.get('status') === 'in_cart' ? { records: [aCart()], count: 3 } : { records: [], count: 0 },
    );
    const { unmount } = await open('/customer/1/orders', api);
    expect(await screen.findByRole('link', { name: /^Not ordered yet ?3$/ })).toBeVisible();
    unmount();
    await open('/customer/1/orders', listing([]));
    expect(await screen.findByText('Nothing on the way')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Not ordered yet' })).toBeVisible();
  });

  it('of a menu is called by whose menu it is', async () => {
    const cart = aCart({ package: null });
    await open(carts, listing([cart]));
    fireEvent.click(
      await screen.findByRole('button', {
        name: `Remove the order from ${cart.brand.name}, order #12`,
      }),
    );
    expect(
      await screen.findByRole('alertdialog', { name: `Remove the order from ${cart.brand.name}?` }),
    ).toBeVisible();
  });

  it('stays, and says why, where it can not be removed', async () => {
    const words = 'This order is being placed right now.';
    const refusal = new Refusal(409, 'order-submit_in_progress', { message: words });
    await open(
      carts,
      listing([aCart()]).on('delete', remove, () => refusal),
    );
    fireEvent.click(await screen.findByRole('button', { name: /^Remove/ }));
    const question = await screen.findByRole('alertdialog');
    fireEvent.click(within(question).getByRole('button', { name: 'Remove' }));
    expect(await within(question).findByText(words)).toBeVisible();
    expect(screen.getByRole('link', { name: /Taco bar/, hidden: true })).toBeInTheDocument();
  });

  it('has no price of its own and no way to be removed once it is placed', async () => {
    await open('/customer/1/orders', listing([aRow({ status: 'accepted', saved_price: null })]));
    await screen.findByRole('link', { name: /^Taco bar/ });
    expect(screen.queryByRole('button', { name: /^Remove/ })).not.toBeInTheDocument();
  });
});

it('says what to do when there is nothing', async () => {
  await open('/customer/1/orders', listing([]));
  expect(await screen.findByText('Nothing on the way')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Find food' })).toHaveAttribute('href', '/search');
});

it.each([
  ['/customer/1/orders', '/customer/polls'],
  ['/organization/4/orders', '/organization/4/polls'],
])('leads from %s to the polls beside them', async (at, polls) => {
  await open(at, listing([]));
  expect(await screen.findByRole('link', { name: 'Polls' })).toHaveAttribute('href', polls);
});

it('says of a page past the last one that the orders are on the pages before, and leads there', async () => {
  const api = new FakeApi().on('get', list, ({ query }) => ({
    records: query.get('offset') === '0' ? [aRow()] : [],
    count: 1,
  }));
  await open('/customer/1/orders?view=past&page=9', api);
  expect(await screen.findByText('This page is past the last one')).toBeVisible();
  expect(screen.queryByText('No orders yet')).not.toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'First page' }));
  expect(await screen.findByRole('link', { name: /^Taco bar/ })).toBeVisible();
});

it('says that the list did not come while the rest stands, and brings it when it is asked for again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const api = new FakeApi().on('get', list, () => new Refusal(500, 'internal', { message: 'No list now.' }));
  await open('/customer/1/orders', api);
  expect(await screen.findByRole('alert')).toHaveTextContent('No list now.');
  expect(screen.getByRole('link', { name: 'Past' })).toBeVisible();
  api.on('get', list, () => ({ records: [aRow()], count: 1 }));
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: /^Taco bar/ })).toBeVisible();
});

it('has an address for each view, which keeps whose orders they are', async () => {
  await open('/customer/1/orders?organizationId=4&view=past&page=2', listing([aRow()]));
  await screen.findByRole('link', { name: /^Taco bar/ });
  const views = within(screen.getByRole('navigation', { name: 'Orders by time' }));
  expect(views.getByRole('link', { current: 'page' })).toHaveAccessibleName('Past');
  expect(views.getByRole('link', { name: 'Upcoming' })).toHaveAttribute(
    'href',
    '/customer/1/orders?organizationId=4&view=upcoming',
  );
});

it('keeps whose orders they are from page to page', async () => {
  const api = new FakeApi().on('get', list, () => ({ records: [aRow()], count: 21 }));
  await open('/customer/1/orders?organizationId=4', api);
  fireEvent.click(await screen.findByRole('button', { name: 'Next page' }));
  await waitFor(() =>
    expect(api.called('get', list).map(({ query }) => [query.get('team_id'), query.get('offset')])).toEqual([
      ['4', '0'],
      ['4', '20'],
    ]),
  );
});

it('finds orders by words and status, keeps that in the address, and takes what is shown away as a file', async () => {
  const api = listing([aRow()]);
  const { container } = await open('/organization/4/orders?view=past&year=2026', api);
  await screen.findByRole('link', { name: /^Taco bar/ });
  expect(api.called('get', list)[0]?.query.get('year')).toBe('2026');
  fireEvent.change(screen.getByRole('searchbox', { name: 'Find' }), { target: { value: 'taco' } });
  fireEvent.click(screen.getByRole('button', { name: 'Find' }));
  await waitFor(() => expect(api.called('get', list).at(-1)?.query.get('query')).toBe('taco'));
  const file = new URL(
    screen.getByRole('link', { name: 'Download (CSV)' }).getAttribute('href') ?? '',
    window.location.origin,
  );
  expect(file.pathname).toBe('/cpi/v1/orderer/orders/export');
  expect(Object.fromEntries(file.searchParams)).toEqual({
    when: 'past',
    year: '2026',
    query: 'taco',
    team_id: '4',
  });
  expect((await axe(container)).violations).toEqual([]);
});

it('says so where no order fits, and leads back to all', async () => {
  await open('/customer/1/orders?view=past&query=none', listing([]));
  fireEvent.click(await screen.findByRole('button', { name: 'Show all' }));
  expect(await screen.findByText('No orders yet')).toBeVisible();
});
