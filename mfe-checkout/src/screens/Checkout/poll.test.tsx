import { recorded, Refusal } from '@copper-carrot/contracts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { place, section, submits, open } from '../../test/checkout';
import { anOrder } from '../../test/fixtures';
import {
  anAnswer,
  aPoll,
  answersPath,
  codePath,
  dialog,
  itsOver,
  openPoll,
  pollPath,
  PollServer,
  theInvitees,
} from '../../test/polls';
import { FakeEventSource } from '../../test/event-source';
import { faultsOf } from '../../test/render';

beforeEach(() => sessionStorage.clear());

const closed = { status: 'closed', is_over: true } as const;
const over = { ...closed, expires_at: itsOver } as const;
const changes = (server: PollServer) => server.called('patch', pollPath).map(({ body }) => body.order_poll);
const applied = (server: PollServer) =>
  server
    .called('post', `${pollPath}/apply_selections`)
    .map(({ body }) => body)
    .filter(({ persist_changes }) => persist_changes);

describe('an open poll', () => {
  test('says until when, what is picked, who picked it and who is waited for', async () => {
    const { poll, container } = await openPoll();
    const region = section('Poll');
    expect(region).toHaveTextContent('Open');
    expect(region).toHaveTextContent('Mon 03/02/2099, 5:00 pm');
    expect(region).toHaveTextContent(/\d+ days left/);
    expect(poll.getByRole('progressbar')).toHaveAccessibleName('3 of 5 have answered');
    const bars = within(poll.getByRole('list', { name: 'What people picked' }));
    const isBar = (each: HTMLElement) => !each.closest('[aria-label="Dietary tags"]');
    expect(
      bars
        .getAllByRole('listitem')
        .filter(isBar)
        .map((each) => each.textContent),
    ).toEqual([
      expect.stringMatching(/^Chicken bowl.*2$/),
      expect.stringMatching(/^Tofu bowl.*1$/),
      'Not eating1',
    ]);
    const people = await poll.findByRole('list', { name: 'Who picked what' });
    expect(people).toHaveTextContent('Wren Hale2 × Chicken bowl');
    expect(people).toHaveTextContent('Sol VegaNot eating');
    expect(people).toHaveTextContent('“No onions, please”Vegetarian');
    expect(poll.getByRole('list', { name: 'Waiting for' })).toHaveTextContent(theInvitees[0]?.name ?? '');
    expect(await faultsOf(container)).toEqual([]);
  });

  test('follows what others answer while it is on show', async () => {
    const { server, poll } = await openPoll();
    await poll.findByRole('list', { name: 'Who picked what' });
    server.answers = [...server.answers, anAnswer({ id: 99, name: 'Ari Bloom' })];
    server.becomes({ answers_count: 4 });
    expect(await poll.findByText('4 of 6 have answered')).toBeVisible();
    expect(await poll.findByText('Ari Bloom')).toBeVisible();
  });

  test('goes on under the link that somebody renewed elsewhere, until somebody deletes it', async () => {
    const { server, poll } = await openPoll();
    server.becomes({ code: 'hgfedcba' });
    await waitFor(() =>
      expect(poll.getByRole<HTMLInputElement>('textbox', { name: 'Link for your team' }).value).toMatch(
        /hgfedcba$/,
      ),
    );
    await waitFor(() => expect(FakeEventSource.open()).toEqual(['hgfedcba']));
    server.becomes({ answers_count: 4 });
    expect(await poll.findByText('4 of 6 have answered')).toBeVisible();
    server.remove();
    expect(await screen.findByRole('button', { name: 'Ask the team' })).toBeVisible();
    expect(FakeEventSource.open()).toEqual([]);
  });

  test('is shared by its link: copied, mailed, or as a square to point a phone at', async () => {
    const { user, poll, notices } = await openPoll();
    const link = poll.getByRole<HTMLInputElement>('textbox', { name: 'Link for your team' });
    expect(link.value).toMatch(/\/customer\/polls\/abcdefgh$/);
    await user.click(poll.getByRole('button', { name: 'Copy the link' }));
    await waitFor(() => expect(notices.at(-1)?.message).toBe('The link is copied.'));
    expect(await navigator.clipboard.readText()).toBe(link.value);
    const mail = decodeURIComponent(poll.getByRole('link', { name: 'Mail it' }).getAttribute('href') ?? '');
    expect(mail).toContain('/customer/polls/abcdefgh');
    expect(mail).toContain('Mon 03/02/2099, 5:00 pm');
    await user.click(poll.getByRole('button', { name: 'Show a QR code' }));
    const code = await dialog('Point your phone here');
    expect(within(code).getByRole('img')).toHaveAccessibleName(/\/customer\/polls\/abcdefgh/);
    expect(await faultsOf(code)).toEqual([]);
  });

  test('shows the first of many people, and all of them at a press', async () => {
    const server = new PollServer();
    const [answer] = server.answers;
    server.answers = Array.from({ length: 60 }, (_, index) => ({
      ...answer!,
      id: 1_000 + index,
      name: `Person ${index + 1}`,
    }));
    const { user, poll } = await openPoll(server);
    await user.click(await poll.findByRole('button', { name: /^Who picked what/ }));
    const people = await poll.findByRole('list', { name: 'Who picked what' });
    expect(within(people).getAllByRole('listitem')).toHaveLength(24);
    await user.click(poll.getByRole('button', { name: 'Show all 60' }));
    expect(within(people).getAllByRole('listitem')).toHaveLength(60);
  });

  test('reminds the rest, and says when that can be done again', async () => {
    const server = new PollServer();
    server.on('post', `${codePath}/reminders`, () => undefined);
    const { user, poll, notices } = await openPoll(server);
    await user.click(poll.getByRole('button', { name: 'Remind the rest' }));
    await waitFor(() =>
      expect(notices.at(-1)?.message).toBe('We are reminding 2 people. You can do that again in an hour.'),
    );
    server.on(
      'post',
      `${codePath}/reminders`,
      () => new Refusal(429, 'too_many_requests', recorded[`post ${codePath}/reminders`][429]),
    );
    await user.click(poll.getByRole('button', { name: 'Remind the rest' }));
    expect(await poll.findByText(/Please wait 60 minutes\./)).toBeVisible();
  });

  test('invites more, and never those who are invited already', async () => {
    const server = new PollServer();
    server.on('post', `${codePath}/invitees`, () => server.becomes({ invitees: theInvitees.slice(0, 3) }));
    const { user, poll } = await openPoll(server);
    await user.click(poll.getByRole('button', { name: 'Invite more' }));
    const asked = await dialog('Invite more people');
    await user.click(within(asked).getByRole('button', { name: 'Send invitations' }));
    expect(
      await within(asked).findByText('Please choose somebody, or give an e-mail address.'),
    ).toBeVisible();
    await user.type(
      within(asked).getByRole('textbox', { name: /E-mail addresses/ }),
      'robin@orchard.example',
    );
    await user.click(within(asked).getByRole('button', { name: 'Send invitations' }));
    await waitFor(() => expect(asked).not.toBeInTheDocument());
    expect(server.called('post', `${codePath}/invitees`).map(({ body }) => body)).toEqual([
      { invitees: [{ email: 'robin@orchard.example' }] },
    ]);
  });

  test('offers other dishes, never without what somebody picked', async () => {
    const { user, server, poll } = await openPoll();
    const choose = async () => {
      await user.click(poll.getByRole('button', { name: 'Change the dishes' }));
      return dialog('Change the dishes');
    };
    await user.click(poll.getByRole('button', { name: 'Change or end the poll' }));
    const first = await choose();
    const dish = (name: RegExp) => within(first).getByRole('checkbox', { name });
    expect(dish(/Chicken bowl/)).toBeChecked();
    expect(dish(/Chicken bowl/)).toBeDisabled();
    expect(dish(/Chicken bowl/)).toHaveAccessibleName(/Somebody picked it, so it stays on offer/);
    expect(await faultsOf(first)).toEqual([]);
    server.on(
      'patch',
      pollPath,
      () =>
        new Refusal(422, 'record_invalid', {
          field_errors: { poll_options: ['lacks Tofu bowl, which somebody picked already'] },
        }),
    );
    await user.click(dish(/Tofu bowl/));
    await user.click(within(first).getByRole('button', { name: 'Save the dishes' }));
    expect(await within(first).findByText(/lacks Tofu bowl, which somebody picked already/)).toBeVisible();
    server.on('patch', pollPath, () => server.becomes({}));
    await user.click(dish(/Tofu bowl/));
    await user.click(within(first).getByRole('button', { name: 'Save the dishes' }));
    await waitFor(() => expect(first).not.toBeInTheDocument());
    const [chicken, tofu] = server.poll?.poll_options ?? [];
    expect(changes(server).at(-1)).toEqual({
      poll_options: [chicken?.package_item_option_id, tofu?.package_item_option_id],
      combo_creation_allowed: false,
      limit_combo_options: server.poll?.limit_combo_options,
    });
  });

  test('pays more of each meal, where people pay a part of it themselves', async () => {
    const { user, server, poll } = await openPoll(new PollServer(aPoll({ meal_allowance: 14 })));
    await user.click(poll.getByRole('button', { name: 'Change or end the poll' }));
    await user.click(poll.getByRole('button', { name: 'Change the dishes' }));
    const asked = await dialog('Change the dishes');
    const paid = within(asked).getByRole('textbox', { name: /Paid for each meal/ });
    await user.clear(paid);
    await user.type(paid, '16.5');
    await user.click(within(asked).getByRole('button', { name: 'Save the dishes' }));
    await waitFor(() => expect(asked).not.toBeInTheDocument());
    expect(changes(server).at(-1)).toMatchObject({ meal_allowance: 16.5 });
  });

  test('ends at another time, or now', async () => {
    const { user, server, poll } = await openPoll();
    await user.click(poll.getByRole('button', { name: 'Change or end the poll' }));
    await user.click(poll.getByRole('button', { name: 'Change the end' }));
    const asked = await dialog('Change the end');
    await user.click(within(asked).getByRole('button', { name: 'Save the end' }));
    await waitFor(() => expect(changes(server)).toEqual([{ end_date: '2099-03-02', end_time: '17:00' }]));
    await waitFor(() => expect(asked).not.toBeInTheDocument());
    await user.click(poll.getByRole('button', { name: 'Close now' }));
    expect(await poll.findByText('Nobody can answer any more.')).toBeVisible();
    expect(changes(server).at(-1)).toEqual({ status: 'closed' });
  });

  test('gets a new link, once its owner knows what that does', async () => {
    const server = new PollServer();
    server.on('post', `${codePath}/renewals`, () => server.becomes({ code: 'xyzxyzxyz' }));
    const { user, poll } = await openPoll(server);
    await user.click(poll.getByRole('button', { name: 'Change or end the poll' }));
    await user.click(poll.getByRole('button', { name: 'Make a new link' }));
    const asked = await screen.findByRole('alertdialog', { name: 'Make a new link?' });
    expect(asked).toHaveTextContent('stops working at once');
    await user.click(within(asked).getByRole('button', { name: 'Make a new link' }));
    await waitFor(() =>
      expect(poll.getByRole<HTMLInputElement>('textbox', { name: 'Link for your team' }).value).toMatch(
        /xyz$/,
      ),
    );
  });

  test('[POLL-11] takes a meal for somebody else', async () => {
    const server = new PollServer();
    server.on('post', answersPath, ({ body }) => anAnswer({ name: body.poll_selection.name }));
    const { user, poll, notices } = await openPoll(server);
    await user.click(poll.getByRole('button', { name: 'Add a meal' }));
    const asked = await dialog('Add a meal');
    await user.click(within(asked).getByRole('button', { name: 'Add the meal' }));
    expect(await within(asked).findByText('Please give a name.')).toBeVisible();
    expect(within(asked).getByText('Please choose a meal.')).toBeVisible();
    expect(await faultsOf(asked)).toEqual([]);
    await user.type(within(asked).getByRole('textbox', { name: 'Name' }), 'Ari Bloom');
    await user.click(within(asked).getByRole('radio', { name: /Tofu bowl/ }));
    await user.click(within(asked).getByRole('button', { name: 'Add the meal' }));
    await waitFor(() => expect(notices.at(-1)?.message).toBe('Meal added for Ari Bloom.'));
    expect(server.called('post', answersPath).map(({ body }) => body)).toEqual([
      {
        poll_selection: {
          ...{ name: 'Ari Bloom', email: null, package_item_option_id: 102, qty: 1, note: '', dietary: [] },
          user_id: null,
        },
      },
    ]);
  });

  test('[POLL-12] deletes a meal', async () => {
    const server = new PollServer();
    server.on('delete', `${answersPath}/{id}`, () => undefined);
    const { user, poll, notices } = await openPoll(server);
    await user.click(await poll.findByRole('button', { name: 'Delete the meal of Wren Hale' }));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete the meal' }),
    );
    await waitFor(() => expect(notices.at(-1)?.message).toBe('Meal deleted.'));
  });

  test('changes a meal into a combination', async () => {
    const server = new PollServer(aPoll({ combo_creation_allowed: true }));
    server.on('patch', `${answersPath}/{id}`, () => anAnswer());
    const { user, poll } = await openPoll(server);
    await user.click(await poll.findByRole('button', { name: 'Change the meal of Wren Hale' }));
    const asked = await dialog('The meal of Wren Hale');
    expect(within(asked).getByRole('radio', { name: /Chicken bowl/ })).toBeChecked();
    await user.click(within(asked).getByRole('radio', { name: 'A combination' }));
    await user.click(within(asked).getByRole('button', { name: 'Save the meal' }));
    expect(await within(asked).findByText('Please choose 2 dishes or more.')).toBeVisible();
    for (const name of [/Chicken bowl/, /Tofu bowl/])
      await user.click(within(asked).getByRole('checkbox', { name }));
    await user.click(within(asked).getByRole('button', { name: 'Save the meal' }));
    await waitFor(() => expect(asked).not.toBeInTheDocument());
    expect(server.called('patch', `${answersPath}/{id}`)[0]?.body.poll_selection).toMatchObject({
      combo: { package_item_option_ids: [101, 102] },
    });
  });
});

describe('the answers come onto the order', () => {
  test('[POLL-03] [API-031] once their owner saw what changes: people, quantities and price side by side', async () => {
    const { user, server, poll, notices } = await openPoll(new PollServer(aPoll(closed)));
    await user.click(poll.getByRole('button', { name: 'Use these answers' }));
    const asked = await dialog('Use these answers');
    const table = await within(asked).findByRole('table');
    expect(table).toHaveTextContent('People20 21');
    expect(table).toHaveTextContent('Tofu bowl5 6');
    expect(table).toHaveTextContent('Total$352.20 $371.40');
    expect(applied(server)).toEqual([]);
    expect(await faultsOf(asked)).toEqual([]);
    await user.click(within(asked).getByRole('button', { name: 'Use these answers' }));
    await waitFor(() => expect(notices.at(-1)?.message).toBe('The answers are on your order.'));
    expect(applied(server)).toEqual([{ persist_changes: true }]);
    expect(await poll.findByText(/The answers came onto this order on/)).toBeVisible();
  });

  test('with the checks that a site admin ignores', async () => {
    const server = new PollServer(aPoll(closed));
    server.stand({ can: { ...anOrder().can, ignore_checks: true } });
    const { user, poll } = await openPoll(server);
    await user.click(await screen.findByRole('checkbox', { name: 'Ignore availability' }));
    await user.click(poll.getByRole('button', { name: 'Use these answers' }));
    const asked = await dialog('Use these answers');
    await within(asked).findByRole('table');
    await user.click(within(asked).getByRole('button', { name: 'Use these answers' }));
    await waitFor(() =>
      expect(applied(server)).toEqual([{ persist_changes: true, ignore_checks: { availability: true } }]),
    );
  });

  test('or a refusal says why not, and nothing is changed', async () => {
    const server = new PollServer(aPoll(closed));
    const words = 'More people picked than this package feeds: 200 at most.';
    server.on(
      'post',
      `${pollPath}/apply_selections`,
      () => new Refusal(409, 'poll-too_many_people', { message: words }),
    );
    const { user, poll } = await openPoll(server);
    await user.click(poll.getByRole('button', { name: 'Use these answers' }));
    const asked = await dialog('Use these answers');
    expect(await within(asked).findByText(words)).toBeVisible();
    expect(within(asked).getByRole('button', { name: 'Use these answers' })).toBeDisabled();
  });

  test('[POLL-03] Place order asks once whether to use them, and places the order with them', async () => {
    const server = new PollServer(aPoll(closed));
    const { user } = await openPoll(server);
    await user.click(place());
    const asked = await dialog('Use these answers and place the order');
    expect(await within(asked).findByText('Total')).toBeVisible();
    expect(asked).toHaveTextContent(/This order will be paid with .*4242/);
    expect(await faultsOf(asked)).toEqual([]);
    expect(submits(server)).toEqual([]);
    await user.click(within(asked).getByRole('button', { name: 'Use these answers and place the order' }));
    await waitFor(() => expect(submits(server)).toHaveLength(1));
    expect(applied(server)).toEqual([{ persist_changes: true }]);
    expect(submits(server)[0]?.body).toMatchObject({ total: 371.4 });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('[POLL-03] and nothing is placed at a price that the question did not show', async () => {
    const server = new PollServer(aPoll(closed));
    const { user } = await openPoll(server);
    await user.click(place());
    const asked = await dialog('Use these answers and place the order');
    await within(asked).findByRole('table');
    server.totalWithAnswers = 381.4;
    await user.click(within(asked).getByRole('button', { name: 'Use these answers and place the order' }));
    expect(await dialog('Your order is not what you saw')).toBeVisible();
    expect(submits(server)).toEqual([]);
  });

  test('[OERR-08] a submit that is refused for want of them says nothing of an error, and asks', async () => {
    const server = new PollServer(aPoll({ ...closed, status: 'applied' }));
    server.on(
      'post',
      '/cpi/v1/orderer/orders/{id}/submit',
      () => new Refusal(409, 'submit_order-poll_selections_not_applied', { message: 'Apply them first.' }),
    );
    const { user } = await openPoll(server);
    await user.click(place());
    expect(await dialog('Use these answers and place the order')).toBeVisible();
    expect(submits(server)).toHaveLength(1);
    expect(screen.queryByText('Apply them first.')).not.toBeInTheDocument();
  });
});

describe('a poll that is over', () => {
  test('[POLL-07] [POLL-06] says so in a modal, once, with its ways on', async () => {
    const { user } = await open(new PollServer(aPoll(over)));
    const said = await dialog('Your poll has ended');
    expect(said).toHaveTextContent('3 meals were picked, and none of them is on your order yet.');
    expect(await faultsOf(said)).toEqual([]);
    await user.click(within(said).getByRole('button', { name: 'Use these answers' }));
    expect(await dialog('Use these answers')).toBeVisible();
    expect(said).not.toBeInTheDocument();
  });

  test('[POLL-07] and not again over a reload, nor while it is open', async () => {
    const { unmount } = await open(new PollServer(aPoll(over)));
    await dialog('Your poll has ended');
    unmount();
    await openPoll(new PollServer(aPoll(over)));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('[POLL-07] says so also where its end comes while it is on show', async () => {
    const { server } = await openPoll();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    server.becomes(over);
    expect(await dialog('Your poll has ended')).toBeVisible();
  });

  test('is opened again with a new end', async () => {
    const { user, server, poll } = await openPoll(new PollServer(aPoll(closed)));
    await user.click(poll.getByRole('button', { name: 'Open it again' }));
    const asked = await dialog('Open the poll again');
    await user.click(within(asked).getByRole('button', { name: 'Open it again' }));
    await waitFor(() => expect(changes(server)).toMatchObject([{ status: 'open', end_time: '17:00' }]));
    expect(await poll.findByText('Remind the rest')).toBeVisible();
  });

  test.each([true, false])('[API-032] is deleted, with a mail to those who answered: %s', async (mails) => {
    const server = new PollServer(aPoll(closed));
    server.on('delete', codePath, () => server.remove());
    const { user, poll } = await openPoll(server);
    await user.click(poll.getByRole('button', { name: 'Delete the poll' }));
    const asked = await screen.findByRole('alertdialog', { name: 'Delete the poll?' });
    if (!mails) await user.click(within(asked).getByRole('checkbox', { name: /by mail/ }));
    await user.click(within(asked).getByRole('button', { name: 'Delete the poll' }));
    expect(await screen.findByRole('button', { name: 'Ask the team' })).toBeVisible();
    expect(server.called('delete', codePath).map(({ body }) => body)).toEqual([{ email_pollees: mails }]);
  });
});

describe('what the poll counts and the order holds', () => {
  test('[POLL-08] a poll that can’t be loaded is warned of, and asked for again', async () => {
    const server = new PollServer();
    server.on('get', pollPath, () => new Refusal(503, 'unavailable', { message: 'Away.' }));
    const { user } = await open(server);
    const poll = within(section('Poll'));
    expect(await poll.findByText('We could not load the poll of this order')).toBeVisible();
    server.on('get', pollPath, () => aPoll());
    await user.click(poll.getByRole('button', { name: 'Try again' }));
    expect(await poll.findByRole('list', { name: 'What people picked' })).toBeVisible();
  });

  test('[POLL-08] also to who may not see it, without a way that leads nowhere', async () => {
    const server = new PollServer();
    server.on('get', pollPath, () => new Refusal(404, 'not_found', { message: 'Not found.' }));
    await open(server);
    const poll = within(section('Poll'));
    expect(await poll.findByText('We could not load the poll of this order')).toBeVisible();
    expect(poll.queryByRole('button')).not.toBeInTheDocument();
  });

  test('[POLL-09] more of an option than is ordered is warned of, with the way to use the answers', async () => {
    const server = new PollServer(aPoll({ ...closed }));
    server.becomes({
      counts: aPoll().counts.map((each) =>
        each.package_item_option_id === 102 ? { ...each, qty: 9 } : each,
      ),
    });
    const { user, poll } = await openPoll(server);
    expect(poll.getByText('Tofu bowl (9 picked, 5 ordered).')).toBeVisible();
    const [way] = poll.getAllByRole('button', { name: 'Use these answers' });
    await user.click(way as HTMLElement);
    expect(await dialog('Use these answers')).toBeVisible();
  });

  test('[POLL-10] without a poll nothing is asked of one', async () => {
    const { server } = await open(new PollServer(null));
    expect(server.called('get', pollPath)).toEqual([]);
  });
});
