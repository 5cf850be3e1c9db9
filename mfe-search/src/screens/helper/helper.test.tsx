import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aPackageView, aProposal, aPreview } from '../../test/fixtures';
import * as menu from '../../test/menu';
import { fewer, more, path, preview, settled } from '../../test/package';
import { faultsOf, open } from '../../test/render';
import { FakeServer, Refusal } from '../../test/server';

beforeEach(() => sessionStorage.clear());

const call = '/cpi/v2/public/packages/{id}/order/proposal';
const quantity = (name: string) => screen.getByRole('textbox', { name });
const type = (field: HTMLElement, value: string) => {
  fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
};

async function openHelper(server = new FakeServer()) {
  await open(path, { server });
  await settled();
  fireEvent.click(screen.getByRole('button', { name: 'Help me choose' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Help me choose' }));
  const ask = () => fireEvent.click(dialog.getByRole('button', { name: 'Propose an order' }));
  return { server, dialog, ask };
}

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
  // How it is served is no dish to be counted, and comes with the whole.
  expect(within(proposal).queryByText(/Buffet style/)).toBeNull();
  expect(await faultsOf(document.body)).toEqual([]);
  fireEvent.click(dialog.getByRole('button', { name: 'Take all · $377.07' }));
  await waitFor(() => expect(quantity('Chicken curry')).toHaveValue('15'));
  expect(quantity('Tofu curry')).toHaveValue('5');
  // It comes to what was said, and no question is asked for that.
  expect(screen.getByText('$377.07')).toBeVisible();
  expect(server.called('post', preview)).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: 'Undo what was taken' }));
  await waitFor(() => expect(quantity('Chicken curry')).toHaveValue('10'));
  expect(screen.getByText('$381.31')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Help me choose' })).toHaveFocus();
});

it('changes for how many the order is with what is taken, and not before; what is taken back brings both back', async () => {
  const line = { menu_item: null, dietary_tags: [], with_it: '', kept: false, price: 0 };
  const lines = [
    { ...line, option_id: 101, name: 'Chicken curry', course: 'main', qty: 20 },
    { ...line, option_id: 102, name: 'Tofu curry', course: 'main', qty: 10 },
    { ...line, option_id: 112, name: 'Naan', course: 'side', qty: 30 },
  ];
  const server = new FakeServer().on('post', call, () =>
    aProposal({ lines, order: aPreview({ headcount: 30 }) }),
  );
  const { dialog, ask } = await openHelper(server);
  const people = () => screen.getByRole('textbox', { name: 'People', hidden: true });
  const shown = () =>
    [people(), quantity('Chicken curry'), quantity('Tofu curry')].map(
      (field) => (field as HTMLInputElement).value,
    );
  type(dialog.getByRole('textbox', { name: 'People' }), '30');
  ask();
  await dialog.findByRole('region', { name: 'The proposal' });
  expect(server.bodies('post', call)).toMatchObject([{ headcount: 30 }]);
  fireEvent.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(shown()).toEqual(['20', '10', '10']);
  fireEvent.click(screen.getByRole('button', { name: 'Help me choose' }));
  const again = within(await screen.findByRole('dialog', { name: 'Help me choose' }));
  type(again.getByRole('textbox', { name: 'People' }), '30');
  fireEvent.click(again.getByRole('button', { name: 'Propose an order' }));
  fireEvent.click(await again.findByRole('button', { name: /^Take all/ }));
  await waitFor(() => expect(shown()).toEqual(['30', '20', '10']));
  fireEvent.click(screen.getByRole('button', { name: 'Undo what was taken' }));
  await waitFor(() => expect(shown()).toEqual(['20', '10', '10']));
  // What is then chosen by hand differs from what it comes with, and stays.
  fireEvent.click(screen.getByRole('button', { name: 'More Mango lassi' }));
  fireEvent.click(screen.getByRole('button', { name: 'Help me choose' }));
  expect(await screen.findByRole('checkbox', { name: '1 × Mango lassi' })).toBeChecked();
});

/** Takes all that is proposed, and answers what is then said to be chosen by hand. */
async function byHandAfter(then: () => Promise<void> | void, server = new FakeServer()) {
  const { dialog, ask } = await openHelper(server);
  ask();
  fireEvent.click(await dialog.findByRole('button', { name: /^Take all/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await then();
  fireEvent.click(await screen.findByRole('button', { name: 'Help me choose' }));
  const again = within(await screen.findByRole('dialog', { name: 'Help me choose' }));
  await again.findByRole('button', { name: 'Propose an order' });
  return again
    .queryAllByRole('checkbox', { name: /^\d+ × / })
    .map((each) => (each as HTMLInputElement).labels?.[0]?.textContent);
}

it('what is taken back after the event moved is not shown at the price of the event before', async () => {
  const { server, dialog, ask } = await openHelper();
  ask();
  fireEvent.click(await dialog.findByRole('button', { name: /^Take all/ }));
  await waitFor(() => expect(quantity('Chicken curry')).toHaveValue('15'));
  const pricing = { ...aPreview().pricing, customer_price: 402.5 };
  server.on('post', preview, ({ body }) => ({
    order: aPreview({
      pricing,
      chosen_options: (body.order?.chosen_options ?? []).map(({ option_id, qty = 0 }) => ({
        ...{ option_id, qty, item_id: 21, item_choice_type: 'constant_sum' as const },
      })),
    }),
    error: null,
    search_params: {},
  }));
  fireEvent.click(screen.getByRole('button', { name: /^Date/ }));
  const days = within(await screen.findByRole('application')).getAllByRole('button', { name: /, 2\d{3}/ });
  fireEvent.click(days.findLast((day) => day.getAttribute('aria-disabled') !== 'true')!);
  expect(await screen.findByText('$402.50')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Undo what was taken' }));
  await waitFor(() => expect(quantity('Chicken curry')).toHaveValue('10'));
  expect(screen.queryByText('$381.31')).toBeNull();
});

describe('what was taken is not chosen by hand', () => {
  it.each<[string, () => Promise<void> | void]>([
    ['as it is', () => undefined],
    [
      'for another headcount',
      async () => {
        type(screen.getByRole('textbox', { name: 'People' }), '40');
        await waitFor(() => expect(quantity('Chicken curry')).toHaveValue('30'));
      },
    ],
    [
      'after a reload',
      async () => {
        cleanup();
        await open(path);
        await waitFor(() => expect(quantity('Chicken curry')).toHaveValue('15'));
      },
    ],
  ])('%s', async (_when, then) => {
    expect(await byHandAfter(then)).toEqual([]);
  });

  it('but what its person set since is, over a change of the headcount too', async () => {
    const set = await byHandAfter(async () => {
      more('Chicken curry');
      type(screen.getByRole('textbox', { name: 'People' }), '40');
      await waitFor(() => expect(quantity('Chicken curry')).not.toHaveValue('16'));
    });
    expect(set).toEqual([expect.stringMatching(/^\d+ × Chicken curry/)]);
  });

  it('though its person had touched the same before', async () => {
    await open(path);
    await settled();
    more('Chicken curry');
    fewer('Chicken curry');
    fireEvent.click(screen.getByRole('button', { name: 'Help me choose' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Help me choose' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Propose an order' }));
    fireEvent.click(await dialog.findByRole('button', { name: /^Take all/ }));
    await waitFor(() => expect(quantity('Chicken curry')).toHaveValue('15'));
    fireEvent.click(screen.getByRole('button', { name: 'Help me choose' }));
    await screen.findByRole('button', { name: 'Propose an order' });
    expect(screen.queryByRole('checkbox', { name: /Chicken curry/ })).toBeNull();
  });
});

it('what was left out by hand stays out, unless its person lets go of that', async () => {
  const server = new FakeServer();
  await open(path, { server });
  await settled();
  fireEvent.click(screen.getByRole('checkbox', { name: /Rice/ }));
  fireEvent.click(screen.getByRole('radio', { name: /Individually/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Help me choose' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Help me choose' }));
  expect(dialog.getByRole('checkbox', { name: /^No .*[Rr]ice/ })).toBeChecked();
  // How it is served is one of two: the other is not left out.
  expect(dialog.queryByRole('checkbox', { name: /^No Buffet/ })).toBeNull();
  fireEvent.click(dialog.getByRole('button', { name: 'Propose an order' }));
  await dialog.findByRole('region', { name: 'The proposal' });
  expect(server.bodies('post', call)[0]?.order?.chosen_options).toContainEqual({ option_id: 111, qty: 0 });
});

it('what was chosen before comes back as it was chosen, not as another headcount had it', async () => {
  await open(path);
  await settled();
  const people = () => screen.getByRole('textbox', { name: 'People' });
  for (let step = 0; step < 3; step += 1) {
    more('Chicken curry');
    fewer('Tofu curry');
  }
  const before = [quantity('Chicken curry'), quantity('Tofu curry')].map(
    (field) => (field as HTMLInputElement).value,
  );
  type(people(), '10');
  await waitFor(() => expect(quantity('Chicken curry')).not.toHaveValue(before[0]));
  fireEvent.click(screen.getByRole('button', { name: 'Help me choose' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Help me choose' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Propose an order' }));
  fireEvent.click(await dialog.findByRole('button', { name: /^Take all/ }));
  fireEvent.click(await screen.findByRole('button', { name: 'Undo what was taken' }));
  type(people(), '20');
  await waitFor(() => expect(quantity('Chicken curry')).toHaveValue(before[0]));
  expect(quantity('Tofu curry')).toHaveValue(before[1]);
});

describe('what was taken can be taken back', () => {
  const undo = () => screen.queryByRole('button', { name: 'Undo what was taken' });
  it.each<[string, () => void, boolean]>([
    ['while it stands', () => undefined, true],
    [
      'when another date is chosen meanwhile',
      () => fireEvent.click(screen.getByRole('radio', { name: 'Pickup' })),
      true,
    ],
    ['no more once a dish is changed', () => more('Mango lassi'), false],
    [
      'no more once it is for others',
      () => type(screen.getByRole('textbox', { name: 'People' }), '40'),
      false,
    ],
    [
      'no more once the choices are started over',
      () => fireEvent.click(screen.getByRole('button', { name: 'Start the choices over' })),
      false,
    ],
  ])('%s', async (_when, act, isOffered) => {
    const { dialog, ask } = await openHelper();
    ask();
    fireEvent.click(await dialog.findByRole('button', { name: /^Take all/ }));
    await waitFor(() => expect(undo()).toBeVisible());
    act();
    expect(undo() !== null).toBe(isOffered);
  });
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

it('keeps what was chosen by hand unless its person lets go of it', async () => {
  const server = new FakeServer();
  await open(path, { server });
  await settled();
  fireEvent.click(screen.getByRole('button', { name: 'More Mango lassi' }));
  fireEvent.click(screen.getByRole('button', { name: 'Help me choose' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Help me choose' }));
  const kept = dialog.getByRole('checkbox', { name: '1 × Mango lassi' });
  expect(kept).toBeChecked();
  fireEvent.click(dialog.getByRole('button', { name: 'Propose an order' }));
  fireEvent.click(await dialog.findByRole('button', { name: 'Ask anew' }));
  fireEvent.click(dialog.getByRole('checkbox', { name: '1 × Mango lassi' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Propose an order' }));
  await dialog.findByRole('region', { name: 'The proposal' });
  expect(server.bodies('post', call).map(({ order }) => order?.chosen_options)).toEqual([
    [{ option_id: 131, qty: 1 }],
    [],
  ]);
});

it('a dish of a menu that is proposed anew takes the place of what was taken of it before', async () => {
  const line = { option_id: null, course: 'main', dietary_tags: [], with_it: '', kept: false, price: 0 };
  const dishes = (...quantities: [id: number, qty: number][]) =>
    aProposal({
      lines: quantities.map(([id, qty]) => ({
        ...line,
        ...{ name: id === menu.salad.id ? menu.salad.name : 'Lassi', qty },
        menu_item: { menu_item_id: id, qty },
      })),
    });
  const answers = [
    dishes([71, 5]),
    dishes([71, 6], [72, 4]),
    dishes([71, 6], [72, 4]),
    dishes([71, 3], [72, 4]),
  ];
  const salad = () => quantity('Kachumber salad, line 1');
  const server = menu
    .selling()
    .on('post', '/cpi/v2/public/brands/{id}/order/proposal', () => answers.shift() ?? dishes([71, 1]));
  await open(menu.path, { server });
  const takeOf = async (left: string | null, take: string, letGo?: string) => {
    fireEvent.click(await screen.findByRole('button', { name: 'Help me choose' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Help me choose' }));
    if (letGo) fireEvent.click(dialog.getByRole('checkbox', { name: letGo }));
    fireEvent.click(dialog.getByRole('button', { name: 'Propose an order' }));
    await dialog.findByRole('region', { name: 'The proposal' });
    if (left) fireEvent.click(dialog.getByRole('checkbox', { name: left }));
    fireEvent.click(dialog.getByRole('button', { name: take }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    return salad();
  };
  expect(await takeOf(null, 'Take all · $381.31')).toHaveValue('5');
  expect(await takeOf('4 × Lassi', 'Take 1 of 2')).toHaveValue('6');
  expect(screen.queryByRole('textbox', { name: /line 2$/ })).toBeNull();
  // Taken back, what is there again is from the helper still; by hand is what was changed since.
  fireEvent.click(screen.getByRole('button', { name: 'Undo what was taken' }));
  await waitFor(() => expect(salad()).toHaveValue('5'));
  expect(await takeOf('4 × Lassi', 'Take 1 of 2')).toHaveValue('6');
  type(salad(), '7');
  // It would be lost.
  expect(screen.queryByRole('button', { name: 'Undo what was taken' })).toBeNull();
  expect(await takeOf('4 × Lassi', 'Take 1 of 2', '7 × Kachumber salad')).toHaveValue('3');
});

it('a dish of a menu is from the helper over a reload, and by hand once its person changed it, whatever it is then', async () => {
  const line = { option_id: null, course: 'main', dietary_tags: [], with_it: '', kept: false, price: 0 };
  const proposed = { ...line, name: menu.salad.name, qty: 5, menu_item: { menu_item_id: 71, qty: 5 } };
  const server = menu
    .selling()
    .on('post', '/cpi/v2/public/brands/{id}/order/proposal', () => aProposal({ lines: [proposed] }));
  await open(menu.path, { server });
  const salad = () => screen.findByRole('textbox', { name: 'Kachumber salad, line 1' });
  const openDialog = async () => {
    fireEvent.click(await screen.findByRole('button', { name: 'Help me choose' }));
    return within(await screen.findByRole('dialog', { name: 'Help me choose' }));
  };
  const byHand = (dialog: Awaited<ReturnType<typeof openDialog>>) =>
    dialog.queryByRole('checkbox', { name: /Kachumber salad/ });
  const first = await openDialog();
  fireEvent.click(first.getByRole('button', { name: 'Propose an order' }));
  fireEvent.click(await first.findByRole('button', { name: /^Take all/ }));
  expect(await salad()).toHaveValue('5');
  cleanup();
  await open(menu.path, { server });
  expect(await salad()).toHaveValue('5');
  const again = await openDialog();
  expect(byHand(again)).toBeNull();
  fireEvent.click(again.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  type(await salad(), '6');
  type(await salad(), '5');
  expect(byHand(await openDialog())).toBeChecked();
});

it('says of more people with a diet than there are, as they were typed, how many are the most', async () => {
  const words = 'are 25 people of 20: 20 are the most, each counted once';
  const server = new FakeServer().on(
    'post',
    call,
    () => new Refusal(422, 'record_invalid', { field_errors: { diets: [words] } }),
  );
  const { dialog, ask } = await openHelper(server);
  const vegan = dialog.getByRole('textbox', { name: 'Vegan people' });
  type(vegan, '25');
  expect(vegan).toHaveValue('25');
  ask();
  expect(await dialog.findByText(`Are${words.slice(3)}.`)).toBeVisible();
  expect(server.bodies('post', call)).toMatchObject([{ diets: [{ diets: ['vegan'], people: 25 }] }]);
  expect(vegan).toHaveValue('25');
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
    return new Refusal(422, 'record_invalid', { field_errors: { diets: ['are 21 people of 20'] } });
  });
  const { dialog, ask } = await openHelper(server);
  ask();
  expect(await dialog.findByText('$81.31 more would feed everyone')).toBeInTheDocument();
  fireEvent.click(dialog.getByRole('button', { name: 'Ask anew' }));
  ask();
  expect(await dialog.findByText('20 of 20 would have no full meal')).toBeInTheDocument();
  expect(dialog.getByText(/20 without a full meal/)).toBeInTheDocument();
  fireEvent.click(dialog.getByRole('button', { name: 'Ask anew' }));
  ask();
  expect(await dialog.findByText('Are 21 people of 20.')).toBeInTheDocument();
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
