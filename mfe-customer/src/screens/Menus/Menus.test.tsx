import type { Schemas } from '@copper-carrot/contracts';
import { FakeApi, recorded, Refusal } from '@copper-carrot/contracts/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { apiWith, open } from '../../test/open';

const list = '/cpi/v2/orderer/shareable_menus';
const shared = '/cpi/v2/public/shareable_menus/{code}';

const aMenu = (more: Partial<Schemas['ShareableMenu']> = {}): Schemas['ShareableMenu'] => ({
  ...(recorded[`get ${list}`][200].records[0] as Schemas['ShareableMenu']),
  id: 8,
  order_id: 12,
  code: 'abcdefgh',
  name: 'Taco bar',
  can: { update: true, delete: true },
  ...more,
});
const listing = (records: Schemas['ShareableMenu'][]) =>
  new FakeApi().on('get', list, () => ({ records, count: records.length }));

it.each([
  ['/customer/1/menus', null],
  ['/organization/4/menus', '4'],
])(
  '[CUST-11] [ORG-08] shows the menus that are shared, each with its link and its paper: %s',
  async (path, team) => {
    const api = listing([aMenu()]);
    const { container } = await open(path, api);
    expect(await screen.findByRole('region', { name: 'Taco bar' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Link to the menu' })).toHaveValue(
      `${window.location.origin}/menus/abcdefgh`,
    );
    expect(screen.getByRole('link', { name: 'Taco bar as PDF' })).toHaveAttribute(
      'href',
      '/cpi/v2/public/shareable_menus/abcdefgh/file',
    );
    expect(api.called('get', list)[0]?.query.get('team_id')).toBe(team);
    expect((await axe(container)).violations).toEqual([]);
  },
);

it('shares a menu no more', async () => {
  let menus = [aMenu()];
  const api = new FakeApi()
    .on('get', list, () => ({ records: menus, count: menus.length }))
    .on('delete', `${list}/{id}`, () => {
      menus = [];
      return undefined;
    });
  await open('/customer/1/menus', api);
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Share Taco bar no more' }));
  expect(await screen.findByText('No menus yet')).toBeVisible();
  expect(api.called('delete', `${list}/{id}`).map(({ params }) => params.id)).toEqual(['8']);
});

it('shares the menu of an order from its page', async () => {
  const api = apiWith()
    .on('post', list, () => aMenu())
    .on('get', list, () => ({ records: [aMenu()], count: 1 }));
  await open('/organization/4/orders/12', api);
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Share the menu' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Menus' })).toBeVisible();
  expect(api.called('post', list).map(({ body }) => body.shareable_menu)).toEqual([{ order_id: 12 }]);
});

it('reads a menu by its link without an account, and says where it is shared no more', async () => {
  const menu = { ...recorded[`get ${shared}`][200], name: 'Taco bar' };
  const { container, unmount } = await open(
    '/menus/abcdefgh',
    new FakeApi().on('get', shared, () => menu),
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'Taco bar' })).toBeVisible();
  for (const { name } of menu.dishes) expect(screen.getByText(name)).toBeVisible();
  expect((await axe(container)).violations).toEqual([]);
  unmount();
  await open(
    '/menus/abcdefgh',
    new FakeApi().on('get', shared, () => new Refusal(404, 'not_found')),
  );
  await waitFor(() => expect(screen.getByText('This menu is not shared any more')).toBeVisible());
});
