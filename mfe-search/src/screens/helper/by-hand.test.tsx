import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aPreview, aProposal } from '../../test/fixtures';
import { call, openHelper, quantity, type } from '../../test/helper';
import { fewer, more, path, preview, settled } from '../../test/package';
import { open } from '../../test/render';
import { FakeServer } from '../../test/server';

beforeEach(() => sessionStorage.clear());

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
  // An option changed by hand differs from the server's selection, so it stays.
  fireEvent.click(screen.getByRole('button', { name: 'More Mango lassi' }));
  fireEvent.click(screen.getByRole('button', { name: 'Help me choose' }));
  expect(await screen.findByRole('checkbox', { name: '1 × Mango lassi' })).toBeChecked();
});

/** Takes a full proposal and returns which options then count as set by hand. */
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
  fireEvent.click(await dialog.findByRole('button', { name: 'Suggest again' }));
  fireEvent.click(dialog.getByRole('checkbox', { name: '1 × Mango lassi' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Propose an order' }));
  await dialog.findByRole('region', { name: 'The proposal' });
  expect(server.bodies('post', call).map(({ order }) => order?.chosen_options)).toEqual([
    [{ option_id: 131, qty: 1 }],
    [],
  ]);
});
