import type { Schemas } from '@copper-carrot/contracts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { faultsOf, open } from '../../../test/render';
import { FakeServer, Refusal } from '../../../test/server';

const asked = '/cpi/v2/public/brands/search/map';
const aKitchen = (values: Partial<Schemas['MapRecord']>): Schemas['MapRecord'] => ({
  brand_id: 3,
  name: 'Saffron Street',
  slug: 'saffron-street',
  kitchen_id: 1,
  kitchen_count: 2,
  latitude: 40.75,
  longitude: -73.98,
  distance_miles: 1.24,
  max_distance_miles: 5,
  fee: 25,
  minimum: 150,
  rating_average: 4.6,
  review_count: 12,
  lowest_price: 14.5,
  delivers: true,
  reason: null,
  ...values,
});
const aMap = (values: Partial<Schemas['SearchMap']> = {}): Schemas['SearchMap'] => ({
  records: [
    aKitchen({}),
    aKitchen({ kitchen_id: 2, distance_miles: 2, fee: 0, minimum: null, latitude: 40.8 }),
    aKitchen({
      kitchen_id: 3,
      brand_id: 4,
      kitchen_count: 1,
      name: 'One Oven',
      slug: 'one-oven',
      distance_miles: 12.3,
      fee: null,
      minimum: null,
      delivers: false,
      reason: 'outside_area',
      latitude: 40.9,
    }),
  ],
  count: 3,
  place_id: 1,
  address: { latitude: 40.76, longitude: -73.97 },
  middle: { latitude: 40.75, longitude: -73.98 },
  street_style_url: null,
  ...values,
});
const county = {
  name: 'Kings',
  coordinates: [
    [
      [
        [-74.2, 40.5],
        [-73.5, 40.5],
        [-73.5, 41],
        [-74.2, 41],
        [-74.2, 40.5],
      ],
    ],
  ],
};
const address =
  '/search?search_type=packages&place_id=1&headcount=20&has_deal=true&formatted_address=350+5th+Ave';

async function start(map: Schemas['SearchMap'], at = `${address}&view=map`) {
  const server = new FakeServer().on('get', asked, () => map);
  server.files.set('/outlines/new-york-city.json', [county]);
  const page = await open(at, { server });
  const picture = await screen.findByRole('img', { name: /^Map:/ });
  return { page, server, picture };
}

it('shows who delivers to the address, on a map and in words', async () => {
  const { page, server, picture } = await start(aMap());
  expect(Object.fromEntries(server.called('get', asked)[0]?.query ?? [])).toMatchObject({
    place_id: '1',
    formatted_address: '350 5th Ave',
    headcount: '20',
    has_deal: 'true',
  });
  expect(
    screen.getByText("1 restaurant, 2 kitchens deliver to 350 5th Ave; 1 other kitchen can't"),
  ).toBeInTheDocument();
  const list = within(screen.getByRole('group', { name: 'Kitchens on the map' }));
  expect(list.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Saffron Street1.2 mi · delivery $25.00 · minimum $150',
    'Saffron Street2.0 mi · free delivery',
    'One Oven12 mi · delivers up to 5.0 mi',
  ]);
  expect(list.getAllByRole('link')[0]).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/brands\/saffron-street\?place_id=1.*headcount=20/),
  );
  expect(list.getByRole('link', { name: /One Oven/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/catering\/one-oven\?/),
  );
  await waitFor(() => expect(picture.querySelectorAll('.land')).toHaveLength(1));
  expect(picture.querySelectorAll('.reach path')).toHaveLength(2);
  expect(await faultsOf(page.container)).toEqual([]);
});

it('[CAT-10] [CAT-11] leads to the page of a restaurant by all its kitchens, not by those on the map', async () => {
  const two = aKitchen({ kitchen_count: 2 });
  const one = aKitchen({ kitchen_count: 1, kitchen_id: 2, brand_id: 4, name: 'One Oven', slug: 'one-oven' });
  await start(aMap({ records: [two, one], count: 2 }));
  const page = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href')?.split('?')[0];
  expect(page(/Saffron Street/)).toBe('/brands/saffron-street');
  expect(page(/One Oven/)).toBe('/catering/one-oven');
});

it('draws the reach of the kitchen that has the focus in the list', async () => {
  const { picture } = await start(aMap());
  expect(picture.querySelector('.chosen')).not.toBeInTheDocument();
  act(() => screen.getByRole('link', { name: /One Oven/ }).focus());
  await waitFor(() => expect(picture.querySelector('.chosen')).toBeInTheDocument());
  expect(picture.querySelector('.chosen')).toHaveAttribute('data-muted');
});

it('opens a card behind each pin: whose kitchen, its stars, what it costs, and the way there', async () => {
  const { page } = await start(aMap());
  fireEvent.click(screen.getByRole('button', { name: 'One Oven' }));
  const card = within(screen.getByRole('dialog', { name: 'One Oven' }));
  expect(card.getByRole('img', { name: '4.6 of 5 stars, 12 reviews' })).toBeVisible();
  expect(card.getByText('$14.50')).toBeVisible();
  expect(card.getByText('12 mi · delivers up to 5.0 mi')).toBeVisible();
  expect(await faultsOf(page.container)).toEqual([]);
  fireEvent.click(card.getByRole('link', { name: 'See what it cooks' }));
  await waitFor(() => expect(page.address()).toMatch(/^\/catering\/one-oven\?.*headcount=20/));
});

it('shows no price and no stars that nobody knows', async () => {
  await start(aMap({ records: [aKitchen({ rating_average: null, review_count: 0, lowest_price: null })] }));
  fireEvent.click(screen.getByRole('button', { name: 'Saffron Street' }));
  const card = screen.getByRole('dialog', { name: 'Saffron Street' });
  expect(card).toHaveTextContent('New');
  expect(card).not.toHaveTextContent('per person');
});

it('is one press away from the list and back, with the search kept', async () => {
  const { page } = await start(aMap(), address.replace('?', '?view=map&'));
  fireEvent.click(screen.getByRole('radio', { name: 'List' }));
  expect(await screen.findByRole('link', { name: 'Curry table' })).toBeInTheDocument();
  expect(page.query().has('view')).toBe(false);
  fireEvent.click(screen.getByRole('radio', { name: 'Map' }));
  expect(await screen.findByRole('img', { name: /^Map:/ })).toBeInTheDocument();
  expect(page.query().get('has_deal')).toBe('true');
});

it('asks for an address where there is none', async () => {
  await start(aMap({ address: null }), '/search?search_type=packages&place_id=1&view=map');
  expect(
    screen.getByText("1 restaurant, 2 kitchens in New York City; 1 other kitchen can't"),
  ).toBeInTheDocument();
  expect(screen.getByText(/^Give an address/)).toBeInTheDocument();
});

it('says that there is nothing to show, and tries a failed call again', async () => {
  const server = new FakeServer().on(
    'get',
    asked,
    () => new Refusal(403, 'internal', { message: 'Closed.' }),
  );
  await open(`${address}&view=map`, { server });
  const again = await screen.findByRole('button', { name: 'Try again' });
  server.on('get', asked, () => aMap({ records: [], count: 0 }));
  fireEvent.click(again);
  expect(await screen.findByText('No kitchen to show on the map')).toBeInTheDocument();
});
