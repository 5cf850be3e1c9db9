import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { faultsOf, open as openAt } from '../../test/render';
import { FakeServer, orderPath } from '../../test/server';

beforeEach(() => sessionStorage.clear());

async function open(server = new FakeServer()) {
  const { notices } = await openAt('/orders/12/checkout', server);
  await screen.findByRole('radiogroup', { name: 'Pay with' });
  return { server, notices, user: userEvent.setup() };
}
const section = (name: string) => screen.getByRole('region', { name });
const suite = () => screen.getByRole('textbox', { name: /Suite or floor/ });
const type = (field: HTMLElement, value: string) => {
  fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
};
const versions = (server: FakeServer) =>
  server.called('patch', orderPath).map(({ body }) => body.order.lock_version);

test('each save says the version that it was made from, and one follows the other', async () => {
  const { server } = await open();
  const { lock_version: first } = server.order;
  type(suite(), '20');
  await waitFor(() => expect(within(section('Address')).getByText('Saved')).toBeVisible());
  type(suite(), '21');
  await waitFor(() => expect(server.order.address.suite).toBe('21'));
  expect(versions(server)).toEqual([first, first + 1]);
});

test('what somebody else changed elsewhere stays, what was typed is saved on top, and both are said', async () => {
  const { server, notices } = await open();
  server.changeBy('Sam Lee', { cost_center: 'A-1' });
  type(suite(), '20');
  await waitFor(() => expect(server.order.address.suite).toBe('20'));
  expect(server.order.cost_center).toBe('A-1');
  await waitFor(() =>
    expect(notices).toEqual([{ kind: 'info', message: 'Sam Lee changed the cost center to A-1.' }]),
  );
  expect(screen.queryByRole('button', { name: 'Keep mine' })).not.toBeInTheDocument();
});

describe('where both changed the same', () => {
  async function clash() {
    const opened = await open();
    opened.server.changeBy('Sam Lee', { suite: '30' });
    type(suite(), '20');
    const asked = await screen.findByRole('group', { name: 'Suite or floor: changed twice' });
    return { ...opened, asked };
  }

  test('nothing is lost and nothing is overwritten before the person says whose counts', async () => {
    const { server, asked } = await clash();
    expect(asked).toHaveTextContent('Sam Lee changed the suite or floor too.');
    expect(asked).toHaveTextContent('Theirs: 30. Yours: 20.');
    expect(suite()).toHaveValue('20');
    expect(server.order.address.suite).toBe('30');
    expect(await faultsOf(section('Address'))).toEqual([]);
  });

  test('it is asked next to the field that it is about', async () => {
    const { asked } = await clash();
    const follows = (one: HTMLElement, other: HTMLElement) =>
      Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);
    expect(follows(suite(), asked)).toBe(true);
    expect(follows(asked, screen.getByRole('textbox', { name: /Contact name/ }))).toBe(true);
  });

  test('“Keep mine” saves what was typed', async () => {
    const { server, user } = await clash();
    await user.click(screen.getByRole('button', { name: 'Keep mine' }));
    await waitFor(() => expect(server.order.address.suite).toBe('20'));
    expect(screen.queryByRole('button', { name: 'Keep mine' })).not.toBeInTheDocument();
  });

  test('“Use theirs” shows it, and sends nothing', async () => {
    const { server, user } = await clash();
    await user.click(screen.getByRole('button', { name: 'Use theirs' }));
    expect(suite()).toHaveValue('30');
    expect(screen.queryByRole('button', { name: 'Keep mine' })).not.toBeInTheDocument();
    expect(server.patches()).toEqual([{ order: { suite: '20' } }]);
  });

  test('nothing is ordered before it is said, and focus goes there', async () => {
    const { server, user, asked } = await clash();
    await user.click(screen.getByRole('button', { name: 'Place order' }));
    await waitFor(() => expect(asked).toHaveFocus());
    expect(screen.getByText('Please say first whose change counts.')).toBeVisible();
    expect(server.called('post', `${orderPath}/submit`)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Use theirs' }));
    expect(screen.queryByText('Please say first whose change counts.')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Place order' }));
    await screen.findByTestId('elsewhere');
  });
});

describe('what is asked out of sight', () => {
  const laidOut = (noticeTop: number) => {
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      return this.getAttribute('role') === 'group'
        ? new DOMRect(0, noticeTop, 300, 100)
        : new DOMRect(0, 400, 300, 40);
    });
    return jest.spyOn(Element.prototype, 'scrollIntoView');
  };
  afterEach(() => jest.restoreAllMocks());

  test.each([
    ['comes into sight beside what is being typed, which keeps the focus', -200, true],
    ['leaves what is being typed where it is, when both have no room', -900, false],
    ['stays where it is seen already', 100, false],
  ])('%s', async (_what, top, comes) => {
    const { server } = await open();
    server.changeBy('Sam Lee', { suite: '30' });
    const scrolled = laidOut(top);
    suite().focus();
    fireEvent.change(suite(), { target: { value: '20' } });
    await screen.findByRole('group', { name: 'Suite or floor: changed twice' });
    expect(scrolled.mock.calls).toEqual(comes ? [[{ behavior: 'smooth', block: 'nearest' }]] : []);
    expect(suite()).toHaveFocus();
  });
});

test.each([
  ['Cost center', 'cost_center'],
  ['PO reference', 'purchase_order_reference_code'],
  ['Company', 'company_name'],
  ['Contact name', 'contact_name'],
  ['Contact phone', 'contact_phone'],
  ['Instructions', 'delivery_instructions'],
])('what both changed of “%s” is asked once, after its field', async (label, key) => {
  const server = new FakeServer();
  server.order = { ...server.order, cost_center: 'B-1' };
  await open(server);
  server.changeBy('Sam Lee', { [key]: '(212) 555-0100' });
  const field = screen.getByRole('textbox', { name: new RegExp(`^${label}`) });
  type(field, '(212) 555-0199');
  const [asked, ...others] = await screen.findAllByRole('group', { name: `${label}: changed twice` });
  expect(others).toEqual([]);
  expect(asked && field.compareDocumentPosition(asked)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('somebody else’s change that the press itself meets is shown before anything is ordered', async () => {
  const { server } = await open();
  server.changeBy('Sam Lee', { cost_center: 'A-1' });
  const [button, field] = [screen.getByRole('button', { name: 'Place order' }), suite()];
  // `fireEvent` instead of typing, as input is saved after a delay.
  fireEvent.change(field, { target: { value: '20' } });
  fireEvent.click(button);
  const asking = await screen.findByRole('dialog', { name: 'Your order is not what you saw' });
  expect(asking).toHaveTextContent('Cost center–A-1');
  expect(server.called('post', `${orderPath}/submit`)).toEqual([]);
});

test('what was typed before a reload is not laid over what somebody saved meanwhile', async () => {
  const { server } = await open();
  server.on('patch', orderPath, () => new Promise(() => undefined));
  type(suite(), '20');
  await waitFor(() => expect(server.patches()).toHaveLength(1));
  const reloaded = new FakeServer();
  reloaded.changeBy('Sam Lee', { suite: '30' });
  document.body.replaceChildren();
  await open(reloaded);
  expect(await screen.findByText('Theirs: 30. Yours: 20.')).toBeVisible();
  expect(reloaded.order.address.suite).toBe('30');
});

test('what the reader said in another window is told apart by the window, not by whose it is', async () => {
  const { server } = await open();
  const { lock_version: from } = server.order;
  server.order = {
    ...server.order,
    lock_version: from + 1,
    address: { ...server.order.address, suite: '30' },
  };
  type(suite(), '20');
  const asked = await screen.findByRole('group', { name: 'Suite or floor: changed twice' });
  expect(asked).toHaveTextContent('You changed the suite or floor too in another window.');
  expect(asked).toHaveTextContent('There: 30. Here: 20.');
  expect(
    within(asked)
      .getAllByRole('button')
      .map((each) => each.textContent),
  ).toEqual(['Keep this one', 'Use the other']);
});

test('nobody is asked whose change counts on an order that is placed: its status is what is left', async () => {
  const { server, user } = await open();
  server.changeBy('Sam Lee', { suite: '30' });
  type(suite(), '20');
  await screen.findByRole('group', { name: 'Suite or floor: changed twice' });
  server.order = {
    ...server.order,
    status: 'pending',
    can: { ...server.order.can, edit: false, submit: false },
  };
  await user.click(screen.getByRole('button', { name: 'Place order' }));
  expect(await screen.findByRole('heading', { name: 'Order 12' })).toBeVisible();
  expect(server.called('post', `${orderPath}/submit`)).toEqual([]);
});
