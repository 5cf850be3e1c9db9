import { publicCuisines } from '@copper-carrot/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { anAnswer, aPackage, aPlace } from '../../test/fixtures';
import { faultsOf, open } from '../../test/render';
import { FakeServer } from '../../test/server';

const records = [
  aPlace({
    category_counts: { lunch_thai: 13, lunch_indian: 2 },
    type_counts: { lunch_or_dinner: 15, breakfast: 4 },
  }),
  aPlace({ enum: 8, label: 'Seattle', slug: 'seattle', category_counts: { lunch_thai: 6 } }),
  aPlace({ enum: 9, label: 'Denver', slug: 'denver', category_counts: { lunch_thai: 12 } }),
  aPlace({ enum: 10, label: 'Nashville', slug: 'nashville' }),
];
const server = () =>
  new FakeServer().on('get', '/cpi/v1/public/places', () => ({ records, count: records.length }));
/** The page's own search; each other cuisine makes its own. */
const first = (asked: FakeServer) =>
  asked.called('get', '/cpi/v1/public/packages/search').find(({ query }) => !query.has('presentation_type'))
    ?.query;

beforeEach(() => {
  document.cookie = 'cc_place=1; Path=/';
});
afterEach(() => {
  document.cookie = 'cc_place=; Path=/; Max-Age=0';
});

it.each([
  ['breakfast', { package_type: 'breakfast' }],
  ['lunch', { package_type: 'lunch_or_dinner' }],
])('[PAGE-13] %s shows the packages of its whole meal', async (slug, filter) => {
  const { server: asked } = await open(`/cuisines/${slug}-catering?place_id=1`, { server: server() });
  expect(await screen.findByRole('link', { name: 'Curry table' })).toBeInTheDocument();
  expect(Object.fromEntries(first(asked) ?? [])).toMatchObject({ place_id: '1', ...filter });
  expect(first(asked)?.has('package_category')).toBe(false);
});

it('[PAGE-14] has the 15 cuisines besides Breakfast and Lunch', () => {
  expect(publicCuisines.map(({ slug, category }) => [slug, category])).toEqual([
    ['breakfast', null],
    ['lunch', null],
    ['mexican', 'lunch_mexican'],
    ['american', 'lunch_american'],
    ['mediterranean', 'lunch_mediterranean'],
    ['indian', 'lunch_indian'],
    ['japanese', 'lunch_japanese'],
    ['italian', 'lunch_italian'],
    ['vietnamese', 'lunch_vietnamese'],
    ['thai', 'lunch_thai'],
    ['hawaiian', 'lunch_hawaiian'],
    ['chinese', 'lunch_chinese'],
    ['korean', 'lunch_korean'],
    ['filipino', 'lunch_filipino'],
    ['indonesian', 'lunch_indonesian'],
    ['caribbean', 'lunch_caribbean'],
    ['bagels', 'breakfast_bagels'],
  ]);
});

it('[PAGE-14] shows what there is of a cuisine at a place, who cooks it and where else it is', async () => {
  const { container, server: asked } = await open('/cuisines/thai-catering?place_id=1', { server: server() });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Thai catering');
  expect(await screen.findByText(/13 packages in New York City\.$/)).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Curry table' })).toBeInTheDocument();
  expect(Object.fromEntries(first(asked) ?? [])).toMatchObject({
    place_id: '1',
    package_category: 'lunch_thai',
  });
  await screen.findByText('Curries for offices.');
  expect(asked.called('get', '/cpi/v2/public/brands/search')[0]?.query.get('package_category')).toBe(
    'lunch_thai',
  );
  const elsewhere = within(screen.getByRole('region', { name: 'Thai elsewhere' }));
  expect(elsewhere.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/cuisines/thai-catering?place_id=9',
    '/cuisines/thai-catering?place_id=8',
  ]);
  expect(within(screen.getByRole('region', { name: 'Or something else?' })).queryByText('Thai')).toBeNull();
  expect(await faultsOf(container)).toEqual([]);
});

it('searches for the cuisine with people and date', async () => {
  const page = await open('/cuisines/thai-catering?place_id=8', { server: server() });
  await screen.findByRole('link', { name: 'Curry table' });
  fireEvent.click(screen.getByRole('button', { name: 'Find food' }));
  await waitFor(() => expect(page.address().startsWith('/search?')).toBe(true));
  expect(Object.fromEntries(page.query())).toMatchObject({
    place_id: '8',
    headcount: '20',
    package_type: 'lunch_or_dinner',
    package_category: 'lunch_thai',
  });
});

it('takes the place that is likely where the address names none', async () => {
  document.cookie = 'cc_place=9; Path=/';
  const { server: asked } = await open('/cuisines/thai-catering', { server: server() });
  expect(await screen.findByText('Thai in Denver')).toBeInTheDocument();
  expect(first(asked)?.get('place_id')).toBe('9');
});

it('says where the cuisine is where a place has none of it', async () => {
  const empty = server().on('get', '/cpi/v1/public/packages/search', ({ query }) =>
    anAnswer(query.get('package_category') === 'lunch_thai' ? [] : [aPackage()]),
  );
  await open('/cuisines/thai-catering?place_id=10', { server: empty });
  expect(await screen.findByText('Nobody in Nashville makes this yet')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^New York City/ })).toHaveAttribute(
    'href',
    '/cuisines/thai-catering?place_id=1',
  );
});

it('[PAGE-14] a cuisine without a page is a page not found', async () => {
  await open('/cuisines/martian-catering', { server: server() });
  expect(await screen.findByRole('heading', { name: '404' })).toBeVisible();
});
