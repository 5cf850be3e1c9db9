import type { Schemas } from '@copper-carrot/contracts';
import { Refusal } from '@copper-carrot/contracts/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCard, anOrder, aSubmission } from '../../test/fixtures';
import { faultsOf, open as openAt } from '../../test/render';
import { FakeServer, orderPath } from '../../test/server';

beforeEach(() => sessionStorage.clear());

async function open(server = new FakeServer()) {
  await openAt('/orders/12/checkout', server);
  await screen.findByRole('radiogroup', { name: 'Pay with' });
  return { server, user: userEvent.setup() };
}
const place = () => screen.getByRole('button', { name: 'Place order' });
const submits = (server: FakeServer) => server.called('post', `${orderPath}/submit`).map(({ body }) => body);
const dialog = () => screen.findByRole('dialog', { name: 'Your order is not what you saw' });
const rows = (within_: HTMLElement) =>
  within(within_)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));

/** Refuses a submit whose seen version or price is outdated, as the API does. */
function honest(server = new FakeServer()) {
  return server.on('post', `${orderPath}/submit`, ({ body }) => {
    const { lock_version, pricing } = server.order;
    if (body.lock_version === lock_version && body.total === pricing.customer_price) {
      return aSubmission({ pricing: { customer_price: pricing.customer_price } });
    }
    return new Refusal(409, 'submit_order-changed', {
      context: {
        total: pricing.customer_price,
        lock_version,
        changed_by: server.changedBy,
        changed_by_you: false,
      },
    });
  });
}
const priced = (
  customer_price: number,
  lines: Partial<Record<string, number>>,
): Schemas['Order']['pricing'] => {
  const { pricing } = anOrder();
  return {
    ...pricing,
    customer_price,
    lines: pricing.lines.map((line) => ({ ...line, amount: lines[line.code] ?? line.amount })),
  };
};

test('a submit says the total and the version that are on the screen', async () => {
  const { user, server } = await open(honest());
  await user.click(place());
  await screen.findByTestId('elsewhere');
  expect(submits(server)).toEqual([{ total: 352.2, lock_version: server.order.lock_version }]);
});

test('a price that moved meanwhile is shown beside what was seen, and ordered once it is agreed to', async () => {
  const { user, server } = await open(honest());
  server.order = { ...server.order, pricing: priced(932.2, { food: 870 }) };
  await user.click(place());
  const asking = await dialog();
  expect(asking).toHaveTextContent('Nothing was ordered, and nothing was charged.');
  expect(rows(asking)).toEqual([
    ['Total', '$352.20', '$932.20'],
    ['Bowls for all', '$290.00', '$870.00'],
  ]);
  expect(asking).toContainElement(document.activeElement as HTMLElement);
  expect(await faultsOf(asking)).toEqual([]);
  await user.click(within(asking).getByRole('button', { name: 'Place order for $932.20' }));
  await screen.findByTestId('elsewhere');
  expect(submits(server).map(({ total }) => total)).toEqual([352.2, 932.2]);
});

test('who gave the tip is named, and “Look at it again” leads there with nothing ordered', async () => {
  const { user, server } = await open(honest());
  server.changeBy('Sam Lee', { tip: 500 });
  server.order = { ...server.order, pricing: { ...priced(829, { tip: 500 }), tip: 500 } };
  await user.click(place());
  const asking = await dialog();
  expect(asking).toHaveTextContent('Sam Lee changed it.');
  expect(rows(asking)).toEqual([
    ['Total', '$352.20', '$829.00'],
    ['Tip', '$23.20', '$500.00'],
  ]);
  await user.click(within(asking).getByRole('button', { name: 'Look at it again' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Tip and coupon' })).toHaveFocus());
  expect(screen.getByRole('radio', { name: 'Other' })).toBeChecked();
  expect(submits(server)).toHaveLength(1);
});

test('what moves again while it is looked at is shown again', async () => {
  const { user, server } = await open(honest());
  server.order = { ...server.order, pricing: priced(932.2, { food: 870 }) };
  await user.click(place());
  await dialog();
  server.order = { ...server.order, pricing: priced(1000, { food: 937.8 }) };
  await user.click(screen.getByRole('button', { name: 'Place order for $932.20' }));
  expect(await screen.findByRole('button', { name: 'Place order for $1,000.00' })).toBeVisible();
  expect(rows(await dialog())[0]).toEqual(['Total', '$932.20', '$1,000.00']);
});

test('a price that the press itself moved by saving what was typed is not ordered unseen', async () => {
  const server = honest();
  server.on('patch', orderPath, ({ body }) => {
    server.order = {
      ...server.order,
      address: { ...server.order.address, suite: body.order.suite ?? null },
      lock_version: server.order.lock_version + 1,
      pricing: priced(360.2, { delivery: 33 }),
    };
    return server.order;
  });
  const { user } = await open(server);
  const [button, suite] = [place(), screen.getByLabelText(/Suite or floor/)];
  // `fireEvent` instead of typing, as input is saved after a delay.
  fireEvent.change(suite, { target: { value: '20' } });
  fireEvent.click(button);
  expect(rows(await dialog())).toEqual([
    ['Total', '$352.20', '$360.20'],
    ['Suite or floor', '–', '20'],
    ['Delivery', '$25.00', '$33.00'],
  ]);
  expect(submits(server)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Place order for $360.20' }));
  await screen.findByTestId('elsewhere');
  expect(submits(server)).toEqual([{ total: 360.2, lock_version: server.order.lock_version }]);
});

test('[CHK-16] how it is paid is still asked for after the new total was agreed to', async () => {
  const server = honest();
  server.cards = [aCard(), aCard({ id: 6 })];
  const { user } = await open(server);
  server.order = { ...server.order, pricing: priced(932.2, { food: 870 }) };
  await user.click(place());
  await user.click(await screen.findByRole('button', { name: 'Confirm and place order' }));
  await user.click(await screen.findByRole('button', { name: 'Place order for $932.20' }));
  await screen.findByTestId('elsewhere');
  expect(submits(server)).toHaveLength(2);
});
