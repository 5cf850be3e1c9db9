import { events } from '@copper-carrot/contracts/runtime';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aPlace } from '../../test/fixtures';
import { faultsOf, open } from '../../test/render';
import { FakeServer, Refusal } from '../../test/server';

const records = [
  aPlace({ category_counts: { lunch_thai: 13 }, type_counts: { lunch_or_dinner: 185, breakfast: 42 } }),
  aPlace({ enum: 8, label: 'Seattle', slug: 'seattle', brands_count: 35 }),
  aPlace({ enum: 12, label: 'Salt Lake City', slug: 'salt-lake-city', brands_count: 20 }),
  aPlace({ enum: 14, label: 'Las Vegas', slug: 'las-vegas', brands_count: 19 }),
  aPlace({ enum: 2, label: 'Boston and Cambridge', slug: 'boston-and-cambridge', brands_count: 40 }),
];
const server = () =>
  new FakeServer().on('get', '/cpi/v1/public/places', () => ({ records, count: records.length }));

it('[PAGE-09] opens the page of a service area with its own packages, cuisines and restaurants', async () => {
  const { container, server: asked } = await open('/explore/new-york-city-catering', { server: server() });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Catering in New York City');
  expect(screen.getByText(/^60 kitchens with 227 packages between them/)).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Curry table' })).toHaveAttribute(
    'href',
    '/packages/curry-table?place_id=1&headcount=20',
  );
  expect(await screen.findByRole('link', { name: /^Thai.*13 packages/ })).toHaveAttribute(
    'href',
    '/cuisines/thai-catering?place_id=1',
  );
  expect(await screen.findByText('Curries for offices.')).toBeInTheDocument();
  const searches = [
    ...asked.called('get', '/cpi/v1/public/packages/search'),
    ...asked.called('get', '/cpi/v2/public/brands/search'),
  ];
  for (const { query } of searches) expect(query.get('place_id')).toBe('1');
  expect(await faultsOf(container)).toEqual([]);
});

it('[PAGE-10] [PAGE-11] [PAGE-12] lists the areas with 20 brands or more by label, then more locations', async () => {
  await open('/explore/new-york-city-catering', { server: server() });
  const areas = within(await screen.findByRole('region', { name: 'Elsewhere' }));
  expect(areas.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Boston and Cambridge40 kitchens', '/explore/boston-and-cambridge-catering'],
    ['New York City60 kitchens', '/explore/new-york-city-catering'],
    ['Salt Lake City20 kitchens', '/explore/salt-lake-city-catering'],
    ['Seattle35 kitchens', '/explore/seattle-catering'],
    ['Search More Locations', '/search'],
  ]);
  expect(areas.getByRole('link', { current: 'page' })).toHaveTextContent('New York City');
});

it('[PAGE-09] starts a search in its area', async () => {
  const page = await open('/explore/seattle-catering', { server: server() });
  fireEvent.click(await screen.findByRole('button', { name: 'Find food' }));
  await waitFor(() => expect(page.address()).toBe('/search?place_id=8&headcount=20'));
});

it('is called after its area', async () => {
  await open('/explore/seattle-catering', { server: server() });
  await screen.findByRole('heading', { level: 1 });
  let head = {};
  events.on('page.described@1', (described) => (head = described))();
  expect(head).toMatchObject({
    path: '/explore/seattle-catering',
    title: 'Catering in Seattle',
    canonical: '/explore/seattle-catering',
  });
});

it('[PAGE-09] an area that nobody knows is a page not found', async () => {
  await open('/explore/atlantis-catering', { server: server() });
  expect(await screen.findByRole('heading', { name: '404' })).toBeVisible();
});

it('says so when the areas do not come, and tries again', async () => {
  const broken = new FakeServer().on('get', '/cpi/v1/public/places', () => new Refusal(400, 'x'));
  await open('/explore/seattle-catering', { server: broken });
  const again = await screen.findByRole('button', { name: 'Try again' });
  broken.on('get', '/cpi/v1/public/places', () => ({ records, count: records.length }));
  fireEvent.click(again);
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Catering in Seattle');
});
