import { FakeApi, recorded } from '@copper-carrot/contracts/testing';
import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { inRole, open } from '../../test/open';

const team = '/cpi/v2/orderer/teams/{id}';
const api = () =>
  new FakeApi().on('get', team, () => ({ ...recorded[`get ${team}`][200], id: 4, name: 'Northwind Labs' }));

it('[ORG-01] opens an organization with the ways to its pages', async () => {
  const { container } = await open('/organization/4', api());
  expect(await screen.findByRole('heading', { level: 1, name: 'Northwind Labs' })).toBeVisible();
  for (const [name, path] of [
    ['Members', 'members'],
    ['Settings', 'settings'],
    ['Orders', 'orders'],
    ['Billing', 'billing'],
  ] as const)
    expect((await screen.findAllByRole('link', { name }))[0]).toHaveAttribute(
      'href',
      `/organization/4/${path}`,
    );
  expect((await axe(container)).violations).toEqual([]);
});

it('[ORG-01] shows staff no orders and no bills', async () => {
  await open('/organization/4', api(), inRole('staff'));
  expect(await screen.findByRole('link', { name: 'Members and contacts' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Billing' })).not.toBeInTheDocument();
});
