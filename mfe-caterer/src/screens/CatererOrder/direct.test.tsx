import { Refusal } from '@copper-carrot/contracts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { anOrder, apiWith, mayNothing, open } from '../../test/open';

const path = '/caterer/7/orders/12';
const start = '/cpi/v2/caterer/orders/{id}/direct_orders';
const { customer } = anOrder();
const ended = anOrder({
  status: 'fulfilled',
  is_direct: true,
  headcount: 20,
  start_time: '12:00',
  can: mayNothing,
});
const direct = anOrder({
  status: 'in_cart',
  is_direct: true,
  claimed_by_customer_at: null,
  can: { ...mayNothing, edit: true, remove: true },
});

it('[OPERM-06] shows of a direct order the link by which its customer claims it, and the way to change it', async () => {
  const { container } = await open(path, apiWith(direct));
  const link = await screen.findByRole('textbox', { name: `Link for ${customer.name}` });
  expect(link).toHaveValue('http://localhost/orders/12/checkout');
  expect(screen.getByText(/Once they have opened it, the order is theirs to place\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Change this order' })).toHaveAttribute(
    'href',
    '/orders/12/checkout',
  );
  expect(screen.queryByText('Your payout')).not.toBeInTheDocument();
  expect((await axe(container)).violations).toEqual([]);
});

it('[OPERM-06] says of a claimed one that it is its customer’s', async () => {
  const claimed = { ...direct, claimed_by_customer_at: '2099-01-01T00:00:00.000Z' };
  await open(path, apiWith(claimed));
  expect(
    await screen.findByText(`${customer.name} has taken this order over.`, { exact: false }),
  ).toBeVisible();
});

describe('[OPERM-04] a direct order that was submitted', () => {
  const placed = anOrder({ status: 'accepted', is_direct: true, can: { ...ended.can, edit: true } });

  it('leads to changing it', async () => {
    const { container } = await open(path, apiWith(placed));
    expect(await screen.findByRole('link', { name: 'Change this order' })).toHaveAttribute(
      'href',
      '/orders/12/modify',
    );
    expect((await axe(container)).violations).toEqual([]);
  });

  it('leads nowhere once it can’t be changed', async () => {
    await open(path, apiWith(ended));
    await screen.findByRole('button', { name: `New order for ${customer.name}` });
    expect(screen.queryByRole('link', { name: 'Change this order' })).not.toBeInTheDocument();
  });
});

it('says so where the browser keeps its clipboard to itself', async () => {
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('No.', 'NotAllowedError'));
  const api = apiWith(direct);
  const page = await open(path, api);
  await user.click(await screen.findByRole('button', { name: 'Copy the link' }));
  await waitFor(() =>
    expect(page.notices).toEqual([
      { kind: 'error', message: 'The link could not be copied. Please copy it from its field.' },
    ]),
  );
});

it('takes back one that nobody has claimed, once it was asked, and leads to the list', async () => {
  const remove = '/cpi/v1/orderer/orders/{id}';
  const api = apiWith(direct).on('delete', remove, () => undefined);
  await open(path, api);
  await userEvent.click(await screen.findByRole('button', { name: 'Remove this order' }));
  const question = await screen.findByRole('alertdialog', { name: 'Remove order #12?' });
  expect(api.called('delete', remove)).toEqual([]);
  await userEvent.click(within(question).getByRole('button', { name: 'Remove' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  expect(api.called('delete', remove)).toHaveLength(1);
});

it('offers no way to take back what its customer has claimed', async () => {
  const claimed = {
    ...direct,
    claimed_by_customer_at: '2099-01-01T00:00:00.000Z',
    can: { ...direct.can, remove: false },
  };
  await open(path, apiWith(claimed));
  await screen.findByRole('link', { name: 'Change this order' });
  expect(screen.queryByRole('button', { name: 'Remove this order' })).not.toBeInTheDocument();
});

it('begins a new order for a customer where the earlier one stood, and asks for its day', async () => {
  const api = apiWith(ended);
  await open(path, api);
  const name = `New order for ${customer.name}`;
  await userEvent.click(await screen.findByRole('button', { name }));
  const dialog = await screen.findByRole('dialog', { name });
  expect(within(dialog).getByRole('textbox', { name: /Headcount/ })).toHaveValue('20');
  expect(within(dialog).getByRole('button', { name: /Time/ })).toHaveTextContent('12:00 pm');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Make this order' }));
  await waitFor(() => expect(within(dialog).getByRole('button', { name: /Date/ })).toHaveFocus());
  expect(within(dialog).getByText('Date is missing.')).toBeVisible();
  expect(api.called('post', start)).toEqual([]);
  expect((await axe(dialog)).violations).toEqual([]);
});

it('pressed again after a lost answer it asks for the same order, and filled otherwise for another', async () => {
  const api = apiWith(ended);
  api.on('post', start, () => new Refusal(503, 'unavailable', { message: 'Not now.' }));
  await open(path, api);
  const name = `New order for ${customer.name}`;
  await userEvent.click(await screen.findByRole('button', { name }));
  const dialog = await screen.findByRole('dialog', { name });
  await userEvent.click(within(dialog).getByRole('button', { name: /Date/ }));
  await screen.findByRole('grid');
  await userEvent.keyboard('{PageDown}{Enter}');
  const make = () => userEvent.click(within(dialog).getByRole('button', { name: 'Make this order' }));
  const keys = () => [...new Set(api.called('post', start).map(({ headers }) => headers['Idempotency-Key']))];
  await make();
  expect(await within(dialog).findByText('Not now.')).toBeVisible();
  const tries = api.called('post', start).length;
  await make();
  await waitFor(() => expect(api.called('post', start).length).toBeGreaterThan(tries));
  expect(await within(dialog).findByText('Not now.')).toBeVisible();
  expect(keys()).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)]);
  api.on('post', start, () => ({ id: 13 }));
  await userEvent.click(within(dialog).getByRole('button', { name: /Increase|more|\+/i }));
  await make();
  await waitFor(() => expect(keys()).toHaveLength(2));
});
