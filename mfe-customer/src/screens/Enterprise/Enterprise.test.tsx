import type { Schemas } from '@copper-carrot/contracts';
import { FakeApi, Refusal } from '@copper-carrot/contracts/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { open } from '../../test/open';

const path = '/cpi/v2/orderer/teams/{id}/enterprise_settings';
const settings: Schemas['EnterpriseSettings'] = {
  ...{ email_domain: 'northwind.example', requires_email_domain: false, requires_email_verification: false },
  ...{ offered_domain: 'northwind.example', outside: 2 },
};
const api = () =>
  new FakeApi()
    .on('get', path, () => settings)
    .on('patch', path, ({ body }) => ({ ...settings, ...body.enterprise_settings }));

it('[ENT-01] lets an admin ask for addresses of the domain only, and says whom that would stop', async () => {
  const fake = api();
  const { container } = await open('/organization/4/enterprise/settings', fake);
  expect(await screen.findByText(/2 people who may order now have an address outside/)).toBeVisible();
  fireEvent.click(screen.getByRole('checkbox', { name: /Only addresses of this domain may order/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(fake.called('patch', path)).toHaveLength(1));
  expect(fake.called('patch', path)[0]).toMatchObject({
    params: { id: '4' },
    body: {
      enterprise_settings: {
        ...{
          email_domain: 'northwind.example',
          requires_email_domain: true,
          requires_email_verification: false,
        },
      },
    },
  });
  expect((await axe(container)).violations).toEqual([]);
});

it.each(['/customer/1/enterprise/settings?organizationId=4', '/organization/4/enterprise/settings'])(
  '[ENT-01] opens at %s for its admin alone',
  async (address) => {
    const { unmount } = await open(address, api());
    expect(await screen.findByRole('heading', { level: 1, name: 'Enterprise settings' })).toBeVisible();
    unmount();
    await open(
      address,
      new FakeApi().on('get', path, () => new Refusal(403, 'forbidden')),
    );
    expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeVisible();
  },
);

it.each([
  '/customer/1/enterprise/settings/okta-integration?organizationId=4',
  '/organization/4/enterprise/settings/okta-integration',
])('[ENT-02] says at %s that Okta is not connected, and how people sign in', async (address) => {
  const { container } = await open(address, api());
  expect(await screen.findByRole('heading', { name: 'Okta is not connected' })).toBeVisible();
  expect(screen.getByText(/Members sign in with their e-mail address and a password/)).toBeVisible();
  expect((await axe(container)).violations).toEqual([]);
});
