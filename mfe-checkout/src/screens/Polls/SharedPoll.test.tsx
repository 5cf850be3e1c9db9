import type { Schemas } from '@copper-carrot/contracts';
import { FakeApi, recorded, Refusal } from '@copper-carrot/contracts/testing';
import { openScreen } from '@copper-carrot/shell/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { remote } from '../../remote';
import { FakeEventSource, livePoll, withEventSource } from '../../test/event-source';
import { aPerson } from '../../test/fixtures';
import { faultsOf } from '../../test/render';

const path = '/cpi/v1/public/poll_selections';
type Poll = Schemas['PublicPoll'];
type Selection = Schemas['PollSelection'];
const shown = recorded[`get ${path}`][200];
const options: Schemas['Option'][] = shown.options;
const [fish, chicken, chana] = options as [Schemas['Option'], Schemas['Option'], Schemas['Option']];

withEventSource();
beforeEach(() => {
  localStorage.clear();
  FakeEventSource.greet = (stream) => stream.changed({ ...livePoll, ...standing });
});
/** What the stream says of the poll of a test. */
let standing: Partial<Schemas['LivePoll']>;

/** A poll that takes answers until a day in March. */
const aPoll = (values: Partial<Poll> = {}): Poll => ({
  ...shown,
  code: 'abcdefgh',
  asked_by: { name: 'Theo Lindqvist' },
  order_id: null,
  start_at: '2099-03-04T17:00:00.000Z',
  expires_at: '2099-03-02T22:00:00.000Z',
  expires_at_with_zone: '2099-03-02T17:00:00-05:00',
  dietary_profile: [],
  selection: null,
  ...values,
});
const anAnswer = (values: Partial<Selection> = {}): Selection => ({
  ...recorded[`post ${path}`][201],
  user_id: null,
  name: 'Wren Hale',
  email: 'wren@orchard.example',
  package_item_option_id: chana.id,
  ...values,
});

/** An API that keeps the answer of one person to a poll. */
function asking(poll: Poll = aPoll()) {
  const { status, is_over, expires_at } = poll;
  standing = { status, is_over, expires_at };
  const kept = { poll };
  const api = new FakeApi()
    .on('get', path, () => kept.poll)
    .on('post', path, ({ body }) => {
      const { name, email, ...said } = body.poll_selection;
      const selection = anAnswer({
        ...(name && { name }),
        ...(email && { email }),
        package_item_option_id: said.package_item_option_id ?? null,
        combo_of: said.combo?.package_item_option_ids ?? [],
        qty: said.qty ?? 1,
        note: said.note ?? '',
        dietary: said.dietary ?? [],
        opted_out: said.opted_out ?? false,
      });
      kept.poll = { ...kept.poll, selection };
      return selection;
    })
    .on('delete', `${path}/{id}`, () => {
      kept.poll = { ...kept.poll, selection: null };
      return undefined;
    });
  return { api, kept };
}
const at = '/customer/polls/abcdefgh';
const open = (api: FakeApi, more: Parameters<typeof openScreen>[2] = {}) =>
  openScreen(remote, at, { api, ...more });
const pick = async (name: RegExp) => fireEvent.click(await screen.findByRole('radio', { name }));
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } });
const yourMeal = () => screen.findByRole('region', { name: 'Your meal' });
const said = (api: FakeApi) => api.called('post', path).map(({ body }) => body.poll_selection);

it('[POLL-02] [CUST-14] [POLL-11] somebody without an account picks a meal by the link alone, and reads what became of it', async () => {
  const { api } = asking();
  const { container, notices } = await open(api);
  expect(await screen.findByRole('heading', { level: 1, name: 'Pick your meal' })).toBeVisible();
  expect(screen.getByText(/^Answer until Mon 03\/02\/2099, 5:00 pm EST/)).toBeVisible();
  expect(screen.getByText('Food comes Wed 03/04/2099, 12:00 pm EST')).toBeVisible();
  expect(await faultsOf(container)).toEqual([]);
  await pick(/^Chana masala/);
  press('Send my answer');
  expect(await screen.findByText('Please give your name.')).toBeVisible();
  expect(screen.getByText('Please give your e-mail address.')).toBeVisible();
  type('Your name', 'Wren Hale');
  type('Your e-mail', 'wren@orchard.example');
  press('Send my answer');
  const meal = await yourMeal();
  expect(document.activeElement).toContainElement(meal);
  expect(document.activeElement).not.toBe(document.body);
  expect(meal).toHaveTextContent('Chana masala');
  expect(meal).toHaveTextContent(
    'For Wren Hale. Theo Lindqvist has your answer; you can change it until the end.',
  );
  expect(within(meal).getByRole('link', { name: 'Add to my calendar' })).toHaveAttribute(
    'href',
    '/cpi/v1/public/order_polls/abcdefgh/calendar',
  );
  await waitFor(() => expect(notices.at(-1)?.message).toBe('Meal added for Wren Hale.'));
  expect(said(api)).toEqual([
    {
      package_item_option_id: chana.id,
      qty: 1,
      note: '',
      dietary: [],
      name: 'Wren Hale',
      email: 'wren@orchard.example',
    },
  ]);
  expect(await faultsOf(container)).toEqual([]);
});

it('[ORG-12] whoever is signed in is asked for no name, at the organization’s address as well', async () => {
  const { api } = asking(aPoll({ dietary_profile: ['vegan'] }));
  await openScreen(remote, '/organization/3/polls/abcdefgh', { api, as: aPerson() });
  await pick(/^Chana masala/);
  expect(screen.queryByRole('textbox', { name: 'Your name' })).toBeNull();
  press('Send my answer');
  await yourMeal();
  expect(said(api)).toEqual([{ package_item_option_id: chana.id, qty: 1, note: '', dietary: ['vegan'] }]);
});

it('what suits stands first, and what does not says so', async () => {
  const { api } = asking(aPoll({ options: [fish, chicken, chana] }));
  await open(api, { as: aPerson() });
  const names = async () =>
    (await screen.findAllByRole('radio')).slice(0, 3).map((each) => each.closest('label')?.textContent ?? '');
  expect((await names()).map((name) => name.slice(0, 4))).toEqual(['Goan', 'Chic', 'Chan']);
  fireEvent.click(screen.getByRole('row', { name: 'Vegan' }));
  const [first, second] = await names();
  expect(first).toMatch(/^Chana masala/);
  expect(first).not.toMatch('Not marked');
  expect(second).toMatch(/^Goan fish curry.*Contains fish.*Not marked vegan$/);
});

it('[POLL-12] an answer is changed, and taken back once that is confirmed', async () => {
  const { api } = asking(aPoll({ selection: anAnswer({ note: 'No onions', qty: 2 }) }));
  const { notices } = await open(api);
  expect(await yourMeal()).toHaveTextContent(/Chana masala.*2 portions“No onions”/);
  press('Change it');
  expect(await screen.findByRole('radio', { name: /^Chana masala/ })).toBeChecked();
  await pick(/I am not eating/);
  press('Say that I am not eating');
  await waitFor(async () => expect(await yourMeal()).toHaveTextContent('You are not eating'));
  expect(screen.queryByRole('link', { name: 'Add to my calendar' })).toBeNull();
  expect(notices.at(-1)?.message).toBe('Meal changed for Wren Hale.');
  expect(said(api).at(-1)).toMatchObject({ opted_out: true, qty: 1 });

  press('Take it back');
  fireEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Take it back' }),
  );
  await waitFor(() => expect(notices.at(-1)?.message).toBe('Meal deleted.'));
  expect(await screen.findByRole('button', { name: 'Send my answer' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Your name' })).toHaveValue('Wren Hale');
  expect(api.called('delete', `${path}/{id}`).map(({ body }) => body)).toEqual([{ code: 'abcdefgh' }]);
});

it('a combination shares a portion, of two dishes at least', async () => {
  const { api } = asking(
    aPoll({ combo_creation_allowed: true, combo_options: [fish, chicken, chana], combo_most: 2 }),
  );
  await open(api, { as: aPerson() });
  await pick(/^A combination/);
  const dishes = await screen.findByRole('group', { name: 'Dishes that share the meal' });
  fireEvent.click(within(dishes).getByRole('checkbox', { name: /^Goan fish curry/ }));
  press('Send my answer');
  expect(await screen.findByText('Please choose 2 dishes or more.')).toBeVisible();
  fireEvent.click(within(dishes).getByRole('checkbox', { name: /^Chana masala/ }));
  expect(within(dishes).getByRole('checkbox', { name: /^Chicken biryani/ })).toBeDisabled();
  press('Send my answer');
  expect(await yourMeal()).toHaveTextContent('Goan fish curry + Chana masala');
  expect(said(api)).toEqual([
    { combo: { package_item_option_ids: [fish.id, chana.id] }, qty: 1, note: '', dietary: [] },
  ]);
});

describe('a phone without network', () => {
  const lost = () => new TypeError('Failed to fetch');

  it('keeps what was picked over a reload, and sends it once with one key', async () => {
    const { api } = asking();
    const answering = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    api.on('post', path, () => {
      throw lost();
    });
    const { unmount } = await open(api, { as: aPerson() });
    await pick(/^Chana masala/);
    press('Send my answer');
    const notYet = await screen.findByText('Not sent yet');
    await waitFor(() => expect(document.activeElement).toContainElement(notYet));
    expect(document.activeElement).not.toBe(document.body);
    expect(screen.queryByRole('alert')).toBeNull();
    unmount();

    const again = asking();
    answering.mockReturnValue(true);
    await open(again.api, { as: aPerson() });
    expect(await yourMeal()).toHaveTextContent('Chana masala');
    expect(screen.queryByText('Not sent yet')).toBeNull();
    const keys = [...api.called('post', path), ...again.api.called('post', path)].map(
      ({ headers }) => headers['Idempotency-Key'],
    );
    expect(again.api.called('post', path)).toHaveLength(1);
    expect(new Set(keys).size).toBe(1);
    answering.mockRestore();
  });

  it('is told what the API says of an answer that came too late', async () => {
    localStorage.setItem(
      'cc-poll-answer abcdefgh guest',
      JSON.stringify({ key: 'k1', said: { package_item_option_id: chana.id } }),
    );
    const { api } = asking();
    api.on('post', path, () => new Refusal(409, 'order_poll-over', { message: 'This poll is over.' }));
    await open(api);
    expect(await screen.findByText('Your answer was not taken')).toBeVisible();
    expect(screen.getByText('This poll is over.')).toBeVisible();
    expect(localStorage.getItem('cc-poll-answer abcdefgh guest')).toBeNull();
  });
});

it('what others pick is here as it happens, and so is the end', async () => {
  const { api, kept } = asking(aPoll({ selection: anAnswer() }));
  await open(api);
  await yourMeal();
  const bars = () => screen.getByRole('list', { name: 'What people picked' });
  const count = (option: Schemas['Option'], qty: number) => ({
    option_id: option.id,
    package_item_option_id: option.id,
    combo_of: [],
    qty,
    opted_out: false,
  });
  FakeEventSource.last().changed({ ...standing, version: 90, answers_count: 3, counts: [count(fish, 3)] });
  expect(bars()).toHaveTextContent(/Goan fish curry.*3/);
  expect(screen.getByText('3 people have answered.')).toBeVisible();
  kept.poll = { ...kept.poll, status: 'closed', is_over: true };
  FakeEventSource.last().changed({ ...standing, version: 91, status: 'closed', is_over: true });
  expect(await screen.findByText('This poll is closed')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Change it' })).toBeNull();
  expect(await screen.findByText('Theo Lindqvist has your answer and orders from here.')).toBeVisible();
  FakeEventSource.last().gone();
  expect(await screen.findByText('This link leads to no poll')).toBeVisible();
});

it.each([
  [{ status: 'closed', order_id: 12 }, 'This poll is closed', /^Nobody can answer any more\.$/],
  [{ status: 'closed' }, 'This poll is closed', /takes no answers any more\. Ask Theo Lindqvist/],
  [{ status: 'submitted' }, 'The order is placed', /^Ask Theo Lindqvist/],
  [
    { status: 'submitted', selection: anAnswer() },
    'Your food is ordered',
    /comes with the order of your team/,
  ],
  [
    { status: 'submitted', is_called_off: true, selection: anAnswer() },
    'This order was called off',
    /Nothing/,
  ],
] satisfies [Partial<Poll>, string, RegExp][])(
  'after its end it says what became of it: %j',
  async (values, title, words) => {
    await open(asking(aPoll({ ...values, is_over: true })).api);
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByText(words)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Send|Change|Take/ })).toBeNull();
  },
);

it.each([404, 422])(
  'a code of no poll (%i) says so, and nothing of whether it ever was one',
  async (status) => {
    const api = new FakeApi().on('get', path, () => new Refusal(status, 'not_found', { message: 'x' }));
    const { container } = await open(api);
    expect(await screen.findByText('This link leads to no poll')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Your polls' })).toHaveAttribute('href', '/customer/polls');
    expect(await faultsOf(container)).toEqual([]);
  },
);

it('its owner is led to checkout', async () => {
  await open(asking(aPoll({ order_id: 12 })).api, { as: aPerson() });
  expect(await screen.findByRole('link', { name: 'Go to checkout' })).toHaveAttribute(
    'href',
    '/orders/12/checkout',
  );
});
