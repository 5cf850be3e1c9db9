import type { Schemas } from '@copper-carrot/contracts';
import { FakeApi, Refusal } from '@copper-carrot/contracts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { open } from '../../test/open';

const path = '/cpi/v2/caterer/kitchens/{id}';
const kitchen = (more: Partial<Schemas['OwnKitchen']> = {}): Schemas['OwnKitchen'] => ({
  ...{ id: 4, brand_id: 7, name: 'Midtown', formatted_address: '1 Test Street, New York, NY 10001' },
  ...{ time_zone: 'America/New_York', phone_number: null, pickup_allowed: true, active: true },
  delivery_areas: [{ max_distance_miles: 5, fee: 20, minimum: 100 }],
  hours: [1, 2, 3].map((weekday) => ({ weekday, daypart: 'lunch', opens: '11:00', closes: '14:00' })),
  capacities: [{ daypart: 'lunch', max_headcount: 200, max_orders: 12 }],
  can: { update: true },
  ...more,
});
const brand: Schemas['CatererBrand'] = {
  ...{ id: 7, name: 'Saffron Street', slug: 'saffron-street', description: '', story: '' },
  ...{ image: { url: '', alt: 'Rice' }, phone_number: null, lead_time_hours: 24, day_before_cutoff: '15:00' },
  ...{ full_menu_ordering_enabled: true, active: true, kitchen_count: 2, can: { update: true } },
};
const listOf = <Item,>(...records: Item[]) => ({ records, count: records.length });
const api = (one = kitchen()) =>
  new FakeApi()
    .on('get', '/cpi/v2/caterer/brand', () => brand)
    .on('get', '/cpi/v2/caterer/kitchens', () => listOf(one))
    .on('get', path, () => one)
    .on('get', `${path}/closures`, () => listOf())
    .on('get', `${path}/days`, () =>
      listOf({
        ...{ date: '2026-12-03', daypart: 'lunch' as const, booked_headcount: 40, booked_orders: 2 },
        ...{ max_headcount: 200, max_orders: 12 },
      }),
    )
    .on('get', `${path}/missing_delivery_areas`, () =>
      listOf({ zip: '10451', city: 'Bronx', state: 'NY', distance_miles: 6.2 }),
    )
    .on('patch', path, () => one);

it('[API-089] [API-090] lists kitchens, and saves the notice of the brand', async () => {
  const fake = api().on('patch', '/cpi/v2/caterer/brand', () => brand);
  const { container, notices } = await open('/caterer/7/kitchens', fake);
  expect(await screen.findByRole('link', { name: 'Midtown' })).toHaveAttribute(
    'href',
    '/caterer/7/kitchens/4',
  );
  const form = within(await screen.findByRole('form', { name: 'Notice' }));
  expect((await axe(container)).violations).toEqual([]);
  await userEvent.click(form.getByRole('button', { name: 'Save the notice' }));
  await waitFor(() => expect(notices).toMatchObject([{ kind: 'success' }]));
  expect(fake.called('patch', '/cpi/v2/caterer/brand')[0]?.body).toEqual({
    brand: { lead_time_hours: 24, day_before_cutoff: '15:00' },
  });
});

it('[API-090] edits hours by line and sends them by weekday; what is refused is shown in its line', async () => {
  let refused = true;
  const fake = api().on('patch', path, () => {
    if (!refused) return kitchen();
    refused = false;
    return new Refusal(422, 'record_invalid', {
      fields: { 'hours.1.closes': ['greater_than'] },
      field_errors: { 'hours.1.closes': ['must be later than the opening time'] },
    });
  });
  const { container, notices } = await open('/caterer/7/kitchens/4', fake);
  const form = within(await screen.findByRole('form', { name: 'Hours' }));
  expect(await screen.findByText('10451 Bronx, NY (6.2 mi)')).toBeVisible();
  expect(await screen.findByText('40 of 200')).toBeVisible();
  expect((await axe(container)).violations).toEqual([]);
  await userEvent.click(form.getByRole('row', { name: 'Thu' }));
  await userEvent.click(form.getByRole('button', { name: 'Save the hours' }));
  expect(await form.findByText('Closes must be later than the opening time.')).toBeVisible();
  await userEvent.click(form.getByRole('button', { name: 'Save the hours' }));
  await waitFor(() => expect(notices).toMatchObject([{ kind: 'success' }]));
  const sent = fake
    .called('patch', path)
    .map(({ body }) => body.kitchen.hours?.map(({ weekday }) => weekday));
  expect(sent).toEqual([
    [1, 2, 3, 4],
    [1, 2, 3, 4],
  ]);
});

it('[API-090] asks for the other number of a capacity, and sends both', async () => {
  const fake = api().on('patch', path, () => kitchen());
  const { notices } = await open('/caterer/7/kitchens/4', fake);
  const form = within(await screen.findByRole('form', { name: 'Capacity' }));
  await userEvent.type(form.getByRole('textbox', { name: 'Dinner: people' }), '50');
  await userEvent.click(form.getByRole('button', { name: 'Save the capacity' }));
  const orders = form.getByRole('textbox', { name: 'Dinner: orders' });
  await waitFor(() => expect(orders).toHaveAccessibleDescription(/Enter the orders as well/));
  expect(fake.called('patch', path)).toEqual([]);
  await userEvent.type(orders, '4');
  await userEvent.click(form.getByRole('button', { name: 'Save the capacity' }));
  await waitFor(() => expect(notices).toMatchObject([{ kind: 'success' }]));
  const sent = fake.called('patch', path).flatMap(({ body }) => body.kitchen.capacities ?? []);
  expect(sent).toContainEqual({ daypart: 'dinner', max_headcount: 50, max_orders: 4 });
});

it('offers a cook nothing to change about a kitchen', async () => {
  await open('/caterer/7/kitchens/4', api(kitchen({ can: { update: false } })));
  expect(await screen.findByText(/Lunch, 11:00 am to 2:00 pm/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Save|Add|Remove|Enter/ })).not.toBeInTheDocument();
});
