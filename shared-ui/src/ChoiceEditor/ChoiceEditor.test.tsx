import type { Quantities, Schemas } from '@copper-carrot/contracts';
import { recorded } from '@copper-carrot/contracts/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { useState } from 'react';
import { ChoiceEditor } from './ChoiceEditor';
import { type ChoiceProps } from './choice-props';

/** A choice that the API answered, with what a test says of it. */
const made = (values: Partial<Schemas['Choice']>): Schemas['Choice'] => ({
  ...recorded['get /cpi/v1/orderer/orders/{id}/package/items'][200].records[0]!,
  has_choice: true,
  proper_choice_subject: 'dish',
  serving_info: '',
  maximum_choosable_options: null,
  ...values,
});
const option = (id: number, name: string, values: Partial<Schemas['Option']> = {}): Schemas['Option'] => ({
  id,
  package_item_id: 1,
  presentation_type: null,
  name,
  description: '',
  price: 0,
  dietary_tags: [],
  allergens: [],
  combo_of: [],
  ...values,
});
const mains = made({
  choice_type: 'constant_sum',
  description: 'Mains',
  increment_by: 5,
  increment_subject_plural: 'servings',
  options: [
    option(1, 'Chicken'),
    option(2, 'Tofu', { dietary_tags: ['vegan'] }),
    option(3, 'Lamb', { price: 1.5, allergens: ['milk', 'tree_nuts'] }),
  ],
});
const sides = made({
  choice_type: 'choose_up_to',
  description: 'Sides',
  increment_by: 1,
  maximum_choosable_options: 2,
  options: [option(11, 'Rice'), option(12, 'Naan', { price: 1 }), option(13, 'Raita')],
});

function edit(choice: Schemas['Choice'], start: Quantities, props: Partial<ChoiceProps> = {}) {
  let chosen = start;
  function Page() {
    const [quantities, setQuantities] = useState(start);
    chosen = quantities;
    return (
      <ChoiceEditor
        {...{ choice, quantities }}
        headcount={20}
        mostOfOption={10_000}
        onChange={setQuantities}
        {...props}
      />
    );
  }
  const { container } = render(<Page />);
  return { container, user: userEvent.setup(), chosen: () => chosen };
}
const press = (name: string) => screen.getByRole('button', { name });

test('counts in increments to the headcount, fits and splits on request, and touches no other choice', async () => {
  const { container, user, chosen } = edit(mains, { 1: 20, 11: 20 });
  const status = screen.getByRole('status');
  expect(status).toHaveTextContent('20 of 20 servings chosen');
  await user.click(press('More Lamb'));
  expect(chosen()).toEqual({ 1: 20, 3: 5, 11: 20 });
  expect(status).toHaveTextContent('25 of 20 servings chosen · Take away 5 servings.');
  expect(screen.getByText('+$1.50 each')).toBeVisible();
  expect(screen.getByText('Contains milk and tree nuts')).toBeVisible();
  expect((await axe(container)).violations).toEqual([]);
  await user.click(press('Fit to 20'));
  expect(chosen()).toMatchObject({ 1: 15, 3: 5, 11: 20 });
  await user.click(press('Split evenly'));
  expect(chosen()).toMatchObject({ 1: 10, 2: 0, 3: 10, 11: 20 });
});

test('keeps whoever fits it by keyboard in the choice, though the button goes', async () => {
  const { user, chosen } = edit(mains, { 1: 25 }, { dense: true });
  press('Fit to 20').focus();
  await user.keyboard('{Enter}');
  expect(chosen()).toMatchObject({ 1: 20 });
  expect(screen.getByRole('group', { name: mains.description })).toHaveFocus();
});

test('is filled in by the keyboard alone', async () => {
  const { user, chosen } = edit(mains, {});
  await user.tab();
  expect(press('Split evenly')).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('textbox', { name: 'Chicken' })).toHaveFocus();
  await user.keyboard('{ArrowUp}{ArrowUp}');
  await user.tab();
  await user.keyboard('10{Tab}');
  expect(chosen()).toMatchObject({ 1: 10, 2: 10 });
  expect(screen.getByRole('status')).toHaveTextContent('20 of 20 servings chosen');
});

test.each([
  ['7', 'Tofu comes in steps of 5 servings; the nearest is 5.'],
  ['12.5', 'Tofu comes in steps of 5 servings; the nearest is 15.'],
])(
  'a quantity of %s stays as typed, with the nearest that can be cooked beside its field',
  async (typed, words) => {
    const { container, user, chosen } = edit(mains, { 1: 10 }, { error: 'Something of this choice.' });
    const field = screen.getByRole('textbox', { name: 'Tofu' });
    await user.clear(field);
    await user.type(field, `${typed}{Tab}`);
    expect(field).toHaveValue(typed);
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(words);
    expect(chosen()).toEqual({ 1: 10, 2: Number(typed) });
    // What it would take to make the headcount of that is no advice.
    expect(screen.getByRole('status')).toHaveTextContent(/servings chosen$/);
    expect(screen.queryByText('Something of this choice.')).toBeNull();
    expect((await axe(container)).violations).toEqual([]);
    await user.click(press('More Tofu'));
    expect(field).toHaveValue(typed === '7' ? '10' : '15');
    expect(field).not.toBeInvalid();
  },
);

test('more of one than there are people stays as typed, and the sum says how many are too many', async () => {
  const { user, chosen } = edit(mains, {});
  await user.type(screen.getByRole('textbox', { name: 'Tofu' }), '35{Tab}');
  expect(chosen()).toEqual({ 2: 35 });
  expect(screen.getByRole('status')).toHaveTextContent('35 of 20 servings chosen · Take away 15 servings.');
});

test('what is added by the piece says its nearest quantity, and its most', async () => {
  const lassis = made({ choice_type: 'add_on', increment_by: 6, options: [option(31, 'Mango lassi')] });
  const { user, chosen } = edit(lassis, {}, { mostOfOption: 100 });
  const field = screen.getByRole('textbox', { name: 'Mango lassi' });
  await user.type(field, '8{Tab}');
  expect(field).toHaveAccessibleDescription(/^Mango lassi comes in steps of 6 .+; the nearest is 6\.$/);
  await user.clear(field);
  await user.type(field, '600{Tab}');
  expect(field).toHaveAccessibleDescription('Mango lassi: 96 are the most.');
  expect(chosen()).toEqual({ 31: 600 });
});

test('names what has no place among so few people, and for how long it is kept', () => {
  edit(mains, { 1: 20, 2: 0 }, { before: { 1: 24, 2: 1 }, keptUntil: 'until you start the order' });
  expect(screen.getByText(/^Left out/)).toHaveTextContent(
    'Left out for 20 people: Tofu. With more people it comes back, until you start the order.',
  );
});

test('says what is wrong once, at the choice, when that is to be said', () => {
  edit(mains, { 1: 15 }, { error: 'Add 5 servings to make 20.' });
  expect(screen.getByRole('region', { name: 'Mains' })).toHaveAccessibleDescription(
    'Add 5 servings to make 20.',
  );
  expect(screen.getByRole('status')).toHaveTextContent('15 of 20 servings chosen');
  expect(screen.getByRole('status')).not.toHaveTextContent('Add 5 servings');
});

test('ticks no more than may be chosen, each enough for everyone, with what it adds', async () => {
  const { container, user, chosen } = edit(sides, { 11: 20 });
  expect(screen.getByText(/1 of up to 2 chosen/)).toBeVisible();
  expect(screen.getByText('+$1.00 per serving')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: /Naan/ }));
  expect(chosen()).toEqual({ 11: 20, 12: 20 });
  expect(screen.getByRole('checkbox', { name: 'Raita' })).toBeDisabled();
  expect((await axe(container)).violations).toEqual([]);
  await user.click(screen.getByRole('checkbox', { name: 'Rice' }));
  expect(screen.getByRole('checkbox', { name: 'Raita' })).toBeEnabled();
});

test('where one may be chosen another takes its place', async () => {
  const { user, chosen } = edit({ ...sides, maximum_choosable_options: 1 }, { 11: 20 });
  await user.click(screen.getByRole('checkbox', { name: 'Raita' }));
  expect(chosen()).toMatchObject({ 11: 0, 13: 20 });
});

test('picks one way to have it served', async () => {
  const served = made({
    choice_type: 'presentation',
    description: 'Served',
    options: [option(21, 'Buffet'), option(22, 'Boxes')],
  });
  const { user, chosen } = edit(served, { 21: 1, 1: 20 });
  await user.click(screen.getByRole('radio', { name: /Boxes/ }));
  expect(chosen()).toEqual({ 1: 20, 21: 0, 22: 1 });
});

test('inside a section it is a group, and what comes with every order is read', () => {
  const { container } = edit({ ...sides, has_choice: false }, {}, { dense: true });
  const group = screen.getByRole('group', { name: 'Sides' });
  expect(within(group).getByRole('heading', { level: 3 })).toHaveTextContent('Sides');
  expect(container.querySelector('input')).toBeNull();
});

test('offers to combine where options can be, and a dialog is given', async () => {
  const load = jest.fn((then: () => void) => void then());
  const combining: ChoiceProps['combining'] = {
    way: { intent: { onPointerEnter: () => undefined, onFocus: () => undefined }, whenThere: load },
    dialog: () => <p>Together</p>,
  };
  const { user } = edit(mains, {}, { combining });
  await user.click(press('Combine options'));
  expect(screen.getByText('Together')).toBeVisible();
  edit({ ...mains, options: mains.options.slice(0, 1) }, {}, { combining });
  expect(screen.getAllByRole('button', { name: 'Combine options' })).toHaveLength(1);
});

test.each([
  ['included', false, 25, '$95.00 for each further 25 people'],
  ['add_on', true, 1, '$95.00 for each further person'],
] as const)(
  'says what a choice that is %s charges as the headcount grows',
  (choice_type, has_choice, step, words) => {
    const napkins = made({
      ...{ choice_type, has_choice, increment_by: step, extra_headcount_price: 95 },
      description: 'Servers',
      options: [option(31, 'Server')],
    });
    const { container } = render(
      <ChoiceEditor
        choice={napkins}
        quantities={{}}
        headcount={20}
        mostOfOption={10_000}
        onChange={jest.fn()}
      />,
    );
    expect(container).toHaveTextContent(words);
  },
);

test('says of no choice a charge that it does not have', () => {
  edit(sides, {});
  expect(screen.queryByText(/for each further/)).toBeNull();
});
