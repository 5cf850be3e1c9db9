import { FakeApi, Refusal } from '@copper-carrot/contracts/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { anOrder, apiWith, open } from '../../test/open';

const path = '/caterer/7/orders/12';

it('[CAT-03] shows what to cook, where to bring it and what it pays', async () => {
  const { container } = await open(path, apiWith());
  expect(await screen.findByRole('heading', { level: 1, name: 'Taco bar' })).toBeVisible();
  expect(screen.getByText('Carnitas').closest('li')).toHaveTextContent('12');
  expect(screen.getByText('Use the back door.')).toBeVisible();
  expect(screen.getByRole('link', { name: '(555) 555-0100' })).toHaveAttribute('href', 'tel:+15555550100');
  expect(screen.getByText(/3 h left to answer/)).toBeVisible();
  expect((await axe(container)).violations).toEqual([]);
});

it('[CAT-03] leaves the number of an order from the menu to the way there', async () => {
  await open(path, apiWith({ ...anOrder(), package: null }));
  expect(await screen.findByRole('heading', { level: 1, name: 'From the menu' })).toBeVisible();
  expect(screen.getAllByText(/#12/)).toHaveLength(1);
});

it('says the dietary marks of each dish and what is in it, what comes with every order, and what is brought beside the food', async () => {
  await open(path, apiWith());
  const ordered = await screen.findByRole('list', { name: 'Ordered' });
  expect(within(ordered).getByText('Mushroom').closest('li')).toHaveTextContent(
    /^8MushroomVVegetarianContains fish$/,
  );
  const along = screen.getByRole('list', { name: 'Comes with every order' });
  expect(along).toHaveTextContent('Rice and beansVGVeganFor the whole headcount · Contains soy');
  expect(screen.getByText('Plates and napkins, Serving utensils')).toBeVisible();
});

it('says what people ask for of the meals that they picked, and of which', async () => {
  const note = 'Allergic to sesame: please keep it away.';
  await open(path, apiWith(anOrder({ meal_notes: [{ name: 'Theo Park', dish: 'Mushroom', note }] })));
  const asked = await screen.findByRole('list', { name: 'What people ask for' });
  expect(asked).toHaveTextContent(`${note}Mushroom for Theo Park`);
});

it.each([
  ['fulfilled', 1],
  ['canceled', 0],
] as const)('of an order that is %s it says the payout %i times', async (status, times) => {
  const order = { ...anOrder(), status };
  await open(path, apiWith(order));
  await screen.findByRole('heading', { name: 'To cook' });
  expect(screen.queryAllByRole('heading', { name: 'Your payout' })).toHaveLength(times);
});

it.each([true, false])('links the labels of its portions where there are some: %s', async (print_labels) => {
  const order = anOrder();
  await open(path, apiWith({ ...order, can: { ...order.can, print_labels } }));
  await screen.findByRole('heading', { name: 'To cook' });
  const links = screen.queryAllByRole('link', { name: 'Labels (PDF)' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    print_labels ? ['/cpi/v1/caterer/orders/12/labels'] : [],
  );
});

it('says that nothing is to be cooked while its payment is held, and until when', async () => {
  const held = anOrder({ payment_held_until: '2026-12-01T18:00:00.000Z', time_zone: 'America/New_York' });
  await open(path, apiWith(held));
  expect(await screen.findByText(/may choose another one until Tue 12\/01\/2026, 1:00 pm/)).toBeVisible();
});

describe('what is to be answered', () => {
  const wide = window.matchMedia.bind(window);
  afterEach(() => {
    window.matchMedia = wide;
  });
  const isBeforeTheFood = async () => {
    await open(path, apiWith());
    const answer = await screen.findByRole('button', { name: 'Accept order' });
    const food = screen.getByRole('heading', { name: 'To cook' });
    return Boolean(answer.compareDocumentPosition(food) & Node.DOCUMENT_POSITION_FOLLOWING);
  };

  it('stands beside the food on a wide screen', async () => {
    expect(await isBeforeTheFood()).toBe(false);
  });
  it('stands before the food on a tablet, where it would be at the end of the page', async () => {
    window.matchMedia = (query) => ({ ...wide(query), matches: query.includes('max-width') });
    expect(await isBeforeTheFood()).toBe(true);
  });
});

it('marks in the history what came to nothing', async () => {
  const entry = { by: 'Farah', acting_as: null, at: '2026-11-20T10:00:00.000Z' };
  const history = [
    { ...entry, id: 1, kind: 'submitted', text: 'Order placed' },
    { ...entry, id: 2, kind: 'change_declined', text: 'Changes declined by the caterer' },
  ];
  await open(path, apiWith(anOrder({ history })));
  const list = await screen.findByRole('list', { name: 'What happened so far' });
  expect(within(list).getByText('Order placed')).toHaveTextContent('(done)');
  expect(within(list).getByText('Changes declined by the caterer')).toHaveTextContent('(stopped)');
});

it('says where nobody knows any more what came along', async () => {
  const api = apiWith(anOrder({ included: null }));
  await open(path, api);
  expect(await screen.findByText(/Your menu has changed since this order was placed/)).toBeVisible();
});

it('asks again for an order that did not come', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const api = new FakeApi().on(
    'get',
    '/cpi/v2/caterer/orders/{id}',
    () => new Refusal(500, 'internal', { message: 'No order now.' }),
  );
  await open(path, api);
  expect(await screen.findByRole('alert')).toHaveTextContent('No order now.');
  api.on('get', '/cpi/v2/caterer/orders/{id}', () => anOrder());
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Taco bar' })).toBeVisible();
});
