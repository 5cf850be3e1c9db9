import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aPackageView, aPreview, aProposal } from '../../test/fixtures';
import { call, openHelper, quantity, type } from '../../test/helper';
import { path, preview, settled } from '../../test/package';
import { faultsOf, open } from '../../test/render';
import { FakeServer, Refusal } from '../../test/server';

beforeEach(() => sessionStorage.clear());

it('asks for people, money and diets, and takes the whole of a proposal at its price, which can be taken back', async () => {
  const chosen = [
    { option_id: 201, qty: 1 },
    { option_id: 101, qty: 15 },
    { option_id: 102, qty: 5 },
    { option_id: 112, qty: 20 },
  ];
  const answer = aProposal({
    order: aPreview({
      chosen_options: chosen.map((each) => ({
        ...each,
        item_id: 21,
        item_choice_type: 'constant_sum' as const,
      })),
      pricing: { ...aPreview().pricing, customer_price: 377.07 },
    }),
  });
  const { server, dialog, ask } = await openHelper(new FakeServer().on('post', call, () => answer));
  type(dialog.getByRole('textbox', { name: 'Budget, all fees in' }), '400');
  type(dialog.getByRole('textbox', { name: 'Vegan people' }), '3');
  fireEvent.click(dialog.getByRole('button', { name: 'Somebody has two of these' }));
  ask();
  const proposal = await dialog.findByRole('region', { name: 'The proposal' });
  expect(proposal).toHaveFocus();
  expect(server.bodies('post', call)).toEqual([
    expect.objectContaining({
      ...{ headcount: 20, budget: 400 },
      diets: [
        { diets: ['vegan'], people: 3 },
        { diets: ['vegan', 'gluten_free'], people: 1 },
      ],
    }),
  ]);
  expect(within(proposal).getByText('This feeds everyone')).toBeInTheDocument();
  expect(within(proposal).getByText('3 × Tofu curry')).toBeInTheDocument();
  expect(within(proposal).queryByText(/Buffet style/)).toBeNull();
  expect(await faultsOf(document.body)).toEqual([]);
  fireEvent.click(dialog.getByRole('button', { name: 'Take all · $377.07' }));
  await waitFor(() => expect(quantity('Chicken curry')).toHaveValue('15'));
  expect(quantity('Tofu curry')).toHaveValue('5');
  expect(screen.getByText('$377.07')).toBeVisible();
  expect(server.called('post', preview)).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: 'Undo what was taken' }));
  await waitFor(() => expect(quantity('Chicken curry')).toHaveValue('10'));
  expect(screen.getByText('$381.31')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Help me choose' })).toHaveFocus();
});

it('says what is in each dish, and what has to be chosen with it', async () => {
  const line = { menu_item: null, dietary_tags: [], with_it: '', kept: false, price: 0 };
  const lines = [
    { ...line, option_id: 101, name: 'Chicken curry', course: 'main', qty: 15, with_it: 'Heat: Mild' },
  ];
  const server = new FakeServer().on('post', call, () => aProposal({ lines }));
  server.pack = aPackageView();
  const [chicken] = server.pack.choices.flatMap(({ options }) => options).filter(({ id }) => id === 101);
  chicken!.allergens = ['milk', 'tree_nuts'];
  const { dialog, ask } = await openHelper(server);
  ask();
  const said = /^15 × Chicken curry · Heat: Mild.*Contains milk and tree nuts$/;
  expect(await dialog.findByRole('checkbox', { name: said })).toBeVisible();
});

it('takes single lines, and leaves the rest as it was', async () => {
  const { dialog, ask } = await openHelper();
  ask();
  await dialog.findByRole('region', { name: 'The proposal' });
  fireEvent.click(dialog.getByRole('checkbox', { name: /Chicken curry/ }));
  fireEvent.click(dialog.getByRole('checkbox', { name: /Tofu curry/ }));
  fireEvent.click(dialog.getByRole('button', { name: 'Take 1 of 3' }));
  await waitFor(() => expect(screen.getByRole('checkbox', { name: /Naan/ })).toBeChecked());
  expect(screen.getByRole('checkbox', { name: /Rice/ })).not.toBeChecked();
  expect(quantity('Chicken curry')).toHaveValue('10');
});

it('takes a part of what is proposed for one choice, and keeps no more beside it than fits', async () => {
  const line = { menu_item: null, dietary_tags: [], with_it: '', kept: false, price: 0 };
  const lines = [
    { ...line, option_id: 101, name: 'Chicken curry', course: 'main', qty: 15 },
    { ...line, option_id: 102, name: 'Tofu curry', course: 'main', qty: 5 },
    { ...line, option_id: 112, name: 'Naan', course: 'side', qty: 20 },
    { ...line, option_id: 113, name: 'Raita', course: 'side', qty: 20 },
  ];
  const server = new FakeServer().on('post', call, () => aProposal({ lines }));
  await open(path, { server });
  await settled();
  fireEvent.click(screen.getByRole('checkbox', { name: /Raita/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Help me choose' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Help me choose' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Propose an order' }));
  await dialog.findByRole('region', { name: 'The proposal' });
  fireEvent.click(dialog.getByRole('checkbox', { name: /Tofu curry/ }));
  fireEvent.click(dialog.getByRole('checkbox', { name: /20 × Raita/ }));
  fireEvent.click(dialog.getByRole('button', { name: 'Take 2 of 4' }));
  await waitFor(() => expect(screen.getByRole('checkbox', { name: /Naan/ })).toBeChecked());
  expect(screen.getByRole('checkbox', { name: /Rice/ })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: /Raita/ })).not.toBeChecked();
  expect(screen.getByText(/2 of up to 2 chosen/)).toBeInTheDocument();
  expect(quantity('Chicken curry')).toHaveValue('15');
  expect(quantity('Tofu curry')).toHaveValue('5');
});

it('says of more people with a diet than there are, as they were typed, how many to take away, and goes there', async () => {
  const words = 'come to 28 people, and the order is for 20. Take away 8';
  const server = new FakeServer().on(
    'post',
    call,
    () => new Refusal(422, 'record_invalid', { field_errors: { diets: [words] } }),
  );
  const { dialog, ask } = await openHelper(server);
  const vegan = dialog.getByRole('textbox', { name: 'Vegan people' });
  type(dialog.getByRole('textbox', { name: 'Vegetarian people' }), '3');
  type(vegan, '25');
  expect(vegan).toHaveValue('25');
  ask();
  const said = `The diets ${words}.`;
  await waitFor(() => expect(vegan).toHaveFocus());
  expect(vegan).toHaveAccessibleDescription(said);
  expect(vegan).toBeInvalid();
  expect(dialog.getAllByText(said)).toHaveLength(1);
  expect(server.bodies('post', call)).toMatchObject([
    {
      diets: [
        { diets: ['vegetarian'], people: 3 },
        { diets: ['vegan'], people: 25 },
      ],
    },
  ]);
  expect(vegan).toHaveValue('25');
  type(vegan, '17');
  expect(dialog.queryByText(said)).toBeNull();
});

it.each([
  ['a refusal of no field', {}, 'Not now.'],
  [
    'one of a field that is not in it',
    { 'order.chosen_options': ['holds a strange one'] },
    'What was chosen holds a strange one.',
  ],
])('goes to %s, which may lie out of sight', async (_what, field_errors, words) => {
  const server = new FakeServer().on(
    'post',
    call,
    () => new Refusal(422, 'record_invalid', { message: 'Not now.', field_errors }),
  );
  const { dialog, ask } = await openHelper(server);
  ask();
  expect(await dialog.findByText(words)).toBeVisible();
  await waitFor(() => expect(document.activeElement?.textContent).toBe(words));
});

it('keeps what was asked while the page stands, for as many as the event is for', async () => {
  const { dialog } = await openHelper();
  type(dialog.getByRole('textbox', { name: 'Budget, all fees in' }), '400');
  type(dialog.getByRole('textbox', { name: 'Vegan people' }), '3');
  type(dialog.getByRole('textbox', { name: 'People' }), '25');
  const reopened = async (shut: { getByRole: typeof dialog.getByRole }) => {
    fireEvent.click(shut.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    return async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Help me choose' }));
      return within(await screen.findByRole('dialog', { name: 'Help me choose' }));
    };
  };
  const again = await (await reopened(dialog))();
  expect(again.getByRole('textbox', { name: 'Budget, all fees in' })).toHaveValue('$400.00');
  expect(again.getByRole('textbox', { name: 'Vegan people' })).toHaveValue('3');
  expect(again.getByRole('textbox', { name: 'People' })).toHaveValue('25');
  const open = await reopened(again);
  type(screen.getByRole('textbox', { name: 'People' }), '30');
  const third = await open();
  expect(third.getByRole('textbox', { name: 'People' })).toHaveValue('30');
  expect(third.getByRole('textbox', { name: 'Vegan people' })).toHaveValue('3');
});

it('says by how much the money is too little, who would go without, and what is wrong with what was asked', async () => {
  const answers = [
    aProposal({ possible: false, reason: 'over_budget', budget: 300, over: 81.31, why: ['Too little.'] }),
    aProposal({
      ...{ possible: false, reason: 'diets', order: aPreview(), why: ['No main here is marked vegan.'] },
      fed: [{ diets: ['vegan'], people: 20, unfed: 20, dishes: [] }],
    }),
  ];
  const server = new FakeServer().on('post', call, () => {
    const answer = answers.shift();
    if (answer) return answer;
    return new Refusal(422, 'record_invalid', { field_errors: { diets: ['come to 21 people'] } });
  });
  const { dialog, ask } = await openHelper(server);
  ask();
  expect(await dialog.findByText('$81.31 more would feed everyone')).toBeInTheDocument();
  fireEvent.click(dialog.getByRole('button', { name: 'Suggest again' }));
  ask();
  expect(await dialog.findByText('20 of 20 would have no full meal')).toBeInTheDocument();
  expect(dialog.getByText(/20 without a full meal/)).toBeInTheDocument();
  fireEvent.click(dialog.getByRole('button', { name: 'Suggest again' }));
  ask();
  expect(await dialog.findByText('The diets come to 21 people.')).toBeInTheDocument();
});

it('says what stands against the event, by what it is about', async () => {
  const error = new Refusal(422, 'submit_order-date_in_past', {
    message: 'Some of what was sent is not valid.',
    fields: { start_date: ['in_past'], headcount: ['greater_than'] },
    field_errors: {
      start_date: ['is in the past. Please choose a later date.'],
      headcount: ['must be at least 10'],
    },
  }).body;
  const server = new FakeServer().on('post', call, () => aProposal({ possible: false, error }));
  const { dialog, ask } = await openHelper(server);
  ask();
  expect(
    await dialog.findByText('This date is in the past. Please choose a later date.'),
  ).toBeInTheDocument();
  expect(dialog.getByText('The headcount must be at least 10.')).toBeInTheDocument();
  expect(dialog.queryByText(/Some of what was sent/)).toBeNull();
});

it('says that many orders are being planned, and asks the same again', async () => {
  const answers = [
    new Refusal(429, 'planning-busy', { message: 'Please try again.', context: { retry_after: 2 } }),
    aProposal(),
  ];
  const server = new FakeServer().on('post', call, () => answers.shift() ?? aProposal());
  const { dialog, ask } = await openHelper(server);
  type(dialog.getByRole('textbox', { name: 'Vegan people' }), '3');
  ask();
  expect(await dialog.findByText('Please try again.')).toBeVisible();
  expect(await faultsOf(document.body)).toEqual([]);
  fireEvent.click(dialog.getByRole('button', { name: 'Try again' }));
  expect(await dialog.findByText('This feeds everyone')).toBeVisible();
  const [first, second] = server.bodies('post', call);
  expect(second).toEqual(first);
});

it('offers to plan for as many people as can be planned for at once', async () => {
  const refusal = new Refusal(422, 'planning-too_large', {
    message: 'This is too large to be planned at once.',
    context: { headcount: 450 },
  });
  const { dialog, ask } = await openHelper(new FakeServer().on('post', call, () => refusal));
  ask();
  expect(await dialog.findByText('This is too large to be planned at once.')).toBeVisible();
  fireEvent.click(dialog.getByRole('button', { name: 'Plan for 450 people' }));
  expect(dialog.getByRole('textbox', { name: 'People' })).toHaveValue('450');
  expect(dialog.queryByText('This is too large to be planned at once.')).toBeNull();
});

it('says of a proposal that nobody has proven to be the best that it is the best found in time', async () => {
  const why = ['All 20 people are fed for $381.31.', 'There may be one that costs less.'];
  const { dialog, ask } = await openHelper(
    new FakeServer().on('post', call, () => aProposal({ best: false, why })),
  );
  ask();
  expect(await dialog.findByText('This feeds everyone: the best found in time')).toBeVisible();
  expect(dialog.getByText('There may be one that costs less.')).toBeVisible();
});
