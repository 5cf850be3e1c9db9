import type { Schemas } from '@copper-carrot/contracts';
import { FakeApi, Refusal } from '@copper-carrot/contracts/testing';
import { openScreen } from '@copper-carrot/shell/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { remote } from '../../remote';
import { FakeEventSource } from '../../test/event-source';
import { aPerson } from '../../test/fixtures';
import { faultsOf } from '../../test/render';
import {
  anAnswer,
  asking,
  aSharedPoll,
  chana,
  chicken,
  fish,
  openShared,
  pick,
  press,
  said,
  sharedPath,
  withSharedPoll,
  yourMeal,
  hears,
} from '../../test/shared-poll';

type Poll = Schemas['PublicPoll'];

withSharedPoll();

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } });

it('[POLL-02] [CUST-14] [POLL-11] somebody without an account picks a meal by the link alone, and reads what became of it', async () => {
  const { api } = asking();
  const { container, notices } = await openShared(api);
  expect(await screen.findByRole('heading', { level: 1, name: 'Pick your meal' })).toBeVisible();
  expect(screen.getByText(/^Answer until Mon 03\/02\/2099, 5:00 pm EST/)).toBeVisible();
  expect(screen.getByText('Food comes Wed 03/04/2099, 12:00 pm EST')).toBeVisible();
  expect(await faultsOf(container)).toEqual([]);
  expect(screen.getByRole('textbox', { name: 'Your e-mail' })).toHaveAccessibleDescription(
    'Where we tell you that your meal is ordered. Theo Lindqvist sees it, too.',
  );
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
  const { api } = asking(aSharedPoll({ dietary_profile: ['vegan'] }));
  await openScreen(remote, '/organization/3/polls/abcdefgh', { api, as: aPerson() });
  await pick(/^Chana masala/);
  expect(screen.queryByRole('textbox', { name: 'Your name' })).toBeNull();
  press('Send my answer');
  await yourMeal();
  expect(said(api)).toEqual([
    { package_item_option_id: chana.id, qty: 1, note: '', dietary: ['vegan'], user_id: aPerson().id },
  ]);
});

it('what a guest needed on this phone is not taken for somebody who signs in', async () => {
  localStorage.setItem(
    'cc-poll-guest',
    JSON.stringify({ name: 'Ana', email: 'ana@orchard.example', dietary: ['vegan'] }),
  );
  const { api } = asking();
  await openShared(api, { as: aPerson() });
  await pick(/^Goan fish curry/);
  press('Send my answer');
  await yourMeal();
  expect(said(api)).toMatchObject([{ dietary: [] }]);
});

it('what stands against a field that is not asked for is said above the form', async () => {
  const { api } = asking();
  api.on(
    'post',
    sharedPath,
    () =>
      new Refusal(422, 'record_invalid', {
        fields: { email: ['taken'] },
        field_errors: { email: ['has answered already. Change that answer where it was given'] },
      }),
  );
  await openShared(api, { as: aPerson() });
  await pick(/^Goan fish curry/);
  press('Send my answer');
  expect(await screen.findByText(/^Your e-mail has answered already/)).toBeVisible();
});

it('what suits stands first, and what does not says so', async () => {
  const { api } = asking(aSharedPoll({ combo_creation_allowed: false, options: [fish, chicken, chana] }));
  await openShared(api, { as: aPerson() });
  const names = async () =>
    (await screen.findAllByRole('radio')).slice(0, 3).map((each) => each.closest('label')?.textContent ?? '');
  expect((await names()).map((name) => name.slice(0, 4))).toEqual(['Goan', 'Chic', 'Chan']);
  fireEvent.click(screen.getByRole('row', { name: 'Vegan' }));
  const [first, second] = await names();
  expect(first).toMatch(/^Chana masala/);
  expect(first).not.toMatch('Not marked');
  expect(second).toMatch(/^Goan fish curry.*Contains fish.*Not marked vegan$/);
});

it('what was picked is not marked for what its eater needs: their meal says so, too', async () => {
  const { api } = asking(
    aSharedPoll({ selection: anAnswer({ package_item_option_id: fish.id, dietary: ['vegan'] }) }),
  );
  await openShared(api);
  expect(await yourMeal()).toHaveTextContent(/Goan fish curry.*Not marked vegan/);
});

it('what is typed is still there when the page is opened again, until it is sent', async () => {
  const { api } = asking();
  const { unmount } = await openShared(api);
  await pick(/^Chana masala/);
  type('Your name', 'Wren Hale');
  unmount();
  const again = await openShared(api);
  expect(await screen.findByRole('textbox', { name: 'Your name' })).toHaveValue('Wren Hale');
  expect(screen.getByRole('radio', { name: /^Chana masala/ })).toBeChecked();
  type('Your e-mail', 'wren@orchard.example');
  press('Send my answer');
  await yourMeal();
  press('Change it');
  again.unmount();
  await openShared(api);
  expect(await yourMeal()).toHaveTextContent('Chana masala');
  expect(localStorage.getItem('cc-poll-typed abcdefgh guest')).toBeNull();
});

it('a dish bears its marks, and a combination is on offer where the poll allows it alone', async () => {
  const marked = { ...chana, dietary_tags: ['vegan', 'gluten_free'] as const };
  const { unmount } = await openShared(
    asking(
      aSharedPoll({
        combo_creation_allowed: false,
        options: [fish, { ...marked, dietary_tags: [...marked.dietary_tags] }],
      }),
    ).api,
  );
  const label = (await screen.findByRole('radio', { name: /^Chana masala/ })).closest('label');
  expect(label).toHaveTextContent(/VGVegan.*GFGluten free/);
  expect(screen.queryByRole('radio', { name: /^A combination/ })).toBeNull();
  unmount();
  await openShared(asking(aSharedPoll({ combo_creation_allowed: true, combo_options: [fish, chana] })).api);
  expect(await screen.findByRole('radio', { name: /^A combination/ })).toBeInTheDocument();
});

it('what a guest needs is chosen already in the next poll on this phone', async () => {
  const { unmount } = await openShared(asking().api);
  fireEvent.click(await screen.findByRole('row', { name: 'Vegan' }));
  await pick(/^Chana masala/);
  type('Your name', 'Wren Hale');
  type('Your e-mail', 'wren@orchard.example');
  press('Send my answer');
  await yourMeal();
  unmount();
  await openShared(asking().api);
  expect(await screen.findByRole('row', { name: 'Vegan' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('textbox', { name: 'Your name' })).toHaveValue('Wren Hale');
});

it.each([
  [false, 1],
  [true, 0],
])('a meal of an order that is called off (%s) is nothing for a calendar', async (is_called_off, links) => {
  const selection = anAnswer();
  await openShared(asking(aSharedPoll({ selection, is_called_off, is_over: true, status: 'submitted' })).api);
  await yourMeal();
  expect(screen.queryAllByRole('link', { name: 'Add to my calendar' })).toHaveLength(links);
});

it('[POLL-12] an answer is changed, and taken back once that is confirmed', async () => {
  const { api } = asking(aSharedPoll({ selection: anAnswer({ note: 'No onions', qty: 2 }) }));
  const { notices } = await openShared(api);
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
  expect(api.called('delete', `${sharedPath}/{id}`).map(({ body }) => body)).toEqual([{ code: 'abcdefgh' }]);
});

it('a combination shares a portion, of two dishes at least', async () => {
  const { api } = asking(
    aSharedPoll({ combo_creation_allowed: true, combo_options: [fish, chicken, chana], combo_most: 2 }),
  );
  await openShared(api, { as: aPerson() });
  await pick(/^A combination/);
  const dishes = await screen.findByRole('group', { name: 'Dishes that share the meal' });
  expect(within(dishes).getByText(/Contains fish/)).toBeVisible();
  fireEvent.click(within(dishes).getByRole('checkbox', { name: /^Goan fish curry/ }));
  press('Send my answer');
  expect(await screen.findByText('Please choose 2 dishes or more.')).toBeVisible();
  fireEvent.click(within(dishes).getByRole('checkbox', { name: /^Chana masala/ }));
  expect(within(dishes).getByRole('checkbox', { name: /^Chicken biryani/ })).toBeDisabled();
  press('Send my answer');
  expect(await yourMeal()).toHaveTextContent('Goan fish curry + Chana masala');
  expect(said(api)).toEqual([
    {
      ...{ combo: { package_item_option_ids: [fish.id, chana.id] }, qty: 1, note: '', dietary: [] },
      user_id: aPerson().id,
    },
  ]);
});

it('of what can share a portion, too, what suits stands first and what does not says so', async () => {
  const { api } = asking(
    aSharedPoll({
      ...{ combo_creation_allowed: true, combo_options: [fish, chicken, chana], combo_most: 2 },
      dietary_profile: ['vegan'],
    }),
  );
  const { container } = await openShared(api, { as: aPerson() });
  await pick(/^A combination/);
  const dishes = await screen.findByRole('group', { name: 'Dishes that share the meal' });
  const [first, second] = within(dishes)
    .getAllByRole('checkbox')
    .map((each) => each.closest('label')?.parentElement?.textContent ?? '');
  expect(first).toMatch(/^Chana masala/);
  expect(first).not.toMatch('Not marked');
  expect(second).toMatch(/^Goan fish curry.*Contains fish.*Not marked vegan$/);
  expect(await faultsOf(container)).toEqual([]);
});

it('a shared portion bears the marks that all of its parts bear, and names what is in any of them', async () => {
  const parts = [
    { ...fish, dietary_tags: ['gluten_free' as const, 'dairy_free' as const], allergens: ['fish' as const] },
    { ...chana, dietary_tags: ['vegan' as const, 'gluten_free' as const], allergens: ['sesame' as const] },
  ];
  const combo_of = parts.map(({ id }) => id);
  const selection = anAnswer({ package_item_option_id: null, combo_of });
  const { api } = asking(aSharedPoll({ options: parts, combo_options: parts, selection }));
  await openShared(api);
  const meal = await yourMeal();
  expect(meal).toHaveTextContent(/Goan fish curry \+ Chana masala(?!.*Vegan).*GFGluten free/);
  expect(meal).toHaveTextContent('Contains fish and sesame');
  const count = { option_id: 0, package_item_option_id: null, combo_of, qty: 2, opted_out: false };
  hears({ version: 90, answers_count: 2, counts: [count] });
  expect(screen.getByRole('list', { name: 'What people picked' })).toHaveTextContent(
    /^Goan fish curry \+ Chana masalaGFGluten free2$/,
  );
});

it('what others pick is here as it happens, and so is the end', async () => {
  const { api, kept } = asking(aSharedPoll({ selection: anAnswer() }));
  await openShared(api);
  await yourMeal();
  const bars = () => screen.getByRole('list', { name: 'What people picked' });
  const count = (option: Schemas['Option'], qty: number) => ({
    option_id: option.id,
    package_item_option_id: option.id,
    combo_of: [],
    qty,
    opted_out: false,
  });
  hears({ version: 90, answers_count: 3, counts: [count(fish, 3)] });
  expect(bars()).toHaveTextContent(/Goan fish curry.*3/);
  expect(screen.getByText('3 people have answered.')).toBeVisible();
  kept.poll = { ...kept.poll, status: 'closed', is_over: true };
  hears({ version: 91, status: 'closed', is_over: true });
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
    /No food comes of it/,
  ],
] satisfies [Partial<Poll>, string, RegExp][])(
  'after its end it says what became of it: %j',
  async (values, title, words) => {
    await openShared(asking(aSharedPoll({ ...values, is_over: true })).api);
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByText(words)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Send|Change|Take/ })).toBeNull();
  },
);

it.each([404, 422])(
  'a code of no poll (%i) says so, and nothing of whether it ever was one',
  async (status) => {
    const api = new FakeApi().on('get', sharedPath, () => new Refusal(status, 'not_found', { message: 'x' }));
    const { container } = await openShared(api);
    expect(await screen.findByText('This link leads to no poll')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Your polls' })).toHaveAttribute('href', '/customer/polls');
    expect(await faultsOf(container)).toEqual([]);
  },
);

it('once it is ordered, its owner reads here who picked what, and where the order is', async () => {
  const { api } = asking(aSharedPoll({ order_id: 12, status: 'submitted', is_over: true }));
  const answers = [
    anAnswer({ name: 'Kit Amari', qty: 2, note: 'No onions', dietary: ['vegan'] }),
    anAnswer({ id: 2, name: 'Sol Vega', package_item_option_id: null, opted_out: true }),
    anAnswer({ id: 3, name: 'Ari Bloom', package_item_option_id: null, combo_of: [fish.id, chicken.id] }),
  ];
  api.on('get', '/cpi/v1/orderer/order_polls/{code}/selections', () => ({ records: answers, count: 3 }));
  const { container } = await openShared(api, { as: aPerson() });
  const list = await screen.findByRole('list', { name: 'Who picked what' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Kit Amari2 × Chana masala“No onions”Vegan',
    'Sol VegaNot eating',
    'Ari BloomGoan fish curry + Chicken biryani',
  ]);
  expect(screen.getByText(/^This is your poll\. Below you see who picked what\.$/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'See the order' })).toHaveAttribute('href', '/orders/12');
  expect(await faultsOf(container)).toEqual([]);
});

it('its owner is led to checkout', async () => {
  await openShared(asking(aSharedPoll({ order_id: 12 })).api, { as: aPerson() });
  expect(await screen.findByRole('link', { name: 'Go to checkout' })).toHaveAttribute(
    'href',
    '/orders/12/checkout',
  );
});
