import { recorded } from '@copper-carrot/contracts/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anAnswer, aPackage, aPerson } from '../../../test/fixtures';
import { faultsOf, open } from '../../../test/render';
import { FakeServer } from '../../../test/server';

const base = '/search?search_type=packages&place_id=1&headcount=20';
const search = '/cpi/v1/public/packages/search';

const featured = recorded['get /cpi/v1/public/collections'][200];

async function start(address = base, user = aPerson()) {
  const server = new FakeServer();
  server.packages = anAnswer([aPackage()], { template_counts: { 2: 5, 3: 4 } });
  server.on('get', '/cpi/v1/public/collections', () => ({
    records: featured.records.map((each) =>
      each.id === 4 ? { ...each, name: 'Board meetings', package_count: 9 } : each,
    ),
    count: featured.count,
  }));
  const page = await open(address, { server, user });
  await screen.findByRole('link', { name: 'Curry table' });
  const filters = within(screen.getByRole('complementary', { name: 'Filters' }));
  const choose = async (list: string, option: string) => {
    await userEvent.click(filters.getByRole('button', { name: new RegExp(list) }));
    await userEvent.click(await screen.findByRole('option', { name: new RegExp(option) }));
  };
  const optionsOf = async (list: string) => {
    await userEvent.click(filters.getByRole('button', { name: new RegExp(list) }));
    const labels = (await screen.findAllByRole('option')).map((option) => option.textContent);
    await userEvent.keyboard('{Escape}');
    return labels;
  };
  const sent = async (name: string, ...values: string[]) => {
    await waitFor(() => expect(server.called('get', search).at(-1)?.query.getAll(name)).toEqual(values));
  };
  return { page, server, filters, choose, optionsOf, sent };
}

it('[SEA-66] fetches the featured collections, and a choice narrows to one', async () => {
  const { server, choose, sent, page } = await start();
  expect(server.called('get', '/cpi/v1/public/collections')[0]?.query.get('currently_featured')).toBe('true');
  await choose('Collection', 'Board meetings');
  await sent('collection_id', '4');
  expect(page.query().get('collection_id')).toBe('4');
  expect(await screen.findByRole('button', { name: 'Remove filter: Board meetings' })).toBeInTheDocument();
});

it('[SEA-09] offers buffet and individual', async () => {
  const { filters, sent } = await start();
  const served = within(filters.getByRole('radiogroup', { name: 'How it is served' }));
  expect(served.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).value)).toEqual([
    'any',
    'buffet',
    'individual',
  ]);
  fireEvent.click(served.getByRole('radio', { name: /^Individually/ }));
  await sent('presentation_type', 'individual', 'mixed');
});

it('[SEA-11] [SEA-12] [SEA-13] group ordering chooses individual lunches with 20 hours of notice', async () => {
  const { filters, sent, page } = await start();
  fireEvent.click(filters.getByRole('checkbox', { name: /^Everyone picks/ }));
  await sent('batchable', 'true');
  await sent('poll_lead_time_below_including', '20');
  expect(page.query().get('package_type')).toBe('lunch_or_dinner');
  expect(page.query().get('presentation_type')).toBe('individual');
});

it('[SEA-18] a package style narrows, one at a time', async () => {
  const { filters, sent } = await start();
  fireEvent.click(filters.getByRole('checkbox', { name: /^Family-style trays 5/ }));
  await sent('package_template_id', '2');
  fireEvent.click(await screen.findByRole('checkbox', { name: /^Boxed meals 4/ }));
  await sent('package_template_id', '3');
});

it('[SEA-19] [CONST-11] offers $, $$ and $$$, and says what they stand for', async () => {
  const { filters, sent } = await start(`${base}&package_type=breakfast`);
  const budget = within(filters.getByRole('radiogroup', { name: 'Budget' }));
  expect(budget.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).value)).toEqual([
    'any',
    '$',
    '$$',
    '$$$',
  ]);
  expect(filters.getByText(/\$ up to \$8\.50 a person, \$\$ up to \$11\.99 a person/)).toBeInTheDocument();
  fireEvent.click(budget.getByRole('radio', { name: '$$$' }));
  await sent('price_below_including', '9999');
});

it('[SEA-20] [SEA-21] takes a limit per person and in all', async () => {
  const { filters, sent } = await start();
  await userEvent.type(filters.getByRole('textbox', { name: /^Per person, up to/ }), '16{Enter}');
  await sent('price_below_including', '16');
  await userEvent.type(filters.getByRole('textbox', { name: /^In all, up to/ }), '400{Enter}');
  await sent('budget_limit', '400');
});

it('shows prices all-in where they are asked for', async () => {
  const { filters, sent } = await start();
  fireEvent.click(filters.getByRole('checkbox', { name: /^All-in prices/ }));
  await sent('all_in_pricing', 'true');
  expect(await screen.findByText('per person, all-in before delivery')).toBeInTheDocument();
  expect(screen.getByText(/Food \$14\.50 · \$381\.31 all-in before delivery for 20/)).toBeInTheDocument();
});

it('[SEA-22] offers Tried & True and Hip & Hot', async () => {
  const { filters, sent } = await start();
  expect(filters.getByRole('radio', { name: 'Tried & True' })).toHaveAttribute('value', 'classic');
  fireEvent.click(filters.getByRole('radio', { name: 'Hip & Hot' }));
  await sent('quality_tier', 'specialty');
});

it('[SEA-23] offers every kind of minority-owned restaurant, several at once', async () => {
  const { filters, sent } = await start();
  const owners = ['Woman', 'Hispanic', 'Native American', 'LGBTQ', 'Veteran', 'Asian', 'Black'];
  for (const owner of owners)
    expect(filters.getByRole('checkbox', { name: new RegExp(`^${owner}-owned`) })).toBeInTheDocument();
  fireEvent.click(filters.getByRole('checkbox', { name: 'Woman-owned 4' }));
  await sent('brand_has_minority_flag', 'woman');
  fireEvent.click(filters.getByRole('checkbox', { name: /^Native American-owned/ }));
  await sent('brand_has_minority_flag', 'woman', 'native_american');
});

it('[SEA-24] offers 1, 2, 5, 10, 15 and 20 miles', async () => {
  const { optionsOf, choose, sent } = await start();
  expect(await optionsOf('Distance')).toEqual([
    'Any distance',
    'Within 1 mile',
    ...[2, 5, 10, 15, 20].map((miles) => `Within ${miles} miles`),
  ]);
  await choose('Distance', 'Within 5 miles');
  await sent('within_delivery_radius_miles', '5');
});

it('[SEA-25] [SEA-26] offers notice by hours below 48 and by days from there', async () => {
  const { optionsOf, choose, sent } = await start();
  const hours = Array.from({ length: 22 }, (_, at) => `${4 + 2 * at} hours`);
  const days = [2, 3, 4, 5, 6, 7, 14].map((day) => `${day} days`);
  expect(await optionsOf('Advance notice')).toEqual(['Any notice', ...hours, ...days]);
  await choose('Advance notice', '^2 days');
  await sent('poll_lead_time_below_including', '48');
});

it('[SEA-27] shows a set-up on site as staff on site', async () => {
  const { filters, sent } = await start();
  fireEvent.click(filters.getByRole('radio', { name: 'Staff on site' }));
  await sent('set_up_type', 'on_site');
});

it('[SEA-14] offers the full menu among restaurants', async () => {
  const { server, page } = await start();
  page.go('/search?search_type=restaurants&place_id=1');
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Order from the full menu' }));
  await waitFor(() =>
    expect(
      server.called('get', '/cpi/v2/public/brands/search').at(-1)?.query.get('full_menu_ordering_enabled'),
    ).toBe('true'),
  );
});

const trusted = { id: 2, name: 'Trusted', team_id: 1, kind: 'allow' as const, brand_ids: [3] };

it('filters by what this person ordered, rated, keeps and leaves out', async () => {
  const person = aPerson({ rosters: [trusted] });
  const { filters, choose, sent, page } = await start(base, person);
  fireEvent.click(filters.getByRole('checkbox', { name: 'My favorites only' }));
  await sent('favorited', 'true');
  await choose('Ordered before', 'What I ordered before');
  await sent('previously_ordered', 'true');
  await choose('My rating', '4.5 stars');
  await sent('user_rating_above_or_null', '4.5');
  await choose('My team', 'Only “Trusted”');
  await sent('roster_id', '2');
  await choose('My team', 'Without “Trusted”');
  await sent('block_roster_id', '2');
  expect(page.query().has('roster_id')).toBe(false);
  expect(await faultsOf(page.container)).toEqual([]);
});

it('tells the lists of two organizations apart, in the filter and on its chip', async () => {
  const member = (id: number, name: string) => ({
    ...{ id, team_id: id, role: 'staff' as const, role_label: 'Staff' },
    team: { id, name, access_code: null },
  });
  const person = aPerson({
    memberships: [member(1, 'Northwind'), member(2, 'Contoso')],
    rosters: [trusted, { ...trusted, id: 3, team_id: 2 }],
  });
  const { choose, sent } = await start(base, person);
  await choose('My team', 'Only “Trusted .Contoso.”');
  await sent('roster_id', '3');
  expect(await screen.findByRole('button', { name: 'Remove filter: Trusted (Contoso)' })).toBeVisible();
});

it('asks who is signed out to log in for what is their own', async () => {
  const openAuth = jest.fn(() => Promise.resolve(false));
  await open(base, { shell: { openAuth } });
  fireEvent.click(await screen.findByRole('button', { name: /^Log in to filter/ }));
  await waitFor(() => expect(openAuth).toHaveBeenCalled());
});
