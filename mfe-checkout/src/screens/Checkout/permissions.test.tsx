import type { Schemas } from '@copper-carrot/contracts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { enabledIn, section } from '../../test/checkout';
import { anOrder, aPerson } from '../../test/fixtures';
import { faultsOf, open as openAt } from '../../test/render';
import { FakeServer, orderPath } from '../../test/server';

beforeEach(() => sessionStorage.clear());

const claim = `${orderPath}/claim` as const;
const { can, brand_id: id, brand } = anOrder();
const made = { id, name: brand.name, slug: brand.slug, kitchen_count: 1 };

async function open(values: Partial<Schemas['Order']>, user = aPerson(), server = new FakeServer()) {
  server.order = anOrder(values);
  const { container } = await openAt('/orders/12/checkout', server, { user });
  await screen.findByRole('radiogroup', { name: 'Pay with' });
  return { server, container };
}
const fetchable = {
  possible_kitchens: [
    { id: 4, name: 'Soho', formatted_address: '1 Prince St', distance_miles: 1, pickup_allowed: true },
  ],
};
const sections = ['Details', 'Address', 'Payment', 'Choices', 'Tip and coupon'];
const controls = (name: string) => {
  const within_ = within(section(name));
  const roles = ['textbox', 'radio', 'checkbox', 'combobox', 'spinbutton'] as const;
  return roles.flatMap((role) => within_.queryAllByRole(role, { hidden: true }));
};
const caterer = aPerson({ id: 70, first_name: 'Cook', is_caterer: true, brands: [made], memberships: [] });

test('[OPERM-05] [OPERM-09] without edit permission the whole order is read-only, its address too', async () => {
  const { server, container } = await open(
    { ...fetchable, can: { ...can, edit: false, edit_address: false, submit: false } },
    aPerson({ id: 9 }),
  );
  expect(await screen.findByText('You can look, but not change')).toBeVisible();
  const found = sections.map((name) => controls(name));
  expect(found.map((each) => each.length > 0)).toEqual([true, true, true, false, true]);
  expect(screen.getByRole('radio', { name: 'Pickup' })).toBeVisible();
  for (const control of found.flat()) expect(control).toBeDisabled();
  for (const name of sections) expect([name, enabledIn(name)]).toEqual([name, []]);
  expect(screen.queryByRole('button', { name: 'Place order' })).not.toBeInTheDocument();
  expect(server.patches()).toEqual([]);
  expect(await faultsOf(container)).toEqual([]);
});

test.each([
  ['without edit permission', { can: { ...can, edit: false, ignore_checks: true } }],
  ['while it is being placed', { can: { ...can, ignore_checks: true }, placing: true }],
])('[OPERM-05] what a site admin may have skipped is read-only with the rest: %s', async (_when, values) => {
  const { server } = await open(values, aPerson({ id: 90, is_admin: true }));
  await screen.findByRole('region', { name: 'Site admin' });
  expect(controls('Site admin')).toHaveLength(3);
  for (const name of [...sections, 'Site admin']) expect([name, enabledIn(name)]).toEqual([name, []]);
  expect(server.patches()).toEqual([]);
});

describe('a direct order', () => {
  const direct = { is_direct: true, claimed_by_customer_at: null };

  test('[OPERM-06] is claimed by its customer as they open it, and by nobody else', async () => {
    const server = new FakeServer();
    server.on('post', claim, () => {
      server.order = {
        ...server.order,
        claimed_by_customer_at: '2099-01-01T00:00:00.000Z',
        lock_version: server.order.lock_version + 1,
        can: { ...server.order.can, claim: false },
      };
      return server.order;
    });
    await open({ ...direct, can: { ...can, claim: true } }, aPerson(), server);
    await waitFor(() => expect(server.called('post', claim)).toHaveLength(1));
    expect(await screen.findByText('Saffron Kitchen made this order for you')).toBeVisible();
  });

  test('[OPERM-04] is edited by its caterer, the address too while nobody has claimed it', async () => {
    const { server } = await open({ ...direct, can: { ...can, claim: false } }, caterer);
    expect(await screen.findByText('You are making this order for Maya Chen')).toBeVisible();
    for (const control of controls('Address')) expect(control).toBeEnabled();
    expect(server.called('post', claim)).toEqual([]);
  });

  test.each([
    ['is made', null],
    ['was taken over', '2099-01-01T00:00:00.000Z'],
  ])('that %s has no words of its caterer for a site admin', async (_when, claimed_by_customer_at) => {
    const admin = aPerson({ id: 90, is_admin: true });
    await open({ ...direct, claimed_by_customer_at, can: { ...can, claim: false } }, admin);
    await act(() => import('../../components/WhoseOrder').then(() => undefined));
    expect(screen.queryByText(/You are making this order|has taken this order over/)).not.toBeInTheDocument();
  });

  test('[OPERM-07] once it is claimed, its caterer edits the food and no address', async () => {
    const claimed = { is_direct: true, claimed_by_customer_at: '2099-01-01T00:00:00.000Z' };
    const mine = { claim: false, edit_address: false, edit_payment: false, submit: false };
    await open({ ...claimed, ...fetchable, can: { ...can, ...mine } }, caterer);
    expect(await screen.findByText('Maya Chen has taken this order over')).toBeVisible();
    for (const control of controls('Address')) expect(control).toBeDisabled();
    for (const name of ['Delivery', 'Pickup']) expect(screen.getByRole('radio', { name })).toBeDisabled();
    expect(screen.getByRole('textbox', { name: 'Headcount' })).toBeEnabled();
    expect(screen.getByRole('button', { name: 'Edit Choices' })).toBeEnabled();
    expect(screen.queryByRole('button', { name: 'Place order' })).not.toBeInTheDocument();
  });

  test('is not placed by its caterer, who sends its customer the link instead', async () => {
    const copied = jest.fn(() => Promise.resolve());
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: copied }, configurable: true });
    const { container } = await open({ ...direct, can: { ...can, claim: false, submit: false } }, caterer);
    const copy = await screen.findByRole('button', { name: 'Copy the link' });
    expect(screen.queryByRole('button', { name: 'Place order' })).not.toBeInTheDocument();
    fireEvent.click(copy);
    await waitFor(() => expect(copied).toHaveBeenCalledWith('http://localhost/orders/12/checkout'));
    expect(await faultsOf(container)).toEqual([]);
  });

  describe('[OPERM-04] of which its caterer edits the food, and says nothing of', () => {
    const openAsCaterer = (values: Partial<Schemas['Order']> = {}) =>
      open({ ...direct, ...values, can: { ...can, claim: false, edit_payment: false } }, caterer);
    const inside = (name: string) => within(section(name));

    test('with what it is paid', async () => {
      await openAsCaterer();
      const cards = inside('Payment').getAllByRole('radio');
      for (const card of cards) expect(card).toBeDisabled();
      expect(inside('Payment').queryByRole('button', { name: 'Use another card' })).not.toBeInTheDocument();
      expect(screen.getByRole('textbox', { name: 'Headcount' })).toBeEnabled();
    });

    test('the tip', async () => {
      await openAsCaterer();
      const shares = inside('Tip and coupon').getAllByRole('radio');
      for (const share of shares) expect(share).toBeDisabled();
    });

    test('a coupon that is to be applied', async () => {
      await openAsCaterer();
      expect(inside('Tip and coupon').getByRole('textbox', { name: /Coupon/ })).toBeDisabled();
    });

    test('a coupon that is', async () => {
      await openAsCaterer({ coupon_code: 'WELCOME' });
      expect(inside('Tip and coupon').getByText('WELCOME')).toBeVisible();
      expect(
        inside('Tip and coupon').queryByRole('button', { name: 'Remove coupon' }),
      ).not.toBeInTheDocument();
    });

    test('what its customer’s books call it', async () => {
      await openAsCaterer({ cost_center: 'A-1' });
      expect(inside('Details').getByRole('textbox', { name: /Cost center/ })).toBeDisabled();
      expect(inside('Details').getByRole('textbox', { name: /PO reference/ })).toBeDisabled();
    });
  });
});
