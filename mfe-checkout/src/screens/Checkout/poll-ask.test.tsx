import { recorded, Refusal } from '@copper-carrot/contracts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { section, open, withOrder } from '../../test/checkout';
import { aPerson, mains, sides } from '../../test/fixtures';
import { aPoll, pollPath, PollServer } from '../../test/polls';
import { faultsOf, fill } from '../../test/render';
import type { FakeServer } from '../../test/server';

beforeEach(() => sessionStorage.clear());

const role = (name: 'staff' | 'external_attendant') => {
  const [first, ...others] = aPerson().memberships;
  return aPerson({ memberships: first ? [{ ...first, role: name }, ...others] : [] });
};
const none = () => expect(screen.queryByRole('region', { name: 'Poll' })).not.toBeInTheDocument();

async function ask() {
  const server = new PollServer(null);
  server.on('post', pollPath, () => {
    server.poll = aPoll();
    server.stand();
    return server.poll;
  });
  const view = await open(server);
  const poll = within(section('Poll'));
  await view.user.click(poll.getByRole('button', { name: 'Ask the team' }));
  await poll.findByRole('form', { name: 'Ask the team' });
  return { ...view, server, poll };
}
const sent = (server: FakeServer) => server.called('post', pollPath).map(({ body }) => body);

describe('[POLL-01] a poll is offered', () => {
  test('to who may begin one, with a sentence on what it does', async () => {
    const { container } = await open(new PollServer(null));
    expect(section('Poll')).toHaveTextContent('Let everybody pick their own meal.');
    expect(await faultsOf(container)).toEqual([]);
  });

  test('to an external attendant of the organization', async () => {
    await open(new PollServer(null), { user: role('external_attendant') });
    expect(section('Poll')).toBeVisible();
  });

  test('and not to a role that makes none', async () => {
    await open(new PollServer(null), { user: role('staff') });
    none();
  });

  test('and not where no choice adds up to the headcount', async () => {
    const server = new PollServer(null);
    server.choices = [sides];
    await open(server);
    none();
  });

  test('and not where nobody is to be asked: the order has no organization', async () => {
    await open(withOrder({ team_id: null, team: null }));
    none();
  });
});

test('what the organization pays of each meal is said where somebody wants to', async () => {
  const { user, server, poll } = await ask();
  const paid = poll.getByRole('textbox', { name: /Paid for each meal/ });
  await user.type(paid, '12.5');
  await user.tab();
  await user.click(poll.getByRole('button', { name: 'Open the poll' }));
  await poll.findByRole('list', { name: 'What people picked' });
  expect(sent(server)).toMatchObject([{ order_poll: { meal_allowance: 12.5 } }]);
});

test('[API-030] all dishes are offered, members are ticked, a list of addresses is pasted, and the poll stands', async () => {
  const { user, server, poll } = await ask();
  const dishes = poll.getByRole('group', { name: 'Dishes to choose from' });
  for (const box of within(dishes).getAllByRole('checkbox')) expect(box).toBeChecked();
  await user.click(poll.getByRole('checkbox', { name: /^People may combine dishes/ }));
  await user.click(await poll.findByRole('checkbox', { name: /Theo Lindqvist/ }));
  await user.click(poll.getByRole('textbox', { name: /E-mail addresses/ }));
  await user.paste('Kit Amari <kit@orchard.example>\ntheo@northwind.example, sol@orchard.example');
  expect(await faultsOf(section('Poll'))).toEqual([]);
  await user.click(poll.getByRole('button', { name: 'Open the poll' }));
  expect(await poll.findByRole('list', { name: 'What people picked' })).toBeVisible();
  expect(sent(server)).toEqual([
    {
      team_id: 3,
      order_poll: {
        package_item_id: mains.id,
        poll_options: [101, 102],
        combo_creation_allowed: true,
        limit_combo_options: true,
        end_date: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) as string,
        end_time: '17:00',
        invitees: [
          { email: 'theo@northwind.example' },
          { email: 'kit@orchard.example', name: 'Kit Amari' },
          { email: 'sol@orchard.example' },
        ],
      },
    },
  ]);
  await waitFor(() => expect(section('Poll')).toContainElement(document.activeElement as HTMLElement));
});

test('all members are chosen at a press', async () => {
  const { user, server, poll } = await ask();
  await user.click(await poll.findByRole('checkbox', { name: 'All 2' }));
  await user.click(poll.getByRole('button', { name: 'Open the poll' }));
  await waitFor(() =>
    expect(sent(server)[0]?.order_poll.invitees).toEqual([
      { email: 'theo@northwind.example' },
      { email: 'mei@northwind.example' },
    ]),
  );
});

test('what is faulty is said beside its field before anything is sent, and stays as it was typed', async () => {
  const { user, server, poll } = await ask();
  for (const box of within(poll.getByRole('group', { name: 'Dishes to choose from' })).getAllByRole(
    'checkbox',
  ))
    await user.click(box);
  const addresses = poll.getByRole('textbox', { name: /E-mail addresses/ });
  await user.type(addresses, 'kit@orchard.example, nobody');
  await user.click(poll.getByRole('button', { name: 'Open the poll' }));
  expect(await poll.findByText('Please offer at least one dish.')).toBeVisible();
  expect(addresses).toHaveAccessibleDescription(/“nobody” is no e-mail address\./);
  expect(addresses).toHaveValue('kit@orchard.example, nobody');
  expect(sent(server)).toEqual([]);
  expect(await faultsOf(section('Poll'))).toEqual([]);
  await user.clear(addresses);
  await user.click(poll.getByRole('checkbox', { name: /Tofu bowl/ }));
  await user.click(poll.getByRole('button', { name: 'Open the poll' }));
  await waitFor(() => expect(sent(server)[0]?.order_poll.poll_options).toEqual([102]));
});

test('an end that the API refuses is said beside it, and the list of addresses stays', async () => {
  const { user, server, poll } = await ask();
  server.on('post', pollPath, () => new Refusal(422, 'record_invalid', recorded[`post ${pollPath}`][422]));
  fill(/E-mail addresses/, 'kit@orchard.example');
  await user.click(poll.getByRole('button', { name: 'Open the poll' }));
  expect(await poll.findByText(/is after the last moment to order/)).toBeVisible();
  expect(poll.getByRole('textbox', { name: /E-mail addresses/ })).toHaveValue('kit@orchard.example');
  expect(section('Poll')).toHaveTextContent('no poll ends after that');
});

test('of several choices one is asked about, with its own dishes', async () => {
  const server = new PollServer(null);
  const other = {
    ...mains,
    id: 31,
    description: 'Choose a drink for each person',
    options: mains.options.slice(1),
  };
  server.choices = [mains, other, sides];
  const { user } = await open(server);
  const poll = within(section('Poll'));
  await user.click(poll.getByRole('button', { name: 'Ask the team' }));
  await user.click(await poll.findByRole('button', { name: /What to ask about/ }));
  await user.click(await screen.findByRole('option', { name: other.description }));
  const dishes = within(poll.getByRole('group', { name: 'Dishes to choose from' })).getAllByRole('checkbox');
  expect(dishes.map((box) => (box as HTMLInputElement).checked)).toEqual([true]);
});

test('somebody who thinks better of it is where they were', async () => {
  const { user, poll } = await ask();
  await user.click(poll.getByRole('button', { name: 'Cancel' }));
  expect(poll.getByRole('button', { name: 'Ask the team' })).toHaveFocus();
});

test('[OERR-06] a poll for an order that another window has sent leads to its status', async () => {
  const { user, server, poll } = await ask();
  server.on('post', pollPath, () => server.sentElsewhere());
  await user.click(poll.getByRole('button', { name: 'Open the poll' }));
  expect(await screen.findByText('Your order is placed')).toBeVisible();
});
