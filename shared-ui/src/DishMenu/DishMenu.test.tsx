import { connectShell } from '@copper-carrot/contracts/runtime';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { useState } from 'react';
import { type BasketLine, type Dish } from './basket';
import { BasketLines } from './BasketLines';
import { DishMenu } from './DishMenu';

connectShell({
  useUser: () => null,
  user: () => null,
  refetchUser: () => Promise.resolve(null),
  callContext: () => ({}),
  signOut: () => Promise.resolve(),
  openAuth: () => Promise.resolve(false),
  notify: () => undefined,
  showLoading: () => () => undefined,
  report: () => undefined,
});

const dish = (id: number, values: Partial<Dish> = {}): Dish => ({
  id,
  menu_id: 1,
  menu_category_id: 11,
  source_item_id: null,
  name: `Dish ${id}`,
  description: '',
  price: 10,
  serves: 1,
  dietary_tags: [],
  allergens: [],
  image: { url: '', alt: '' },
  modifier_groups: [],
  ...values,
});
const menu = {
  id: 1,
  name: 'Catering menu',
  allergens_stated_on: '2026-03-02',
  menu_categories: [
    { id: 10, parent_id: null, name: 'Indian' },
    { id: 11, parent_id: 10, name: 'Mains' },
    { id: 12, parent_id: 10, name: 'Sides' },
  ],
};
const items = [
  dish(1, {
    name: 'Goan fish curry',
    price: 12.25,
    allergens: ['fish', 'milk'],
    modifier_groups: [
      {
        id: 5,
        name: 'Heat',
        minimum: 1,
        maximum: 1,
        modifiers: [
          { id: 51, name: 'Mild', price: 0, allergens: [] },
          { id: 52, name: 'Hot', price: 0.5, allergens: ['peanuts'] },
        ],
      },
    ],
  }),
  dish(2, {
    ...{ name: 'Goan fish curry, tray for ten', source_item_id: 1, price: 110, serves: 10 },
    allergens: ['fish', 'milk'],
  }),
  dish(3, { name: 'Açorda salad', menu_category_id: 12, dietary_tags: ['vegan', 'contains_nuts'], price: 5 }),
];

function Ordering({ start = [], items: offered = items }: { start?: BasketLine[]; items?: Dish[] }) {
  const [lines, setLines] = useState(start);
  return (
    <>
      <DishMenu menus={[menu]} items={offered} lines={lines} onChange={setLines} />
      <BasketLines items={offered} lines={lines} onChange={setLines} nameOf={() => 'Lost dish'} />
      <output aria-label="Lines">{JSON.stringify(lines)}</output>
    </>
  );
}
const linesNow = () =>
  JSON.parse(screen.getByRole('status', { name: 'Lines' }).textContent || '[]') as BasketLine[];
const basket = () => screen.getByRole('list', { name: 'In your order' });

describe('a menu to order from', () => {
  it('[MENU-02] [MENU-03] shows categories under their parents, and variations under their dish', async () => {
    const { container } = render(<Ordering />);
    expect(screen.getByRole('region', { name: 'Indian: mains' })).toBeVisible();
    const variations = screen.getByRole('list', { name: 'Also of Goan fish curry' });
    expect(within(variations).getByText('Goan fish curry, tray for ten')).toBeVisible();
    const jumps = screen.getByRole('navigation', { name: 'Parts of the menu' });
    const link = within(jumps).getByRole('link', { name: 'Indian: sides' });
    const target = link.getAttribute('href')?.slice(1) ?? '';
    expect(document.getElementById(target)).toBe(screen.getByRole('region', { name: 'Indian: sides' }));
    expect((await axe(container)).violations).toEqual([]);
  });

  it('[MENU-02] shows a variation of another category under its dish, and adds that one itself', async () => {
    const user = userEvent.setup();
    const bowl = dish(4, { name: 'Goan fish curry, small bowl', menu_category_id: 12, source_item_id: 1 });
    render(<Ordering items={[...items, bowl]} />);
    const variations = within(screen.getByRole('list', { name: 'Also of Goan fish curry' }));
    expect(variations.getByText(bowl.name)).toBeVisible();
    expect(screen.getAllByText(bowl.name)).toHaveLength(1);
    await user.click(variations.getByRole('button', { name: `Add ${bowl.name}` }));
    expect(linesNow()).toEqual([{ menu_item_id: 4, qty: 1 }]);
    expect(basket()).toHaveTextContent(bowl.name);
  });

  it('[MENU-02] shows a variation of a variation under the dish that both are of, and beside it while that is not found', async () => {
    const half = dish(4, { name: 'Half a tray', source_item_id: 2 });
    render(<Ordering items={[...items, half]} />);
    const variations = within(screen.getByRole('list', { name: 'Also of Goan fish curry' }));
    expect(variations.getByText(items[1]!.name)).toBeVisible();
    expect(variations.getByText(half.name)).toBeVisible();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search the menu' }), 'tray');
    expect(
      within(await screen.findByRole('list', { name: `Also of ${items[1]!.name}` })).getByText(half.name),
    ).toBeVisible();
  });

  it('[MENU-02] loses no dish whose variations go in a circle', () => {
    const circle = [dish(4, { source_item_id: 5 }), dish(5, { source_item_id: 4 })];
    render(<Ordering items={[...circle, dish(6, { source_item_id: 5 })]} />);
    for (const name of ['Dish 4', 'Dish 5', 'Dish 6']) expect(screen.getAllByText(name)).toHaveLength(1);
  });

  it('[MENU-03] has no part for a category whose dishes all stand under a dish of another', () => {
    const bowl = dish(4, { menu_category_id: 12, source_item_id: 1 });
    render(<Ordering items={[items[0]!, bowl]} />);
    expect(screen.getByText(bowl.name)).toBeVisible();
    expect(screen.getByRole('region', { name: 'Indian: mains' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Indian: sides' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Indian: sides' })).not.toBeInTheDocument();
  });

  it('is searched whatever the accents, and filtered by diet', async () => {
    const user = userEvent.setup();
    render(<Ordering />);
    const howMany = within(screen.getByRole('search')).getByRole('status');
    expect(howMany).toHaveTextContent(/^3 dishes$/);
    await user.type(screen.getByRole('searchbox', { name: 'Search the menu' }), 'acorda');
    expect(screen.getByText('Açorda salad')).toBeVisible();
    expect(screen.queryByText('Goan fish curry')).toBeNull();
    expect(howMany).toHaveTextContent(/^1 of 3 dishes$/);
    await user.click(screen.getByRole('row', { name: 'No nuts' }));
    expect(await screen.findByText('No dish like that')).toBeVisible();
    expect(howMany).toHaveTextContent(/^0 of 3 dishes$/);
  });

  it('takes a plain dish by one press, and counts it from then on', async () => {
    const user = userEvent.setup();
    render(<Ordering />);
    await user.click(screen.getByRole('button', { name: 'Add Açorda salad' }));
    await user.click(screen.getByRole('button', { name: 'More Açorda salad' }));
    expect(linesNow()).toEqual([{ menu_item_id: 3, qty: 2 }]);
    await user.click(within(basket()).getByRole('button', { name: 'Take Açorda salad off, line 1' }));
    expect(linesNow()).toEqual([]);
  });

  it.each([
    ['taken off', 'Take Açorda salad off, line 1'],
    ['counted down', 'Fewer Açorda salad, line 1'],
  ])(
    'keeps whoever goes by keyboard at the order, and off its next line, when one is %s',
    async (_how, name) => {
      const user = userEvent.setup();
      const noted = { menu_item_id: 3, qty: 2, note: 'No onions' };
      render(<Ordering start={[{ menu_item_id: 3, qty: 1 }, noted]} />);
      within(basket()).getByRole('button', { name }).focus();
      await user.keyboard('{Enter}');
      expect(linesNow()).toEqual([noted]);
      expect(screen.getByRole('group', { name: 'What you order' })).toHaveFocus();
    },
  );

  it('keeps whoever goes by keyboard at the dish, whatever takes its button’s place', async () => {
    const user = userEvent.setup();
    render(<Ordering />);
    screen.getByRole('button', { name: 'Add Açorda salad' }).focus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'More Açorda salad' })).toHaveFocus();
    await user.tab({ shift: true });
    await user.keyboard('{ArrowDown}');
    expect(linesNow()).toEqual([]);
    expect(screen.getByRole('button', { name: 'Add Açorda salad' })).toHaveFocus();
  });

  it('says what is in an addition where it is chosen, and what the dish comes to hold with it, in the order too', async () => {
    const user = userEvent.setup();
    render(<Ordering />);
    await user.click(screen.getByRole('button', { name: 'Add Goan fish curry …' }));
    const dialog = await screen.findByRole('dialog', { name: 'Goan fish curry' });
    const held = () => within(dialog).getAllByRole('status')[0];
    expect(held()).toHaveTextContent(/^Contains milk and fish\.$/);
    expect(within(dialog).getByText('Contains peanuts')).toBeVisible();
    await user.click(within(dialog).getByRole('radio', { name: /^Hot/ }));
    expect(held()).toHaveTextContent(/^Contains milk, fish, and peanuts, with what you add\.$/);
    expect((await axe(dialog)).violations).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: /^Add · / }));
    expect(within(basket()).getByText('Hot · Contains milk, fish, and peanuts')).toBeVisible();
  });

  it('marks a dish by what it holds with what is added to it', async () => {
    const modifiers = [
      { id: 71, name: 'Rice', price: 0, allergens: [] },
      { id: 72, name: 'Naan', price: 0, allergens: ['wheat' as const] },
    ];
    const tikka = dish(4, {
      name: 'Tikka',
      dietary_tags: ['gluten_free'],
      modifier_groups: [{ id: 7, name: 'With', minimum: 1, maximum: 1, modifiers }],
    });
    const user = userEvent.setup();
    render(<Ordering items={[tikka]} />);
    await user.click(screen.getByRole('button', { name: 'Add Tikka …' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Tikka' }));
    expect(dialog.getByText('Gluten free')).toBeVisible();
    await user.click(dialog.getByRole('radio', { name: /^Naan/ }));
    expect(dialog.queryByText('Gluten free')).not.toBeInTheDocument();
    await user.click(dialog.getByRole('radio', { name: /^Rice/ }));
    expect(dialog.getByText('Gluten free')).toBeVisible();
  });

  it('asks what a dish needs to have said, and keeps the same dish said otherwise in a line of its own', async () => {
    const user = userEvent.setup();
    render(<Ordering />);
    const add = async (heat: string, note: string) => {
      await user.click(screen.getByRole('button', { name: 'Add Goan fish curry …' }));
      const dialog = await screen.findByRole('dialog', { name: 'Goan fish curry' });
      await user.click(within(dialog).getByRole('button', { name: /^Add · / }));
      expect(within(dialog).getByText('Please choose at least one.')).toBeVisible();
      expect(within(dialog).getByRole('radio', { name: 'Mild' })).toHaveFocus();
      await user.click(within(dialog).getByRole('radio', { name: new RegExp(`^${heat}`) }));
      if (note) await user.type(within(dialog).getByRole('textbox', { name: 'Note for the kitchen' }), note);
      await user.click(within(dialog).getByRole('button', { name: /^Add · / }));
    };
    await add('Hot', '');
    await add('Hot', '');
    await add('Hot', 'No rice');
    const hot = [{ modifier_id: 52, qty: 1 }];
    expect(linesNow()).toEqual([
      { menu_item_id: 1, qty: 2, modifiers: hot },
      { menu_item_id: 1, qty: 1, modifiers: hot, note: 'No rice' },
    ]);
    expect(within(basket()).getByText('$25.50')).toBeVisible();

    await user.click(within(basket()).getByRole('button', { name: 'Edit Goan fish curry, line 2' }));
    const dialog = await screen.findByRole('dialog', { name: 'Goan fish curry' });
    await user.clear(within(dialog).getByRole('textbox', { name: 'Note for the kitchen' }));
    await user.click(within(dialog).getByRole('button', { name: /^Save · / }));
    expect(linesNow()).toEqual([{ menu_item_id: 1, qty: 3, modifiers: hot }]);
  });

  it('leads to the additions that are still to be chosen', async () => {
    const user = userEvent.setup();
    const group = {
      ...{ id: 9, name: 'Toppings', minimum: 2, maximum: 3 },
      modifiers: ['Nuts', 'Seeds', 'Herbs'].map((name, at) => ({
        id: 91 + at,
        name,
        price: 0,
        allergens: [],
      })),
    };
    const topped = dish(4, { name: 'Dal', modifier_groups: [group] });
    render(<BasketLines items={[topped]} lines={[{ menu_item_id: 4, qty: 1 }]} onChange={() => undefined} />);
    await user.click(within(basket()).getByRole('button', { name: 'Edit Dal, line 1' }));
    const dialog = await screen.findByRole('dialog', { name: 'Dal' });
    await user.click(within(dialog).getByRole('textbox', { name: 'Whose it is' }));
    await user.click(within(dialog).getByRole('button', { name: /^Save · / }));
    const toppings = within(dialog).getByRole('group', { name: /^Toppings/ });
    expect(toppings).toHaveAccessibleDescription('Please choose at least 2.');
    expect(within(toppings).getByRole('checkbox', { name: 'Nuts' })).toHaveFocus();
  });

  it('names what its menu has lost, which can only be taken off', () => {
    render(<Ordering start={[{ menu_item_id: 99, qty: 2 }]} />);
    const line = within(basket()).getByRole('listitem');
    expect(line).toHaveTextContent('Lost dish is not on the menu any more.');
    expect(within(line).getAllByRole('button')).toHaveLength(1);
  });
});

it('says of a variation what is in it, beside its marks and its own way into the order', () => {
  const { rerender } = render(<DishMenu menus={[menu]} items={items} />);
  const variations = () => screen.getByRole('list', { name: 'Also of Goan fish curry' });
  expect(within(variations()).getByText('Contains fish and milk')).toBeVisible();
  const other = items.map((item) =>
    item.id === 2 ? { ...item, allergens: ['fish' as const, 'wheat' as const] } : item,
  );
  rerender(<DishMenu menus={[menu]} items={other} />);
  expect(within(variations()).getByText('Contains fish and wheat')).toBeInTheDocument();
});

it('says what its restaurant said is in each dish and when, or that they never did', () => {
  const { rerender } = render(<DishMenu menus={[menu]} items={items} />);
  expect(screen.getAllByText('Contains fish and milk')).toHaveLength(2);
  expect(screen.getByText(/stated the allergens on .*2026/)).toBeInTheDocument();
  rerender(<DishMenu menus={[{ ...menu, allergens_stated_on: null }]} items={items} />);
  expect(
    screen.getByText(
      /has not confirmed the allergens: a dish may contain more than it says\. Ask them before/,
    ),
  ).toBeInTheDocument();
  const bare = items.map((item) => ({ ...item, allergens: [] }));
  rerender(<DishMenu menus={[{ ...menu, allergens_stated_on: null }]} items={bare} />);
  expect(screen.getByText(/has not stated allergens\. Ask them before you order/)).toBeInTheDocument();
  // What is searched for changes nothing of what was said of the whole.
  rerender(<DishMenu menus={[{ ...menu, allergens_stated_on: null }]} items={items} />);
  const plain = items.find(({ allergens }) => allergens.length === 0)!;
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search the menu' }), {
    target: { value: plain.name },
  });
  expect(screen.queryByText('Contains fish and milk')).toBeNull();
  expect(screen.getByText(/has not confirmed the allergens/)).toBeInTheDocument();
});

it('sorts a menu once for what is sought, however often what is ordered of it changes', () => {
  let read = 0;
  const counted = items.map((each) => ({
    ...each,
    get source_item_id() {
      read += 1;
      return each.source_item_id;
    },
  }));
  const { rerender } = render(<DishMenu menus={[menu]} items={counted} onChange={() => undefined} />);
  const once = read;
  rerender(
    <DishMenu
      {...{ menus: [menu], items: counted, lines: [{ menu_item_id: 3, qty: 2 }], onChange: () => undefined }}
    />,
  );
  expect(screen.getByRole('textbox', { name: items[2]!.name })).toHaveValue('2');
  expect(read).toBe(once);
});
