import { screen, waitFor, within } from '@testing-library/react';
import { anAnswer, aPackage, aPackageView } from '../../test/fixtures';
import { comeNear, open } from '../../test/render';
import { path } from '../../test/package';
import { aCaterer, FakeServer } from '../../test/server';

const search = '/cpi/v1/public/packages/search';

it('asks for nothing that lies below until somebody comes near it', async () => {
  const server = new FakeServer();
  await open(path, { server });
  await screen.findByRole('heading', { level: 1, name: 'Curry table' });
  expect(server.called('get', search)).toEqual([]);
  await comeNear();
  await waitFor(() => expect(server.called('get', search).length).toBeGreaterThan(0));
});

it('says how early to order, what delivery costs and takes, and what canceling costs', async () => {
  await open(path);
  await comeNear();
  const terms = within(await screen.findByRole('region', { name: 'Ordering, delivery and canceling' }));
  for (const words of [
    'Order at least 24 hours ahead, and by 3:00 pm on the day before.',
    'Delivery costs $20.00 to $35.00, by distance, up to 10 miles from the kitchen, from $100.00 of food.',
    'It arrives within 30 minutes from the time that you choose.',
    'You can pick it up yourself, without a delivery fee.',
    'Free until Saffron Street accepts, and after that up to 24 hours before the event.',
    'Inside 24 hours it costs 25% of the food; inside 6 hours please call (855) 269-4056.',
  ])
    expect(terms.getByText(words)).toBeVisible();
});

it('says of its caterer what people thought of them, and whose business it is', async () => {
  const server = new FakeServer().on('get', '/cpi/v1/public/packages/{id}/caterer', () =>
    aCaterer({ rating_average: 4.5, review_count: 30, minority_flags: ['woman', 'veteran'] }),
  );
  await open(path, { server });
  await comeNear();
  const caterer = within(await screen.findByRole('region', { name: 'Saffron Street' }));
  expect(caterer.getByRole('link', { name: '4.5 of 5 stars, 30 reviews' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/(brands|catering)\/saffron-street\?.*headcount=20.*#reviews$/),
  );
  for (const tag of ['Woman-owned', 'Veteran-owned']) expect(caterer.getByText(tag)).toBeVisible();
});

it('says where it is not delivered', async () => {
  const server = new FakeServer();
  const [first] = aPackageView().service;
  server.pack = aPackageView({ service: first ? [{ ...first, delivery: null }] : [] });
  await open(path, { server });
  await comeNear();
  expect(
    await screen.findByText('It is not delivered. You can pick it up yourself, without a delivery fee.'),
  ).toBeVisible();
});

it('shows the same kind of food by other caterers, at this place and date', async () => {
  const server = new FakeServer().on('get', search, ({ query }) =>
    query.has('brand_id') || query.has('brand_id[]')
      ? anAnswer([aPackage()])
      : anAnswer([
          aPackage({ id: 8, name: 'Own dosa' }),
          aPackage({ id: 9, brand_id: 4, slug: 'thali', name: 'Thali' }),
        ]),
  );
  await open(`${path}&start_date=2099-12-01&start_time=12:00`, { server });
  await comeNear();
  const similar = within(await screen.findByRole('region', { name: 'Similar, by other caterers' }));
  expect(similar.getByRole('link', { name: 'Thali' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/packages\/thali\?.*headcount=20.*start_date=2099-12-01/),
  );
  expect(similar.queryByText('Own dosa')).toBeNull();
  const asked = server.called('get', search).map(({ query }) => Object.fromEntries(query));
  expect(asked).toContainEqual(
    expect.objectContaining({
      ...{ place_id: '1', headcount: '20', start_date: '2099-12-01', start_time: '12:00' },
    }),
  );
});

it('shows what else its caterer makes for the same event: the same people, at prices that hold the same', async () => {
  const server = new FakeServer().on('get', search, ({ query }) =>
    query.has('brand_id') ? anAnswer([aPackage({ id: 8, slug: 'dosa', name: 'Dosa' })]) : anAnswer([]),
  );
  const event = { formatted_address: '350 5th Ave', start_date: '2099-12-01', start_time: '12:00' };
  await open(`${path}&${new URLSearchParams(event)}`, { server });
  await comeNear();
  const others = within(await screen.findByRole('region', { name: 'Also from Saffron Street' }));
  expect(others.getByRole('link', { name: 'Dosa' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/packages\/dosa\?.*headcount=20/),
  );
  expect(others.getByText(/ for 20 · from /)).toBeVisible();
  const asked = server.called('get', search).map(({ query }) => Object.fromEntries(query));
  expect(asked.find(({ brand_id }) => brand_id)).toMatchObject({ place_id: '1', headcount: '20', ...event });
});

it('goes on with the same meal where too few others make this kind of food, each package once', async () => {
  const thali = aPackage({ id: 9, brand_id: 4, slug: 'thali', name: 'Thali' });
  const server = new FakeServer().on('get', search, ({ query }) => {
    const sameMeal = query.get('package_type') === 'lunch_or_dinner';
    return anAnswer(
      sameMeal ? [thali, aPackage({ id: 10, brand_id: 5, slug: 'wraps', name: 'Wraps' })] : [thali],
    );
  });
  await open(path, { server });
  await comeNear();
  const similar = within(await screen.findByRole('region', { name: 'Similar, by other caterers' }));
  expect(await similar.findByRole('link', { name: 'Wraps' })).toBeVisible();
  expect(similar.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Thali', 'Wraps']);
});

it('leaves out similar packages where there are none', async () => {
  await open(path);
  await comeNear();
  await screen.findByRole('region', { name: 'Ordering, delivery and canceling' });
  expect(screen.queryByRole('region', { name: 'Similar, by other caterers' })).toBeNull();
});
