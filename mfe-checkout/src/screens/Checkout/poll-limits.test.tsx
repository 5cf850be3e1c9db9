import { type Schemas } from '@copper-carrot/contracts';
import { recorded } from '@copper-carrot/contracts/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { open, section } from '../../test/checkout';
import { anOrder } from '../../test/fixtures';
import {
  anAnswer,
  answersPath,
  aPoll,
  dialog,
  itsOver,
  openPoll,
  pollPath,
  PollServer,
} from '../../test/polls';

beforeEach(() => sessionStorage.clear());

const closed = { status: 'closed', is_over: true } as const;
const over = { ...closed, expires_at: itsOver } as const;
const armed = { auto_submit: true, scheduled_at: '2099-03-01T12:00:00.000Z', maximum_total: 500 };
const { can } = anOrder();
const { 200: theApplied } = recorded[`post ${pollPath}/apply_selections`];

describe('[POLL-07] an end that has come opens no dialog', () => {
  test.each<[string, Partial<Schemas['Poll']>, Partial<Schemas['Order']>]>([
    ['for a poll whose answers are on the order', { ...over, status: 'applied' }, {}],
    ['for one that sends its order by itself', { ...over, ...armed }, {}],
    ['to a reader who may not change the order', over, { can: { ...can, edit: false } }],
  ])('%s', async (_why, values, order) => {
    const server = new PollServer(aPoll(values));
    server.stand(order);
    await openPoll(server);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

test('[POLL-01] the team is asked for an order that can still be changed alone', async () => {
  const server = new PollServer(null);
  const { unmount } = await open(server);
  expect(screen.getByRole('button', { name: 'Ask the team' })).toBeVisible();
  unmount();
  server.order = { ...server.order, can: { ...can, edit: false } };
  await open(server);
  expect(screen.queryByRole('button', { name: 'Ask the team' })).not.toBeInTheDocument();
});

test('[API-033] who answered what is read two hundred at a time', async () => {
  const { server } = await openPoll();
  expect(server.called('get', answersPath).map(({ query }) => query.get('limit'))).toEqual(['200']);
});

test('[POLL-09] what is chosen now is held against the answers, saved or not', async () => {
  const { user, poll } = await openPoll(new PollServer(aPoll(closed)));
  expect(poll.queryByText(/picked, \d+ ordered/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Edit Choices' }));
  for (let pressed = 0; pressed < 5; pressed += 1)
    await user.click(screen.getByRole('button', { name: /Fewer Tofu bowl/ }));
  expect(await poll.findByText('Tofu bowl (1 picked, 0 ordered).')).toBeVisible();
});

test('a combination is no meal that can be added where the poll allows none', async () => {
  const { user, poll } = await openPoll(new PollServer(aPoll({ combo_creation_allowed: false })));
  await user.click(poll.getByRole('button', { name: 'Add a meal' }));
  const asked = within(await dialog('Add a meal'));
  expect(asked.getByRole('radio', { name: /Tofu bowl/ })).toBeInTheDocument();
  expect(asked.queryByRole('radio', { name: 'A combination' })).not.toBeInTheDocument();
});

test('a note for the kitchen goes along with a meal', async () => {
  const server = new PollServer();
  server.on('post', answersPath, ({ body }) => anAnswer({ name: body.poll_selection.name }));
  const { user, poll } = await openPoll(server);
  await user.click(poll.getByRole('button', { name: 'Add a meal' }));
  const asked = within(await dialog('Add a meal'));
  await user.type(asked.getByRole('textbox', { name: 'Name' }), 'Ari Bloom');
  await user.click(asked.getByRole('radio', { name: /Tofu bowl/ }));
  await user.type(asked.getByRole('textbox', { name: /^Note for the kitchen/ }), 'No onions');
  await user.click(asked.getByRole('button', { name: 'Add the meal' }));
  await waitFor(() =>
    expect(server.called('post', answersPath).map(({ body }) => body.poll_selection)).toMatchObject([
      { note: 'No onions' },
    ]),
  );
});

test('who does not eat is none of those who have not answered, whose meals are ordered all the same', async () => {
  const { poll } = await openPoll(new PollServer(aPoll(closed)));
  fireEvent.click(poll.getByRole('button', { name: 'Use these answers' }));
  expect(
    await within(await dialog('Use these answers')).findByText(
      '3 meals were picked, 1 person is not eating, and there is no answer for 17 of the 20 people. The other 18 of 21 meals are shared as the dishes are ordered now, 1 of them for who is not eating; to order fewer, change the headcount first.',
    ),
  ).toBeVisible();
});

test.each([
  [
    'are those who said nothing, however much one picked',
    20,
    20,
    5,
    '5 meals were picked and there is no answer for 19 of the 20 people.',
  ],
  [
    'are told too where one picked for all',
    20,
    20,
    20,
    '20 meals were picked and there is no answer for 19 of the 20 people.',
  ],
  ['are nobody where it was not said for how many', null, 10, 5, '5 meals were picked.'],
])('who has not answered %s', async (_who, before, headcount, picked, said) => {
  const [chicken, tofu] = aPoll().counts;
  const poll = aPoll({
    ...{ ...closed, headcount: before, people_count: picked, answers_count: 1 },
    counts: [
      { ...chicken!, qty: Math.min(15, picked) },
      { ...tofu!, qty: Math.max(0, picked - 15) },
    ],
  });
  const server = new PollServer(poll);
  server.on('post', `${pollPath}/apply_selections`, () => ({
    ...theApplied,
    ...{ headcount, headcount_before: before, poll },
  }));
  const page = await openPoll(server);
  fireEvent.click(page.poll.getByRole('button', { name: 'Use these answers' }));
  const words = await within(await dialog('Use these answers')).findByText(/picked/);
  expect(words.textContent?.split(' The other')[0]).toBe(said);
});

test('what is typed is saved before the answers are held against the order', async () => {
  const server = new PollServer(aPoll(closed));
  const { poll } = await openPoll(server);
  fireEvent.change(screen.getByLabelText(/Suite or floor/), { target: { value: '20' } });
  fireEvent.click(poll.getByRole('button', { name: 'Use these answers' }));
  await within(await dialog('Use these answers')).findByRole('table');
  const calls = server.calls.map(({ method, url }) => `${method} ${url.split('/').at(-1)}`);
  expect(calls.indexOf('patch 12')).toBeGreaterThan(-1);
  expect(calls.indexOf('patch 12')).toBeLessThan(calls.indexOf('post apply_selections'));
});

test('checks that a site admin ignores are ignored when the poll sends the order, too', async () => {
  const server = new PollServer();
  server.stand({ can: { ...can, ignore_checks: true } });
  const { user, poll } = await openPoll(server);
  await user.click(await screen.findByRole('checkbox', { name: 'Ignore availability' }));
  await user.click(poll.getByRole('button', { name: 'Send the order automatically' }));
  const asked = within(await dialog('Send the order automatically'));
  await user.click(asked.getByRole('button', { name: 'Send automatically' }));
  await waitFor(() =>
    expect(server.called('patch', pollPath).map(({ body }) => body.ignore_checks)).toEqual([
      { availability: true },
    ]),
  );
});

test('while an armed order is on its way, its poll offers nothing', async () => {
  await openPoll(new PollServer(aPoll({ ...over, ...armed })));
  const poll = within(section('Poll'));
  for (const name of ['Use these answers', 'Open it again', 'Add a meal', 'Delete the poll'])
    expect(poll.queryByRole('button', { name })).not.toBeInTheDocument();
});
