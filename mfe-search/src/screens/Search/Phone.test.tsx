import type { Schemas } from '@copper-carrot/contracts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { faultsOf, onPhone, open } from '../../test/render';
import { FakeServer } from '../../test/server';

const asked = '/cpi/v1/public/search/suggestions';
const taco: Schemas['SearchSuggestion'] = {
  kind: 'brand',
  id: 3,
  label: 'Taco House',
  detail: '4 packages',
  slug: 'taco',
  score: 1,
};
const server = () => new FakeServer().on('get', asked, () => ({ records: [taco], count: 1 }));

let wide: () => void;
beforeEach(() => {
  wide = onPhone();
});
afterEach(() => wide());

async function openOnPhone() {
  await open('/search?search_type=packages&place_id=1', { server: server() });
  await screen.findByText(/packages? from/);
  return userEvent.setup();
}
const box = () => screen.getByRole('combobox', { name: /^Search dishes/ });

it('explains the prices by the first press, which is what its code comes with', async () => {
  const user = await openOnPhone();
  await user.click(screen.getByRole('button', { name: 'About the prices' }));
  const words = await screen.findByRole('dialog', { name: 'About the prices' });
  expect(words).toHaveTextContent(/^Per person is the food alone/);
  await waitFor(() => expect(words).toHaveFocus());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'About the prices' })).toHaveFocus());
});

it('lets who writes go on writing when the suggestions come, and suggests', async () => {
  const user = await openOnPhone();
  const first = box();
  expect(await faultsOf(first)).toEqual([]);
  await user.click(first);
  await user.keyboard('Tac');
  await user.keyboard('o H');
  expect(await screen.findByRole('option', { name: /Taco House/ })).toBeInTheDocument();
  expect(box()).not.toBe(first);
  expect(box()).toHaveFocus();
  expect(box()).toHaveValue('Taco H');
});

it.each([
  [/^Change where and when/, 'Where and when?'],
  ['Filters', 'Filters'],
])('opens %s as a sheet', async (name, sheet) => {
  const user = await openOnPhone();
  fireEvent.pointerEnter(screen.getByRole('button', { name }));
  await user.click(screen.getByRole('button', { name }));
  expect(await screen.findByRole('dialog', { name: sheet })).toBeVisible();
});
