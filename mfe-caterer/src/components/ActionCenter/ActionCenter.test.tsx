import type { Schemas } from '@copper-carrot/contracts';
import { FakeApi, Refusal } from '@copper-carrot/contracts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { anOrder, open } from '../../test/open';

const call = '/cpi/v2/caterer/action_items';
const order = (id: number, path = `/7/orders/${id}`): Schemas['CatererOrderAction'] => ({
  id,
  title: 'Taco bar',
  customer: 'Northwind Labs',
  start_date: '2099-03-04',
  start_time: '12:00',
  time_zone: 'America/New_York',
  headcount: 20,
  deadline: new Date(Date.now() + 3 * 3_600_000 + 60_000).toISOString(),
  lock_version: 4,
  link: { app: 'caterer', path },
});
const nothing: Omit<Schemas['BrandActions'], 'brand'> = {
  orders_awaiting_confirmation: [],
  pending_orders: [],
  orders_with_pending_changes: [],
  canceled_and_unconfirmed_orders: [],
  pending_menu_reviews: [],
};
const brand = (more: Partial<Schemas['BrandActions']> = {}): Schemas['BrandActions'] => ({
  brand: { id: 7, name: 'Saffron Street' },
  ...nothing,
  ...more,
});
const full = brand({
  orders_awaiting_confirmation: [order(11)],
  pending_orders: [order(12)],
  orders_with_pending_changes: [order(13, '/7/orders/13/review-change')],
  canceled_and_unconfirmed_orders: [order(14)],
  pending_menu_reviews: [
    {
      id: 3,
      description: 'Are these prices right?',
      sent_at: '2026-11-20T10:00:00.000Z',
      link: { app: 'caterer', path: '/7/menus/wizard/3' },
    },
  ],
});
const apiWith = (...brands: Schemas['BrandActions'][]) => new FakeApi().on('get', call, () => ({ brands }));
const group = (name: string) => screen.findByRole('region', { name: `${name}, Saffron Street` });
const hrefIn = async (name: string, link: RegExp) =>
  within(await group(name))
    .getByRole('link', { name: link })
    .getAttribute('href');

it('[ACT-02] [ACT-03] [ACT-04] [ACT-05] [ACT-06] [ACT-07] [CAT-04] [CAT-05] [CAT-06] shows the groups in the words of the specification, each with its action', async () => {
  const { container } = await open('/caterer/7/orders', apiWith(full));
  const confirm = within(await group("Re-Confirm Tomorrow's Orders"));
  expect(confirm.getByRole('button', { name: 'Reconfirm Order #11' })).toBeVisible();
  expect(await hrefIn('Review Pending Orders', /Taco bar/)).toBe('/caterer/7/orders/12');
  expect(await hrefIn('Review Order Change Requests', /Review Changes/)).toBe(
    '/caterer/7/orders/13/review-change',
  );
  const canceled = within(await group('Acknowledge Canceled Orders'));
  expect(canceled.getByRole('button', { name: 'Acknowledge #14' })).toBeVisible();
  expect(await hrefIn('Menu Reviews', /Review Menu/)).toBe('/caterer/7/menus/wizard/3');
  expect((await axe(container)).violations).toEqual([]);
});

it('[ACT-10] says so where nothing waits', async () => {
  await open('/caterer/7/orders', apiWith(brand()));
  expect(
    await screen.findByText("You don't have any actions that need your attention at the moment."),
  ).toBeVisible();
});

it('[ACT-01] names the brand of each group where somebody works for several', async () => {
  const other = brand({
    brand: { id: 8, name: 'Juniper Table' },
    pending_orders: [order(20, '/8/orders/20')],
  });
  await open('/caterer/7/orders', apiWith(full, other));
  expect(await screen.findByRole('heading', { name: 'Saffron Street', level: 3 })).toBeVisible();
  const region = await screen.findByRole('region', { name: 'Review Pending Orders, Juniper Table' });
  expect(within(region).getByRole('link', { name: /Taco bar/ })).toHaveAttribute(
    'href',
    '/caterer/8/orders/20',
  );
});

it.each([
  ['[ACT-02] confirms', 'Reconfirm Order #11', 'confirm', { lock_version: 4 }, 'confirmed'],
  ['[ACT-06] acknowledges', 'Acknowledge #14', 'acknowledge', undefined, 'acknowledged as canceled'],
] as const)('%s an order in its row, and it is gone', async (_what, button, what, body, said) => {
  let done = false;
  const api = new FakeApi().on('get', call, () => ({ brands: [done ? brand() : full] }));
  const path = `/cpi/v1/caterer/orders/{id}/${what}` as const;
  api.on('post', path, () => {
    done = true;
    return anOrder({ status: what === 'confirm' ? 'confirmed' : 'canceled' });
  });
  const { notices } = await open('/caterer/7/orders', api);
  await userEvent.click(await screen.findByRole('button', { name: button }));
  await waitFor(() => expect(screen.queryByRole('button', { name: button })).not.toBeInTheDocument());
  expect(api.called('post', path)).toMatchObject([body ? { body } : {}]);
  expect(notices).toMatchObject([{ kind: 'success', message: expect.stringContaining(said) as string }]);
});

it('says in the row why an order could not be confirmed', async () => {
  const message = 'This order has changed since you saw it.';
  const api = apiWith(full).on(
    'post',
    '/cpi/v1/caterer/orders/{id}/confirm',
    () => new Refusal(409, 'stale_record', { message }),
  );
  await open('/caterer/7/orders', api);
  await userEvent.click(await screen.findByRole('button', { name: 'Reconfirm Order #11' }));
  expect(await screen.findByText(message)).toBeVisible();
});
