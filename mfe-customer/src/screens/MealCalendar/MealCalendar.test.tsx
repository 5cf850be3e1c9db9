import type { Schemas } from '@copper-carrot/contracts';
import { FakeApi, Refusal } from '@copper-carrot/contracts/testing';
import { todayIn } from '@copper-carrot/shared-ui/zones';
import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { remote } from '../../remote';
import { open } from '../../test/open';

const path = '/cpi/v2/public/meal_calendars/{code}';
const meal = (id: number, more: Partial<Schemas['Meal']>): Schemas['Meal'] => ({
  ...{
    id,
    date: todayIn(Intl.DateTimeFormat().resolvedOptions().timeZone),
    time: '12:00',
    time_zone: 'America/New_York',
  },
  ...{ food: 'Taco bar', brand_name: 'Saffron', status: 'accepted', menu_code: null, poll_code: null },
  ...more,
});

it('[ATT-01] shows the meals of the day, with the menu and the poll to answer', async () => {
  const meals = [meal(1, { menu_code: 'abcdefgh' }), meal(2, { status: 'in_cart', poll_code: 'poll1234' })];
  const api = new FakeApi().on('get', path, () => ({ team_name: 'Northwind Labs', meals }));
  const { container } = await open('/attendee/north1234', api);
  expect(await screen.findByRole('heading', { level: 1, name: 'Meal Calendar' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Menu' })).toHaveAttribute('href', '/menus/abcdefgh');
  expect(screen.getByRole('link', { name: 'Choose your meal' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/polls\/poll1234$/),
  );
  expect(api.called('get', path)[0]?.params).toEqual({ code: 'north1234' });
  expect((await axe(container)).violations).toEqual([]);
});

it('[ATT-01] says where a code leads nowhere', async () => {
  await open(
    '/attendee/nosuchcode',
    new FakeApi().on('get', path, () => new Refusal(404, 'not_found')),
  );
  expect(await screen.findByText('There is no meal calendar here')).toBeVisible();
});

it('[NAV-04] [NAV-05] is all that an organization’s menu offers to more people than its managers', () => {
  const entries = remote.navigation.filter(({ place }) => place === 'organization');
  const forManagers = entries.filter(({ audience }) => audience === 'managers').map(({ label }) => label);
  expect(forManagers).toEqual(expect.arrayContaining(['Billing', 'Manage Organization']));
  expect(entries.map(({ label }) => label).filter((label) => !forManagers.includes(label))).toEqual([
    'Meal Calendar',
  ]);
});

it('[ATT-02] [NAV-05] is led to in a new tab, from the menu of everybody who eats there', () => {
  expect(remote.navigation.find(({ label }) => label === 'Meal Calendar')).toMatchObject({
    ...{ href: '/attendee/{accessCode}', place: 'organization' },
    ...{ audience: 'staff', newTab: true },
  });
});
