import type { Schemas } from '@copper-carrot/contracts';
import { FakeApi } from '@copper-carrot/contracts/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { inRole, open } from '../../test/open';

const team = '/cpi/v2/orderer/teams/{id}';
const rosters = '/cpi/v2/orderer/rosters';
const settings: Schemas['OrganizationSettings'] = {
  name: 'Northwind Labs',
  cost_centers: ['Marketing'],
  purchase_orders: [],
  default_address_id: null,
  ...{ approval_over: 500, budget_per_person: null, orders_from: null, orders_until: '18:00' },
  can: { update: true, confirm_tax: false },
};
const certificate: Schemas['TaxExemption'] = {
  state: 'NY',
  certificate_number: 'EX-1',
  expires_on: '2099-12-31',
  status: 'waiting',
};
const roster: Schemas['TeamRoster'] = {
  ...{ id: 3, team_id: 4, name: 'Near us', kind: 'allow' },
  brands: [{ id: 9, name: 'Saffron', slug: 'saffron', kitchen_count: 1 }],
};
const apiWith = (can: Partial<Schemas['OrganizationSettings']['can']> = {}) =>
  new FakeApi()
    .on('get', `${team}/settings`, () => ({ ...settings, can: { ...settings.can, ...can } }))
    .on('get', `${team}/tax_exemptions`, () => ({ records: [certificate], count: 1 }))
    .on('get', rosters, () => ({ records: [roster], count: 1 }));

it('[ORG-07] shows the settings of the organization, and saves them', async () => {
  const api = apiWith().on('patch', `${team}/settings`, () => settings);
  const { container } = await open('/organization/4/settings', api);
  const form = await screen.findByRole('form', { name: 'General' });
  expect((await axe(container)).violations).toEqual([]);
  fireEvent.change(within(form).getByRole('textbox', { name: /Cost centers/ }), {
    target: { value: 'Marketing\n\n Sales \nMarketing' },
  });
  fireEvent.click(within(form).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(api.called('patch', `${team}/settings`)).toHaveLength(1));
  expect(api.called('patch', `${team}/settings`)[0]?.body.settings).toEqual({
    name: 'Northwind Labs',
    cost_centers: ['Marketing', 'Sales'],
    purchase_orders: [],
    default_address_id: null,
  });
});

it('saves the rules of orders, where empty is no rule', async () => {
  const api = apiWith().on('patch', `${team}/settings`, () => settings);
  await open('/organization/4/settings', api);
  const form = await screen.findByRole('form', { name: 'Order rules' });
  const type = (name: RegExp, value: string) =>
    fireEvent.change(within(form).getByRole('textbox', { name }), { target: { value } });
  expect(within(form).getByRole('textbox', { name: /Largest order/ })).toHaveValue('500');
  type(/Largest order/, '');
  type(/Budget per person/, '22.50');
  fireEvent.click(within(form).getByRole('button', { name: 'Save the rules' }));
  await waitFor(() => expect(api.called('patch', `${team}/settings`)).toHaveLength(1));
  expect(api.called('patch', `${team}/settings`)[0]?.body.settings).toEqual({
    ...{ approval_over: null, budget_per_person: 22.5, orders_from: null, orders_until: '18:00' },
  });
});

it('only shows them to those who may not change them', async () => {
  await open('/organization/4/settings', apiWith({ update: false }), inRole('staff'));
  expect(await screen.findByText('Admins of Northwind Labs change these settings.')).toBeVisible();
  expect(await screen.findByText('Marketing')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Saffron' })).toBeVisible();
  expect(
    screen.queryByRole('button', { name: /Save|Add|Rename|Confirm|Remove (Near us|the certificate)/ }),
  ).not.toBeInTheDocument();
});

it('lets a site admin confirm a certificate, and an admin enter and remove one', async () => {
  const path = `${team}/tax_exemptions` as const;
  const api = apiWith({ confirm_tax: true })
    .on('post', `${path}/{state}/confirm`, () => ({ ...certificate, status: 'active' as const }))
    .on('delete', `${path}/{state}`, () => undefined);
  await open('/organization/4/settings', api);
  fireEvent.click(await screen.findByRole('button', { name: 'Confirm the certificate of New York' }));
  await waitFor(() =>
    expect(api.called('post', `${path}/{state}/confirm`).map(({ body }) => body.tax_exemption)).toEqual([
      { certificate_number: 'EX-1', expires_on: '2099-12-31' },
    ]),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Remove the certificate of New York' }));
  await waitFor(() =>
    expect(api.called('delete', `${path}/{state}`)).toMatchObject([{ params: { id: '4', state: 'NY' } }]),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Add a tax certificate' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Add the certificate' }));
  expect(await screen.findByText('Certificate number is missing.')).toBeVisible();
});

it('begins, renames and removes a list of restaurants', async () => {
  const api = apiWith()
    .on('post', rosters, () => roster)
    .on('patch', `${rosters}/{id}`, () => undefined)
    .on('delete', `${rosters}/{id}`, () => undefined);
  await open('/organization/4/settings', api);
  fireEvent.click(await screen.findByRole('button', { name: 'Add a list' }));
  const form = await screen.findByRole('form', { name: 'Add a list' });
  fireEvent.change(within(form).getByRole('textbox', { name: /Name/ }), { target: { value: 'Far away' } });
  fireEvent.click(within(form).getByRole('button', { name: 'Add the list' }));
  await waitFor(() =>
    expect(api.called('post', rosters).map(({ body }) => body.roster)).toEqual([
      { team_id: 4, name: 'Far away', kind: 'allow' },
    ]),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Rename Near us' }));
  const renaming = await screen.findByRole('dialog', { name: 'Rename the list' });
  fireEvent.change(within(renaming).getByRole('textbox', { name: /Name/ }), {
    target: { value: 'Close by' },
  });
  fireEvent.click(within(renaming).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  fireEvent.click(screen.getByRole('button', { name: 'Remove Near us' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Remove' }));
  await waitFor(() =>
    expect(api.called('delete', `${rosters}/{id}`)).toMatchObject([{ params: { id: '3' } }]),
  );
});
