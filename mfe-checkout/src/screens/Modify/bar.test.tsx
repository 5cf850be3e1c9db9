import { Refusal } from '@copper-carrot/contracts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { forPeople, ModifyServer, open, panel, sent } from '../../test/modify';
import { faultsOf } from '../../test/render';
import { orderPath } from '../../test/server';

beforeEach(() => sessionStorage.clear());

const wide = window.matchMedia.bind(window);
beforeEach(() => {
  window.matchMedia = (query) => ({ ...wide(query), matches: query.includes('max-width') });
});
afterEach(() => {
  window.matchMedia = wide;
});

test('on a phone what is not sent is said at the foot, beside the one button that sends it', async () => {
  const { user, server, container } = await open(new ModifyServer());
  const press = screen.getByRole('button', { name: 'Send changes' });
  expect(panel()).not.toContainElement(press);
  const said = () => screen.getAllByRole('status').find((each) => each.parentElement?.contains(press));
  expect(said()).toHaveTextContent('Nothing changed yet');
  expect(press).toBeDisabled();
  await forPeople(user, 30);
  await waitFor(() => expect(said()).toHaveTextContent('1 change, not sent+$100.00'));
  expect(within(said() ?? container).getByRole('link', { name: 'See what changes' })).toHaveAttribute(
    'href',
    expect.stringContaining('#changes-title'),
  );
  expect(await faultsOf(container)).toEqual([]);
  await user.click(press);
  await waitFor(() => expect(sent(server)).toHaveLength(1));
});

test('why they were not sent stands at the foot too, beside the button that was pressed, and the page stays where it is', async () => {
  const server = new ModifyServer();
  server.on(
    'post',
    `${orderPath}/modify`,
    () => new Refusal(422, 'submit_order-record_invalid', { message: 'Not like this.' }),
  );
  const { user } = await open(server);
  const moved = jest.spyOn(Element.prototype, 'scrollIntoView');
  const press = screen.getByRole('button', { name: 'Send changes' });
  await forPeople(user, 30);
  await waitFor(() => expect(press).toBeEnabled());
  moved.mockClear();
  await user.click(press);
  const alert = await screen.findByText('Not like this.');
  expect(panel()).not.toContainElement(alert);
  expect(press.parentElement).toContainElement(alert);
  await waitFor(() => expect(press).toHaveFocus());
  await waitFor(() => expect(moved).toHaveBeenCalledWith(expect.objectContaining({ block: 'nearest' })));
  expect(moved).toHaveBeenCalledTimes(1);
});

test('what was typed and is not worked out yet is not sent either', async () => {
  const { user } = await open(new ModifyServer());
  await user.type(await screen.findByRole('textbox', { name: /Instructions/ }), 'Ring');
  expect(screen.getByText('Not sent yet')).toBeVisible();
  expect(await screen.findByText('1 change, not sent')).toBeVisible();
  expect(screen.getByText('Same price')).toBeVisible();
});
