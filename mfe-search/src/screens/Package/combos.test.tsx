import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aPackageView, aPerson, aPreview, mains as curries, sides } from '../../test/fixtures';
import { more, order, path, preview, previews, settled, start, fewer } from '../../test/package';
import { faultsOf, open } from '../../test/render';
import { FakeServer, Refusal } from '../../test/server';

beforeEach(() => sessionStorage.clear());

const options = '/cpi/v1/orderer/orders/{id}/package/items/{choiceId}/options';
const cart = '/cpi/v1/orderer/orders/{id}';
const [chicken, , lamb] = curries.options;

/** The API's answer after a combination was added. */
const added = (name: string) => ({ ...chicken!, id: 900, name, price: 1.5, combo_of: [101, 103] });
const kitchen = () =>
  new FakeServer()
    .on('post', options, ({ body }) => added(body.package_item_option?.name ?? ''))
    .on('delete', cart, () => undefined as never);

async function combining(choice: string, parts: RegExp[], server = kitchen()) {
  const page = await open(path, { server, user: aPerson() });
  await settled();
  const user = userEvent.setup();
  const group = screen.getByRole('region', { name: choice });
  await user.click(within(group).getByRole('button', { name: 'Combine options' }));
  const dialog = await screen.findByRole('dialog', { name: 'Combine options' });
  for (const name of parts) await user.click(within(dialog).getByRole('checkbox', { name }));
  const add = async () => {
    await user.click(within(dialog).getByRole('button', { name: 'Add combination' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  };
  return { ...page, user, group, dialog, add };
}

const name = 'Half and half (Chicken curry + Lamb curry)';

it('[PKG-09] two dishes share a portion, which is priced, counted, and added to the order as package_item_option', async () => {
  const { server, user, group, dialog, add } = await combining(curries.description, [/Chicken/, /Lamb/]);
  expect(within(dialog).getByRole('status')).toHaveTextContent('+$1.50 each');
  expect(within(dialog).getAllByText(/Contains milk and tree nuts/)).toHaveLength(2);
  await user.type(within(dialog).getByRole('textbox', { name: /Name of the combination/ }), 'Half and half');
  expect(await faultsOf(dialog)).toEqual([]);
  await add();
  expect(within(group).getByRole('textbox', { name })).toHaveValue('5');
  expect(within(group).getByRole('status')).toHaveTextContent('Take away 5 servings.');
  const price = screen.getByRole('complementary', { name: 'Your order' });
  expect(price).toHaveTextContent('Take away 5 servings to make 20.');
  expect(price).not.toHaveTextContent('Nothing is charged yet.');
  fewer('Tofu curry');
  expect(price).toHaveTextContent('Nothing is charged yet.');
  expect(price).not.toHaveTextContent('to make 20');
  expect(screen.getByText('Food before fees')).toBeInTheDocument();
  expect(screen.getByText(`5 × $1.50`)).toBeInTheDocument();
  expect(within(group).getAllByText('Contains milk and tree nuts')).toHaveLength(2);
  expect(server.called('post', options)).toEqual([]);
  start();
  expect(await screen.findByTestId('elsewhere')).toHaveTextContent('/orders/12/checkout');
  const chosen = (body?: { order?: { chosen_options?: unknown } }) => body?.order?.chosen_options;
  expect(chosen(server.bodies('post', order)[0])).toEqual(
    expect.arrayContaining([
      { option_id: 101, qty: 10 },
      { option_id: 102, qty: 5 },
      { option_id: lamb!.id, qty: 5 },
    ]),
  );
  expect(server.called('post', options).map(({ params, body }) => [params, body])).toEqual([
    [{ id: '12', choiceId: '21' }, { package_item_option: { name: 'Half and half', combo_of: [101, 103] } }],
  ]);
  expect(chosen(server.bodies('patch', cart)[0])).toEqual(
    expect.arrayContaining([
      { option_id: 101, qty: 10 },
      { option_id: 102, qty: 5 },
      { option_id: 900, qty: 5 },
    ]),
  );
  expect(server.called('delete', cart)).toEqual([]);
});

it('[PKG-09] the next preview prices the combination with the rest, and it outlives a reload, of a changed menu as well as long as that has its parts', async () => {
  const page = await combining(curries.description, [/Chicken/, /Lamb/]);
  await page.add();
  fewer('Tofu curry');
  page.go('/packages/curry-table?place_id=1&headcount=40');
  await waitFor(() => expect(previews(page.server)).toHaveLength(2));
  const asked = previews(page.server)[1]?.order;
  expect(asked?.package_item_options).toEqual([
    { id: -1, package_item_id: 21, name: '', combo_of: [101, 103] },
  ]);
  expect(asked?.chosen_options).toContainEqual({ option_id: -1, qty: 10 });
  page.unmount();
  const again = await open(path);
  expect(await screen.findByRole('textbox', { name: 'Chicken curry + Lamb curry' })).toHaveValue('5');
  again.unmount();
  const changed = kitchen();
  const hotter = curries.options.map((option) => ({
    ...option,
    name: option.name.replace('Lamb', 'Hot lamb'),
  }));
  changed.pack = aPackageView({ choice_version: 2, choices: [{ ...curries, options: hotter }, sides] });
  await open(path, { server: changed });
  expect(await screen.findByRole('textbox', { name: 'Chicken curry + Hot lamb curry' })).toHaveValue('5');
  fireEvent.click(await screen.findByRole('button', { name: 'Start the choices over' }));
  expect(screen.queryByRole('textbox', { name: /^Chicken curry \+/ })).not.toBeInTheDocument();
});

it('[PKG-09] a combination that was priced is paid no more once the choices are started over', async () => {
  const server = kitchen();
  const page = await combining(curries.description, [/Chicken/, /Lamb/], server);
  await page.add();
  fewer('Tofu curry');
  server.on('post', preview, ({ body }) => ({
    order: aPreview({
      chosen_options: (body.order?.chosen_options ?? []).map(({ option_id, qty = 0 }) => ({
        ...{ option_id, qty, item_id: 21, item_choice_type: 'constant_sum' as const },
      })),
      pricing: { ...aPreview().pricing, order_items_price: 297.5, customer_price: 390 },
    }),
    error: null,
    search_params: {},
  }));
  page.go(`${path}&start_date=2099-12-01`);
  expect(await screen.findByText('$390.00')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Start the choices over' }));
  expect(screen.queryByText('$390.00')).not.toBeInTheDocument();
  expect(screen.getByText('Food before fees').closest('div')).toHaveTextContent('$290.00');
});

it('[PKG-09] the same parts again are one combination, and an even split leaves it out unless it is chosen', async () => {
  const { user, group, add } = await combining(curries.description, [/Chicken/, /Lamb/]);
  await add();
  await user.click(within(group).getByRole('button', { name: 'Combine options' }));
  const again = await screen.findByRole('dialog', { name: 'Combine options' });
  for (const part of [/Lamb/, /Chicken/])
    await user.click(within(again).getByRole('checkbox', { name: part }));
  await user.click(within(again).getByRole('button', { name: 'More Portions' }));
  await user.click(within(again).getByRole('button', { name: 'Add combination' }));
  const shared = await within(group).findAllByRole('textbox', { name: 'Chicken curry + Lamb curry' });
  expect(shared.map((each) => (each as HTMLInputElement).value)).toEqual(['10']);
  for (const dish of ['Chicken curry', 'Tofu curry']) {
    fewer(dish);
    fewer(dish);
  }
  for (let step = 0; step < 2; step += 1) fewer('Chicken curry + Lamb curry');
  fireEvent.click(within(group).getByRole('button', { name: 'Split evenly' }));
  expect(shared[0]).toHaveValue('0');
  more('Lamb curry');
});

it('[PKG-09] of what everyone gets it takes the place of its parts, and counts as them', async () => {
  const { group, add } = await combining(sides.description, [/Rice/, /Naan/]);
  await add();
  expect(within(group).getByRole('checkbox', { name: 'Rice' })).not.toBeChecked();
  expect(within(group).getByRole('checkbox', { name: /Rice \+ Naan/ })).toBeChecked();
  expect(within(group).getByText(/2 of up to 2 chosen/)).toBeInTheDocument();
  expect(within(group).getByRole('checkbox', { name: 'Raita' })).toBeDisabled();
});

it('[PKG-09] an order that can not have the combination is not left half made, and says why', async () => {
  const refusal = new Refusal(422, 'record_invalid', {
    message: 'This can not be combined any more.',
    fields: { combo_of: ['unknown'] },
  });
  const server = kitchen().on('post', options, () => refusal);
  const { add } = await combining(curries.description, [/Chicken/, /Lamb/], server);
  await add();
  fewer('Tofu curry');
  start();
  expect(await screen.findByText('This can not be combined any more.')).toBeInTheDocument();
  expect(screen.queryByTestId('elsewhere')).not.toBeInTheDocument();
  expect(server.called('delete', cart).map(({ params }) => params)).toEqual([{ id: '12' }]);
  expect(screen.getByRole('textbox', { name: 'Chicken curry + Lamb curry' })).toHaveValue('5');
});

it('offers to combine only what can be', async () => {
  const server = new FakeServer();
  server.pack = aPackageView({
    choices: [
      { ...sides, maximum_choosable_options: 1 },
      { ...curries, options: curries.options.slice(0, 1) },
    ],
  });
  server.on('post', preview, () => ({ order: aPreview(), error: null, search_params: {} }));
  await open(path, { server });
  await settled();
  expect(screen.queryByRole('button', { name: 'Combine options' })).not.toBeInTheDocument();
});
