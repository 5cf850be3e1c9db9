import { Refusal } from '@copper-carrot/contracts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mains, sides } from '../../test/fixtures';
import { faultsOf, open as openAt } from '../../test/render';
import { FakeServer, orderPath } from '../../test/server';

beforeEach(() => sessionStorage.clear());

const optionsPath = `${orderPath}/package/items/{choiceId}/options`;
const combo = {
  ...mains.options[0],
  id: 109,
  package_item_id: 21,
  name: 'Half and half (Chicken bowl + Tofu bowl)',
  description: '',
  price: 2.5,
  dietary_tags: [],
  allergens: [],
  presentation_type: null,
  combo_of: [101, 102],
};

function kitchen() {
  const server = new FakeServer();
  const dearer = mains.options.map((option) => (option.id === 102 ? { ...option, price: 2.5 } : option));
  server.choices = [{ ...mains, options: dearer }, sides];
  return server.on('post', optionsPath, () => {
    server.choices = [{ ...mains, options: [...dearer, combo] }, sides];
    return combo;
  });
}

async function combining(server: FakeServer) {
  await openAt('/orders/12/checkout', server);
  await screen.findByRole('radiogroup', { name: 'Pay with' });
  const user = userEvent.setup();
  const choices = screen.getByRole('region', { name: 'Choices' });
  await user.click(within(choices).getByRole('button', { name: 'Edit Choices' }));
  const group = within(choices).getByRole('group', { name: mains.description });
  await user.click(within(group).getByRole('button', { name: 'Combine options' }));
  const dialog = await screen.findByRole('dialog', { name: 'Combine options' });
  return { user, group, dialog };
}

test('[CHK-24] two options share a portion: the price is shown, the payload is the body, and the quantity is chosen', async () => {
  const server = kitchen();
  const { user, group, dialog } = await combining(server);
  const add = within(dialog).getByRole('button', { name: 'Add combination' });
  await user.click(within(dialog).getByRole('checkbox', { name: /Chicken bowl/ }));
  expect(add).toBeDisabled();
  expect(within(dialog).getByRole('status')).toHaveTextContent('No extra charge');
  await user.click(within(dialog).getByRole('checkbox', { name: /Tofu bowl/ }));
  expect(within(dialog).getByRole('status')).toHaveTextContent('+$2.50 each');
  expect(add.parentElement).toContainElement(within(dialog).getByRole('status'));
  await user.type(within(dialog).getByRole('textbox', { name: /Name of the combination/ }), 'Half and half');
  await user.click(within(dialog).getByRole('button', { name: 'More Portions' }));
  expect(await faultsOf(dialog)).toEqual([]);
  await user.click(add);
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(server.called('post', optionsPath).map(({ body }) => body)).toEqual([
    { name: 'Half and half', combo_of: [101, 102] },
  ]);
  expect(within(group).getByRole('textbox', { name: combo.name })).toHaveValue('2');
  expect(within(group).getByText('Take away 2 meals to make 20.')).toBeVisible();
});

test('a combination that is refused says why, and what was put together stays', async () => {
  const server = kitchen().on(
    'post',
    optionsPath,
    () =>
      new Refusal(422, 'record_invalid', {
        fields: { name: ['too_long'] },
        field_errors: { name: ['is too long with the names of what is combined'] },
      }),
  );
  const { user, dialog } = await combining(server);
  for (const name of [/Chicken bowl/, /Tofu bowl/])
    await user.click(within(dialog).getByRole('checkbox', { name }));
  await user.click(within(dialog).getByRole('button', { name: 'Add combination' }));
  const name = within(dialog).getByRole('textbox', { name: /Name of the combination/ });
  await waitFor(() =>
    expect(name).toHaveAccessibleDescription(
      'Name of the combination is too long with the names of what is combined.',
    ),
  );
  expect(name).toHaveFocus();
  expect(within(dialog).getByRole('checkbox', { name: /Tofu bowl/ })).toBeChecked();
});

test('a name that is too long is said to be so and stays whole, and what can’t be combined is said above', async () => {
  const server = kitchen().on(
    'post',
    optionsPath,
    () =>
      new Refusal(422, 'record_invalid', {
        fields: { combo_of: ['invalid'] },
        field_errors: { combo_of: ['can’t be combined'] },
      }),
  );
  const { user, dialog } = await combining(server);
  for (const name of [/Chicken bowl/, /Tofu bowl/])
    await user.click(within(dialog).getByRole('checkbox', { name }));
  const name = within(dialog).getByRole('textbox', { name: /Name of the combination/ });
  await user.click(name);
  await user.paste('n'.repeat(61));
  await user.click(within(dialog).getByRole('button', { name: 'Add combination' }));
  await waitFor(() =>
    expect(name).toHaveAccessibleDescription('Name of the combination must be at most 60 characters long.'),
  );
  expect(name).toHaveValue('n'.repeat(61));
  expect(server.called('post', optionsPath)).toEqual([]);
  await user.keyboard('{Backspace}');
  await user.click(within(dialog).getByRole('button', { name: 'Add combination' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('This can’t be combined.');
  expect(name).toHaveValue('n'.repeat(60));
});

test('[OERR-06] a combination for an order that another window has sent leads to its status', async () => {
  const server = kitchen();
  const { user, dialog } = await combining(server);
  server.on('post', optionsPath, () => server.sentElsewhere());
  for (const name of [/Chicken bowl/, /Tofu bowl/])
    await user.click(within(dialog).getByRole('checkbox', { name }));
  await user.click(within(dialog).getByRole('button', { name: 'Add combination' }));
  expect(await screen.findByText('Your order is placed')).toBeVisible();
});
