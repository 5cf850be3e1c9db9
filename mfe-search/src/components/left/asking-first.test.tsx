import type { Shell } from '@copper-carrot/contracts/runtime';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aBrand, aDish, anAnswer, aPerson, aPreview } from '../../test/fixtures';
import { aLeftCart, leftCarts, serverWith } from '../../test/left';
import { order, path, settled, start } from '../../test/package';
import { faultsOf, open } from '../../test/render';
import { FakeServer, listOf, Refusal } from '../../test/server';
import { leftWaits } from './useAskFirst';

beforeEach(() => sessionStorage.clear());

const press = async () => userEvent.click(screen.getByRole('button', { name: 'Start order' }));
const question = async () =>
  within(await screen.findByRole('dialog', { name: 'You have an order here already' }));
const checkout = () => screen.findByTestId('elsewhere');

describe('an order of a package where one waits already', () => {
  it('is started once its person says so, and once however often they press', async () => {
    const { server, container } = await open(path, { server: serverWith([aLeftCart()]), user: aPerson() });
    await settled();
    await press();
    const asked = await question();
    expect(asked.getByText(/^Curry table: 20 people · Tue 12\/01\/2099 · for Northwind$/)).toBeVisible();
    expect(server.called('get', leftCarts).map(({ query }) => query.toString())).toEqual([
      'package_id=7&limit=1',
    ]);
    expect(server.called('post', order)).toEqual([]);
    expect(await faultsOf(container)).toEqual([]);
    await userEvent.dblClick(asked.getByRole('button', { name: 'Start a new order' }));
    expect(await checkout()).toHaveTextContent('/orders/12/checkout');
    expect(server.called('post', order)).toHaveLength(1);
  });

  it('leads to the one that waits instead, and starts none', async () => {
    const { server } = await open(path, { server: serverWith([aLeftCart()]), user: aPerson() });
    await settled();
    await press();
    await userEvent.click((await question()).getByRole('link', { name: 'Continue your order' }));
    expect(await checkout()).toHaveTextContent('/orders/31/checkout');
    expect(server.called('post', order)).toEqual([]);
  });

  it('is asked about again after the question was closed, and starts nothing by that', async () => {
    const { server } = await open(path, { server: serverWith([aLeftCart()]), user: aPerson() });
    await settled();
    await press();
    await question();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.called('post', order)).toEqual([]);
    await press();
    expect(await question()).toBeDefined();
  });

  it('says on the page why it could not be started', async () => {
    const server = serverWith([aLeftCart()]).on('post', order, () => new Refusal(403, 'forbidden'));
    await open(path, { server, user: aPerson() });
    await settled();
    await press();
    await userEvent.click((await question()).getByRole('button', { name: 'Start a new order' }));
    expect(await screen.findByText('The order could not be started (HTTP 403)')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says of one that a colleague is asked to pay for that it waits for them', async () => {
    const server = serverWith([aLeftCart({ asked_name: 'Sam Lee' })]);
    await open(path, { server, user: aPerson() });
    await settled();
    await press();
    expect((await question()).getByText(/Sam Lee is asked to pay for it/)).toBeVisible();
  });

  it('is asked about once whoever is signed out has signed in', async () => {
    let become: () => Promise<void> = () => Promise.resolve();
    const openAuth: Shell['openAuth'] = async () => {
      await become();
      return true;
    };
    const page = await open(path, { server: serverWith([aLeftCart()]), shell: { openAuth } });
    become = () => page.become(aPerson());
    await settled();
    expect(page.server.called('get', leftCarts)).toEqual([]);
    start();
    expect(await question()).toBeDefined();
    expect(page.server.called('post', order)).toEqual([]);
  });

  it('says why it could not be started to whoever signed in on the way, too', async () => {
    let become: () => Promise<void> = () => Promise.resolve();
    const openAuth: Shell['openAuth'] = async () => {
      await become();
      return true;
    };
    const server = new FakeServer().on('post', order, () => new Refusal(403, 'forbidden'));
    const page = await open(path, { server, shell: { openAuth } });
    become = () => page.become(aPerson());
    await settled();
    start();
    expect(await screen.findByText('The order could not be started (HTTP 403)')).toBeVisible();
  });
});

describe('whether one waits', () => {
  const { answerMs } = leftWaits;
  afterEach(() => {
    leftWaits.answerMs = answerMs;
  });

  it.each([
    ['is not known', () => new Refusal(400, 'refused')],
    ['is answered late', () => new Promise<never>(() => undefined)],
  ])('%s: the order is started, once', async (_name, answer) => {
    leftWaits.answerMs = 100;
    const server = new FakeServer().on('get', leftCarts, answer);
    await open(path, { server, user: aPerson() });
    await settled();
    await userEvent.dblClick(screen.getByRole('button', { name: 'Start order' }));
    expect(await checkout()).toHaveTextContent('/orders/12/checkout');
    expect(server.called('post', order)).toHaveLength(1);
  });
});

describe('an order from a menu where one waits already', () => {
  const menuOrder = '/cpi/v1/orderer/brands/{id}/order';
  const salad = { ...aDish, id: 71, name: 'Kachumber salad', price: 5.5, modifier_groups: [] };
  const selling = () =>
    new FakeServer()
      .on('get', '/cpi/v2/public/brands/search', () =>
        anAnswer([aBrand({ full_menu_ordering_enabled: true })]),
      )
      .on('get', '/cpi/v2/public/brands/{slug}/menu_items', () => listOf([salad]))
      .on('post', menuOrder, () => ({ id: 12 }))
      .on('post', '/cpi/v1/orderer/brands/{id}/order/preview', () => ({
        order: aPreview(),
        error: null,
        search_params: {},
      }));

  it('is started once its person says so', async () => {
    const server = serverWith([aLeftCart({ package: null })], selling());
    await open('/catering/saffron-street?place_id=1&headcount=20', { server, user: aPerson() });
    await userEvent.click(await screen.findByRole('button', { name: 'Add Kachumber salad' }));
    await press();
    const asked = await question();
    expect(asked.getByText(/^Dishes from Saffron Street: 20 people/)).toBeVisible();
    expect(server.called('get', leftCarts).at(-1)?.query.toString()).toBe(
      'brand_id=3&from_menu=true&limit=1',
    );
    expect(server.called('post', menuOrder)).toEqual([]);
    await userEvent.click(asked.getByRole('button', { name: 'Start a new order' }));
    expect(await checkout()).toHaveTextContent('/orders/12/checkout');
    expect(server.called('post', menuOrder)).toHaveLength(1);
  });

  it('is asked about once whoever is signed out has signed in', async () => {
    let become: () => Promise<void> = () => Promise.resolve();
    const openAuth: Shell['openAuth'] = async () => {
      await become();
      return true;
    };
    const server = serverWith([aLeftCart({ package: null })], selling());
    const page = await open('/catering/saffron-street?place_id=1&headcount=20', {
      server,
      shell: { openAuth },
    });
    become = () => page.become(aPerson());
    await userEvent.click(await screen.findByRole('button', { name: 'Add Kachumber salad' }));
    start();
    expect(await question()).toBeDefined();
    expect(server.called('post', menuOrder)).toEqual([]);
  });
});
