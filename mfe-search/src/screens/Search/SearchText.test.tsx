import type { Schemas } from '@copper-carrot/contracts';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { faultsOf, open } from '../../test/render';
import { FakeServer, Refusal } from '../../test/server';
import { MemoryRouter } from 'react-router-dom';
import { readSearch } from '../../search/query-string';
import { SearchText } from './SearchText';

const suggestions: Schemas['SearchSuggestion'][] = [
  { kind: 'package', id: 7, label: 'Taco table', detail: 'Saffron Street', slug: 'taco-table', score: 0.9 },
  { kind: 'brand', id: 3, label: 'Taco House', detail: '4 packages', slug: 'taco-house', score: 0.8 },
  { kind: 'dish', id: 5, label: 'Fish taco', detail: 'Taco House', slug: 'taco-house', score: 0.7 },
  { kind: 'category', id: 9, label: 'Mexican', detail: '12 packages', slug: 'lunch_mexican', score: 0.6 },
];
const asked = '/cpi/v1/public/search/suggestions';

async function type(words: string, address = '/search?search_type=packages&place_id=1&headcount=20') {
  const server = new FakeServer().on('get', asked, () => ({
    records: suggestions,
    count: suggestions.length,
  }));
  const page = await open(address, { server });
  const user = userEvent.setup();
  await user.type(screen.getByRole('combobox', { name: /^Search dishes/ }), words);
  await screen.findByRole('option', { name: /Taco table/ });
  return { page, user, server };
}

it('[SEA-58] suggests what the words may mean at the place, and says what each is', async () => {
  const { server } = await type('tac');
  const [call] = server.called('get', asked);
  expect(Object.fromEntries(call?.query ?? [])).toMatchObject({ query: 'tac', place_id: '1' });
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Taco tablePackage · Saffron Street',
    'Taco HouseRestaurant · 4 packages',
    'Fish tacoDish · Taco House',
    'MexicanCuisine · 12 packages',
  ]);
  expect(await faultsOf(screen.getByRole('listbox'))).toEqual([]);
});

it('goes by keyboard to a package with the event, and searches for a restaurant or dish by its name', async () => {
  const { page, user } = await type('tac');
  await user.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(page.address()).toBe('/packages/taco-table?place_id=1&headcount=20'));
});

it.each([
  ['Taco House', 'Taco House'],
  ['Fish taco', 'Fish taco'],
])('searches for %s by its name', async (label, text) => {
  const { page, user } = await type('tac');
  await user.click(screen.getByRole('option', { name: new RegExp(label) }));
  await waitFor(() => expect(page.query().get('query')).toBe(text));
  await waitFor(() =>
    expect(page.server.called('get', '/cpi/v1/public/packages/search').at(-1)?.query.get('query')).toBe(text),
  );
});

it('[SEA-16] takes a cuisine for the filter of its name, in place of the words', async () => {
  const { page, user } = await type('mex');
  await user.click(screen.getByRole('option', { name: /Mexican/ }));
  await waitFor(() => expect(page.query().getAll('package_category')).toEqual(['lunch_mexican']));
  expect(page.query().has('query')).toBe(false);
  expect(screen.getByRole('combobox', { name: /^Search dishes/ })).toHaveValue('');
});

it('searches on without suggestions when they fail', async () => {
  const server = new FakeServer().on('get', asked, () => new Refusal(404, 'internal'));
  const page = await open('/search?search_type=packages&place_id=1', { server });
  await userEvent.type(screen.getByRole('combobox', { name: /^Search dishes/ }), 'taco');
  await waitFor(() => expect(page.query().get('query')).toBe('taco'));
  expect(page.notices).toEqual([]);
});

it('keeps what was typed on when the words before it come back late, and takes words from elsewhere', async () => {
  const user = userEvent.setup();
  const change = jest.fn();
  const field = (text: string) => (
    <MemoryRouter>
      <SearchText
        state={{ ...readSearch(new URLSearchParams()), text }}
        change={change}
        said={null}
        onSend={jest.fn()}
      />
    </MemoryRouter>
  );
  const { rerender } = render(field(''));
  const input = screen.getByRole('combobox', { name: /^Search dishes/ });
  await user.type(input, 't');
  await waitFor(() => expect(change).toHaveBeenCalledWith({ text: 't' }, { replace: true }));
  await user.type(input, 'a');
  rerender(field('t'));
  expect(input).toHaveValue('ta');
  await user.type(input, 'c');
  await waitFor(() => expect(change).toHaveBeenLastCalledWith({ text: 'tac' }, { replace: true }));
  rerender(field('tac'));
  rerender(field(''));
  expect(input).toHaveValue('');
  rerender(field('tac'));
  expect(input).toHaveValue('tac');
});
