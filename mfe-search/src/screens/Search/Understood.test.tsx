import type { Schemas } from '@copper-carrot/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anAnswer, aPackage, aPerson } from '../../test/fixtures';
import { faultsOf, onPhone, open } from '../../test/render';
import { FakeServer } from '../../test/server';

const search = '/cpi/v1/public/packages/search';
const brands = '/cpi/v2/public/brands/search';
const suggestions = '/cpi/v1/public/search/suggestions';
const sentence = 'vegan lunch for 25 under $400 12/1/2099 noon';
const packages = '/search?search_type=packages&place_id=1';

const box = () => screen.findByRole('combobox', { name: /^Search dishes/ });
const row = () => screen.findByRole('group', { name: 'Understood' });
const chips = async () =>
  within(await row())
    .queryAllByRole('button')
    .map(({ textContent }) => textContent);
const chip = (label: string) => screen.findByRole('button', { name: new RegExp(`^Take back: ${label}`) });

async function send(words: string, address = packages, options: Parameters<typeof open>[1] = {}) {
  const page = await open(address, options);
  const user = userEvent.setup();
  await user.type(await box(), `${words}{Enter}`);
  return { page, user };
}

it('makes filters of what was typed, says so, and leaves as text what has none', async () => {
  const { page } = await send(sentence);
  await chip('12:00 pm');
  expect(Object.fromEntries(page.query())).toEqual({
    search_type: 'packages',
    place_id: '1',
    query: 'vegan',
    package_type: 'lunch_or_dinner',
    headcount: '25',
    budget_limit: '400',
    start_date: '2099-12-01',
    start_time: '12:00',
  });
  expect(await box()).toHaveValue('vegan');
  expect(await chips()).toEqual([
    'Lunch & dinner',
    '25 people',
    'Up to $400.00 in all',
    'Tue 12/01/2099',
    '12:00 pm',
  ]);
  expect(
    screen.getByText(
      'Understood: Lunch & dinner · 25 people · Up to $400.00 in all · Tue 12/01/2099 · 12:00 pm. Searched for as words: vegan.',
    ),
  ).toHaveAttribute('role', 'status');
  const filters = within(screen.getByRole('list', { name: 'Chosen filters' }));
  expect(filters.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['“vegan”']);
  const asked = page.server.called('get', search).at(-1)?.query;
  expect(Object.fromEntries(asked ?? [])).toMatchObject({
    query: 'vegan',
    headcount: '25',
    budget_limit: '400',
  });
  expect(await faultsOf(await row())).toEqual([]);
});

it('says that it cannot leave out what somebody must not eat, and never searches for that', async () => {
  const { page } = await send('no nuts desserts for 30, not spicy');
  await chip('30 people');
  expect(await box()).toHaveValue('no nuts not spicy');
  expect(
    await screen.findByText(
      'We can’t leave out nuts for you: each package says which of its dishes contain them.',
    ),
  ).toBeVisible();
  expect(screen.getByText('We can’t search by “not spicy”: each package names its dishes.')).toBeVisible();
  const asked = page.server.called('get', search).map(({ query }) => query);
  expect(asked.at(-1)?.get('package_type')).toBe('dessert');
  expect(asked.filter((each) => /nut|spicy/.test(each.get('query') ?? ''))).toEqual([]);
  expect(asked.at(-1)?.has('query')).toBe(false);
  expect(screen.queryByRole('button', { name: /^Remove filter: “/ })).toBeNull();
});

it('delivers to a ZIP code', async () => {
  const { page } = await send('tacos to 10016');
  await chip('New York City · 10016');
  expect(await box()).toHaveValue('');
  const asked = page.server.called('get', search).at(-1)?.query;
  expect([asked?.get('formatted_address'), asked?.has('query')]).toEqual(['10016', false]);
});

it('is one step back, whatever it set', async () => {
  const { page } = await send('buffet lunch for 25');
  await chip('Buffet');
  page.go(-1);
  await waitFor(() => expect(page.query().has('headcount')).toBe(false));
  expect(page.query().has('presentation_type')).toBe(false);
  await waitFor(async () => expect(await chips()).toEqual([]));
  page.go(1);
  expect(await chip('Buffet')).toBeInTheDocument();
});

it('gives the words of a chip back to the field, one by one, and keeps them as text', async () => {
  const { page, user } = await send('buffet lunch for 25');
  await user.click(await chip('Lunch & dinner'));
  await waitFor(() => expect(page.query().get('query')).toBe('lunch'));
  expect(page.query().has('package_type')).toBe(false);
  expect(await box()).toHaveValue('lunch');
  expect(await row()).toHaveFocus();
  await user.click(await chip('25 people'));
  await waitFor(() => expect(page.query().has('headcount')).toBe(false));
  expect(await chips()).toEqual(['Buffet']);
  expect(await box()).toHaveValue('lunch for 25');
  expect(page.query().get('query')).toBe('lunch');
  page.go(-1);
  await waitFor(async () => expect(await box()).toHaveValue('lunch'));
  page.go(1);
  await waitFor(async () => expect(await box()).toHaveValue('lunch for 25'));
  await user.type(await box(), '0, pickup{Enter}');
  await chip('Pickup');
  await waitFor(() => expect(page.query().get('headcount')).toBe('250'));
  expect(page.query().get('query')).toBe('lunch');
  expect(await chips()).toEqual(['Buffet', '250 people', 'Pickup']);
});

it('searches at once for what it does not understand, without a step in the history', async () => {
  const { page } = await send('saffron street');
  await waitFor(() => expect(page.query().get('query')).toBe('saffron street'));
  expect(await box()).toHaveFocus();
  expect(screen.queryByRole('button', { name: /^Take back/ })).toBeNull();
});

it('keeps its chips while other filters change, and drops the one that is changed elsewhere', async () => {
  const { page, user } = await send('buffet lunch');
  await chip('Buffet');
  const filters = within(screen.getByRole('complementary', { name: 'Filters' }));
  await user.click(filters.getByRole('checkbox', { name: 'With a deal' }));
  await waitFor(() => expect(page.query().get('has_deal')).toBe('true'));
  expect(await chips()).toEqual(['Buffet', 'Lunch & dinner']);
  await user.click(filters.getByRole('radio', { name: /^Individually packed/ }));
  await waitFor(async () => expect(await chips()).toEqual(['Lunch & dinner']));
});

it('leaves the name of a restaurant alone', async () => {
  const named: Schemas['SearchSuggestion'] = {
    kind: 'brand',
    id: 3,
    label: 'Thai Lunch',
    detail: '4 packages',
    slug: 'thai-lunch',
    score: 1,
  };
  const server = new FakeServer().on('get', suggestions, () => ({ records: [named], count: 1 }));
  const page = await open(packages, { server });
  const user = userEvent.setup();
  await user.type(await box(), 'thai lunch');
  await screen.findByRole('option', { name: /Thai Lunch/ });
  await user.keyboard('{Enter}');
  await waitFor(() => expect(page.query().get('query')).toBe('thai lunch'));
  expect(page.query().has('package_type')).toBe(false);
});

it('searches restaurants as well, and knows past orders of who is signed in', async () => {
  const { page } = await send('thai that I ordered before', '/search?search_type=restaurants&place_id=1', {
    user: aPerson(),
  });
  await chip('Ordered before');
  await waitFor(() =>
    expect(page.server.called('get', brands).at(-1)?.query.get('previously_ordered')).toBe('true'),
  );
  expect(page.server.called('get', brands).at(-1)?.query.get('package_category')).toBe('lunch_thai');
});

it('stands on a phone in one row, though the other filters are behind a press', async () => {
  const wide = onPhone();
  const { page } = await send('lunch for 25');
  await chip('25 people');
  expect(await chips()).toEqual(['Lunch & dinner', '25 people']);
  expect(screen.queryByRole('list', { name: 'Chosen filters' })).toBeNull();
  expect(page.query().has('query')).toBe(false);
  expect(await box()).toHaveValue('');
  wide();
});

describe('a sentence in the address that somebody opens', () => {
  const address = `${packages}&query=${encodeURIComponent(sentence)}`;

  it('becomes filters where nothing is found by its words, and no step leads back to it', async () => {
    const server = new FakeServer().on('get', search, ({ query }) =>
      query.get('query') === sentence ? anAnswer([]) : anAnswer([aPackage()]),
    );
    const page = await open(address, { server });
    const steps = window.history.length;
    await chip('25 people');
    expect(Object.fromEntries(page.query())).toMatchObject({ query: 'vegan', headcount: '25' });
    expect(await box()).toHaveValue('vegan');
    expect(await row()).not.toHaveFocus();
    expect(window.history).toHaveLength(steps);
  });

  it('becomes filters as well where the place had to be put into the address first', async () => {
    document.cookie = 'cc_place=1; Path=/';
    const server = new FakeServer().on('get', search, ({ query }) =>
      query.get('query') === sentence ? anAnswer([]) : anAnswer([aPackage()]),
    );
    const page = await open(`/search?query=${encodeURIComponent(sentence)}`, { server });
    await chip('25 people');
    expect(Object.fromEntries(page.query())).toMatchObject({ place_id: '1', query: 'vegan' });
  });

  it('is not what somebody types there, who may go on until they send it', async () => {
    const server = new FakeServer().on('get', search, ({ query }) =>
      query.get('query') === sentence ? anAnswer([]) : anAnswer([aPackage()]),
    );
    const page = await open(packages, { server });
    const user = userEvent.setup();
    await user.type(await box(), sentence);
    await screen.findByText(/^Nothing fits/);
    await screen.findByLabelText(/^Leave out: .*, \d/);
    expect(page.query().get('query')).toBe(sentence);
    expect(await box()).toHaveValue(sentence);
    await user.keyboard('{Enter}');
    await chip('25 people');
    expect(await row()).toHaveFocus();
  });

  it('stays words where these find something', async () => {
    const page = await open(address);
    await screen.findByRole('link', { name: 'Curry table' });
    expect(page.query().get('query')).toBe(sentence);
  });
});

it('begins on the home page, where words count before the fields', async () => {
  const page = await open('/');
  await screen.findByRole('link', { name: 'Curry table' });
  const user = userEvent.setup();
  await user.type(screen.getByRole('searchbox', { name: 'What' }), 'vegan lunch for 25 in Nashville{Enter}');
  await chip('25 people');
  expect(page.address()).toBe('/search?place_id=10&headcount=25&query=vegan&package_type=lunch_or_dinner');
  expect(await chips()).toEqual(['Lunch & dinner', '25 people', 'Nashville']);
  await user.click(await chip('25 people'));
  await waitFor(() => expect(page.query().get('headcount')).toBe('20'));
  expect(await box()).toHaveValue('vegan for 25');
  expect(page.query().get('query')).toBe('vegan');
});
