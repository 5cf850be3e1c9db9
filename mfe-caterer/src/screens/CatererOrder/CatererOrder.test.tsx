import type { Schemas } from '@copper-carrot/contracts';
import { FakeApi, Refusal } from '@copper-carrot/contracts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { anOrder, open } from '../../test/open';

const path = '/caterer/7/orders/12';
const accept = '/cpi/v1/caterer/orders/{id}/accept';
const decline = '/cpi/v1/caterer/orders/{id}/decline';
const apiWithOrder = () => new FakeApi().on('get', '/cpi/v2/caterer/orders/{id}', () => anOrder());

it('[CAT-03] shows what to cook, where to bring it and what it pays', async () => {
  const { container } = await open(path, apiWithOrder());
  expect(await screen.findByRole('heading', { level: 1, name: 'Taco bar' })).toBeVisible();
  expect(screen.getByText('Carnitas').closest('li')).toHaveTextContent('12');
  expect(screen.getByText('Use the back door.')).toBeVisible();
  expect(screen.getByRole('link', { name: '(555) 555-0100' })).toHaveAttribute('href', 'tel:+15555550100');
  expect(screen.getByText(/3 h left to answer/)).toBeVisible();
  expect((await axe(container)).violations).toEqual([]);
});

it('says the dietary marks of each dish and what is in it, what comes with every order, and what is brought beside the food', async () => {
  await open(path, apiWithOrder());
  const ordered = await screen.findByRole('list', { name: 'Ordered' });
  expect(within(ordered).getByText('Mushroom').closest('li')).toHaveTextContent(
    /^8MushroomVVegetarianContains fish$/,
  );
  const along = screen.getByRole('list', { name: 'Comes with every order' });
  expect(along).toHaveTextContent('Rice and beansVGVeganFor the whole headcount · Contains soy');
  expect(screen.getByText('Plates and napkins, Serving utensils')).toBeVisible();
});

it.each([
  ['fulfilled', 1],
  ['canceled', 0],
] as const)('of an order that is %s it says the payout %i times', async (status, times) => {
  const order = { ...anOrder(), status };
  await open(
    path,
    new FakeApi().on('get', '/cpi/v2/caterer/orders/{id}', () => order),
  );
  await screen.findByRole('heading', { name: 'To cook' });
  expect(screen.queryAllByRole('heading', { name: 'Your payout' })).toHaveLength(times);
});

it.each([true, false])('links the labels of its portions where there are some: %s', async (print_labels) => {
  const order = anOrder();
  await open(
    path,
    new FakeApi().on('get', '/cpi/v2/caterer/orders/{id}', () => ({
      ...order,
      can: { ...order.can, print_labels },
    })),
  );
  await screen.findByRole('heading', { name: 'To cook' });
  const links = screen.queryAllByRole('link', { name: 'Labels (PDF)' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    print_labels ? ['/cpi/v1/caterer/orders/12/labels'] : [],
  );
});

it('says that nothing is to be cooked while its payment is held, and until when', async () => {
  const held = anOrder({ payment_held_until: '2026-12-01T18:00:00.000Z', time_zone: 'America/New_York' });
  await open(
    path,
    new FakeApi().on('get', '/cpi/v2/caterer/orders/{id}', () => held),
  );
  expect(await screen.findByText(/may choose another one until Tue 12\/01\/2026, 1:00 pm/)).toBeVisible();
});

describe('what is to be answered', () => {
  const wide = window.matchMedia.bind(window);
  afterEach(() => {
    window.matchMedia = wide;
  });
  const isBeforeTheFood = async () => {
    await open(path, apiWithOrder());
    const answer = await screen.findByRole('button', { name: 'Accept order' });
    const food = screen.getByRole('heading', { name: 'To cook' });
    return Boolean(answer.compareDocumentPosition(food) & Node.DOCUMENT_POSITION_FOLLOWING);
  };

  it('stands beside the food on a wide screen', async () => {
    expect(await isBeforeTheFood()).toBe(false);
  });
  it('stands before the food on a tablet, where it would be at the end of the page', async () => {
    window.matchMedia = (query) => ({ ...wide(query), matches: query.includes('max-width') });
    expect(await isBeforeTheFood()).toBe(true);
  });
});

it('marks in the history what came to nothing', async () => {
  const entry = { by: 'Farah', acting_as: null, at: '2026-11-20T10:00:00.000Z' };
  const history = [
    { ...entry, id: 1, kind: 'submitted', text: 'Order placed' },
    { ...entry, id: 2, kind: 'change_declined', text: 'Changes declined by the caterer' },
  ];
  await open(
    path,
    new FakeApi().on('get', '/cpi/v2/caterer/orders/{id}', () => anOrder({ history })),
  );
  const list = await screen.findByRole('list', { name: 'What happened so far' });
  expect(within(list).getByText('Order placed')).toHaveTextContent('(done)');
  expect(within(list).getByText('Changes declined by the caterer')).toHaveTextContent('(stopped)');
});

it('says where nobody knows any more what came along', async () => {
  const api = new FakeApi().on('get', '/cpi/v2/caterer/orders/{id}', () => anOrder({ included: null }));
  await open(path, api);
  expect(await screen.findByText(/Your menu has changed since this order was placed/)).toBeVisible();
});

it.each([
  ['accepted', accept],
  ['declined', decline],
] as const)('shows an order that was changed meanwhile before it is %s', async (_what, call) => {
  const { lock_version: seen } = anOrder();
  let version = seen;
  const api = new FakeApi().on('get', '/cpi/v2/caterer/orders/{id}', () =>
    anOrder({ lock_version: version, headcount: version === seen ? 20 : 40 }),
  );
  api.on('post', call, ({ body }) => {
    if (body?.lock_version === seen + 1)
      return anOrder({
        can: { accept: false, decline: false, edit: false, print_labels: false, remove: false },
      });
    version = seen + 1;
    return new Refusal(409, 'stale_record', { message: 'This order has changed since you saw it.' });
  });
  await open(path, api);
  const answer = async () => {
    if (call === accept) return userEvent.click(await screen.findByRole('button', { name: 'Accept order' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Decline' }));
    const dialog = screen.getByRole('dialog', { name: 'Decline order #12?' });
    await userEvent.type(within(dialog).getByLabelText('Why'), 'Our oven broke.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Decline order' }));
  };
  await answer();
  expect(await screen.findByText('40 people')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByText('This order has changed since you saw it.')).toBeVisible();
  await answer();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Accept order' })).not.toBeInTheDocument());
  expect(api.called('post', call).map(({ body }) => body?.lock_version)).toEqual([seen, seen + 1]);
});

it('[CAT-12] accepts, shows it, and tells that the orderer knows', async () => {
  const accepted = anOrder({
    status: 'accepted',
    status_label: 'Accepted',
    can: { accept: false, decline: false, edit: false, print_labels: false, remove: false },
  });
  const api = apiWithOrder().on('post', accept, () => accepted);
  const { notices } = await open(path, api);
  await userEvent.click(await screen.findByRole('button', { name: 'Accept order' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Accept order' })).not.toBeInTheDocument());
  expect(screen.getByText('Accepted')).toBeVisible();
  const { lock_version } = anOrder();
  expect(api.called('post', accept)).toMatchObject([{ params: { id: '12' }, body: { lock_version } }]);
  expect(notices).toEqual([{ kind: 'success', message: 'Order #12 is accepted. The orderer is told.' }]);
});

it('says why an order could not be accepted, and keeps the button', async () => {
  const message = "This order is expired and can't be accepted.";
  await open(
    path,
    apiWithOrder().on('post', accept, () => new Refusal(409, 'order-wrong_state', { message })),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Accept order' }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Accept order' })).toBeEnabled();
});

it('[CAT-13] declines with a reason, which it asks for', async () => {
  const declined = anOrder({
    status: 'declined',
    status_label: 'Declined',
    end_reason: 'Our oven broke.',
    can: { accept: false, decline: false, edit: false, print_labels: false, remove: false },
  });
  const api = apiWithOrder().on('post', decline, () => declined);
  await open(path, api);
  await userEvent.click(await screen.findByRole('button', { name: 'Decline' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Decline order' }));
  expect(await screen.findByText('Please tell the orderer why.')).toBeVisible();
  expect(api.called('post', decline)).toEqual([]);
  await userEvent.type(screen.getByRole('textbox', { name: /Why/ }), 'Our oven broke.');
  await userEvent.click(screen.getByRole('button', { name: 'Decline order' }));
  expect(await screen.findByText('Our oven broke.')).toBeVisible();
  expect(api.called('post', decline)).toMatchObject([
    { params: { id: '12' }, body: { reason: 'Our oven broke.' } },
  ]);
});

it('declines once, however often it is pressed', async () => {
  const declined = anOrder({
    status: 'declined',
    status_label: 'Declined',
    end_reason: 'Our oven broke.',
    can: { accept: false, decline: false, edit: false, print_labels: false, remove: false },
  });
  let release = (_: typeof declined) => {};
  const api = apiWithOrder().on('post', decline, () => new Promise((resolve) => (release = resolve)));
  await open(path, api);
  await userEvent.click(await screen.findByRole('button', { name: 'Decline' }));
  await userEvent.type(await screen.findByRole('textbox', { name: /Why/ }), 'Our oven broke.');
  for (let times = 0; times < 3; times += 1)
    await userEvent.click(screen.getByRole('button', { name: 'Decline order' }));
  expect(api.called('post', decline)).toHaveLength(1);
  release(declined);
  expect(await screen.findByText('Not delivered')).toBeVisible();
  expect(api.called('post', decline)).toHaveLength(1);
});

it('says beside the reason what the API says of it, and keeps what was typed', async () => {
  const refusal = {
    fields: { reason: ['too_long'] },
    field_errors: { reason: ['must be at most 500 characters long'] },
  };
  const api = apiWithOrder().on('post', decline, () => new Refusal(422, 'record_invalid', refusal));
  await open(path, api);
  await userEvent.click(await screen.findByRole('button', { name: 'Decline' }));
  await userEvent.type(await screen.findByRole('textbox', { name: /Why/ }), 'Our oven broke.');
  await userEvent.click(screen.getByRole('button', { name: 'Decline order' }));
  expect(await screen.findByText('Why must be at most 500 characters long.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: /Why/ })).toHaveValue('Our oven broke.');
});

it('asks again for an order that did not come', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const api = new FakeApi().on(
    'get',
    '/cpi/v2/caterer/orders/{id}',
    () => new Refusal(500, 'internal', { message: 'No order now.' }),
  );
  await open(path, api);
  expect(await screen.findByRole('alert')).toHaveTextContent('No order now.');
  api.on('get', '/cpi/v2/caterer/orders/{id}', () => anOrder());
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Taco bar' })).toBeVisible();
});

describe('changes that wait for the caterer', () => {
  const side = (headcount: number, payout: number): Schemas['CatererChangeSide'] => ({
    headcount,
    start_date: '2099-03-04',
    start_time: '12:00',
    address: null,
    chosen_options: [],
    menu_items: [],
    payout,
  });
  const change: Schemas['CatererChangeRequest'] = {
    id: 5,
    status: 'requested',
    by: 'Pat Low',
    changes: [{ field: 'headcount', label: 'People', before: '20', after: '40' }],
    requested_at: '2026-11-20T10:00:00.000Z',
    expires_at: new Date(Date.now() + 3 * 3_600_000 + 60_000).toISOString(),
    decided_at: null,
    reason: null,
    before: side(20, 212.5),
    after: side(40, 425),
    can: { approve: true, decline: true },
  };
  const can = { accept: false, decline: false, edit: false, print_labels: false, remove: false };
  const withChange = () =>
    new FakeApi().on('get', '/cpi/v2/caterer/orders/{id}', () =>
      anOrder({ status: 'accepted', can, change_request: change }),
    );
  const answered = (status: 'applied' | 'declined') =>
    anOrder({ can, change_request: { ...change, status, can: { approve: false, decline: false } } });
  const approve = '/cpi/v1/caterer/orders/{id}/approve_changes';
  const decline = '/cpi/v1/caterer/orders/{id}/decline_changes';

  it('are shown old beside new, with what they pay, and approved', async () => {
    const api = withChange().on('post', approve, () => answered('applied'));
    const { container, notices } = await open(path, api);
    const panel = await screen.findByRole('region', { name: 'Changes to answer' });
    expect(within(panel).getByRole('row', { name: 'People 20 40' })).toBeVisible();
    expect(within(panel).getByRole('row', { name: 'Your payout $212.50 $425.00' })).toBeVisible();
    expect(panel).toHaveTextContent('3 h left to answer');
    expect((await axe(container)).violations).toEqual([]);
    await userEvent.click(within(panel).getByRole('button', { name: 'Approve changes' }));
    await waitFor(() => expect(panel).not.toBeInTheDocument());
    expect(api.called('post', approve)).toMatchObject([{ body: { change_id: 5 } }]);
    expect(notices).toEqual([{ kind: 'success', message: 'Order #12 is changed. The orderer is told.' }]);
  });

  it('that were taken back meanwhile are said to be, and are gone', async () => {
    const api = withChange();
    api.on('post', approve, () => {
      api.on('get', '/cpi/v2/caterer/orders/{id}', () => answered('declined'));
      return new Refusal(409, 'order_change-wrong_state', { message: 'They are taken back.' });
    });
    await open(path, api);
    await userEvent.click(await screen.findByRole('button', { name: 'Approve changes' }));
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'Changes to answer' })).not.toBeInTheDocument(),
    );
    expect(await screen.findByText('They are taken back.')).toBeVisible();
  });

  it('are declined with a reason, which is asked for', async () => {
    const api = withChange().on('post', decline, () => answered('declined'));
    await open(path, api);
    await userEvent.click(await screen.findByRole('button', { name: 'Decline changes' }));
    const dialog = screen.getByRole('dialog', { name: 'Decline the changes of order #12?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Decline changes' }));
    expect(await within(dialog).findByText('Please tell the orderer why.')).toBeVisible();
    await userEvent.type(within(dialog).getByLabelText('Why'), 'Our oven is small.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Decline changes' }));
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'Changes to answer' })).not.toBeInTheDocument(),
    );
    expect(api.called('post', decline)).toMatchObject([
      { body: { change_id: 5, reason: 'Our oven is small.' } },
    ]);
  });
});
