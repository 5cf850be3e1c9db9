import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aPreview } from '../../test/fixtures';
import { answering, basket, findAdd, findMore, path, preview, salad, selling, start } from '../../test/menu';
import { onPhone, open } from '../../test/render';
import { Refusal } from '../../test/server';

beforeEach(() => sessionStorage.clear());

const lost = "We couldn't find this address. Please try another one.";
const notFound = {
  order: null,
  error: new Refusal(422, 'packages-address_not_found', {
    message: lost,
    fields: { formatted_address: ['not_found'] },
    field_errors: { formatted_address: [lost] },
  }).body,
  search_params: {},
};
const undeliverable = new Refusal(422, 'packages-address_undeliverable', {
  message: 'Sorry.',
  fields: { kitchen_delivery_area: ['blank'] },
}).body;
const notServed = /^Sorry, the caterer doesn't deliver to this address/;
const { pricing } = aPreview();
const undelivered = { ...pricing, lines: pricing.lines.filter(({ code }) => code !== 'delivery') };

describe('the total of a basket', () => {
  it.each([
    ['whose address can not be found', () => notFound],
    ['that can not be asked about', () => new Refusal(422, 'invalid', { message: lost })],
    ['of which no answer comes', () => new Refusal(500, 'server_error', { message: lost })],
  ])('is no earlier one for one %s', async (_what, answer) => {
    const user = userEvent.setup();
    const { server } = await open(path, { server: selling() });
    await user.click(await findAdd());
    expect(await basket().findByText('$96.81')).toBeVisible();
    expect(basket().getByText('Delivery minimum')).toBeInTheDocument();
    server.on('post', preview, answer);
    await user.click(await findMore());
    expect(await basket().findByText(lost)).toBeVisible();
    for (const told of ['$96.81', 'Food', 'Delivery minimum'])
      expect(basket().queryByText(told)).not.toBeInTheDocument();
    await user.click(await findMore());
    expect(basket().queryByText('$96.81')).not.toBeInTheDocument();
    await waitFor(() => expect(server.bodies('post', preview)).toHaveLength(3));
    expect(basket().queryByText('$96.81')).not.toBeInTheDocument();
  });

  it('stays dimmed while the next one is worked out', async () => {
    const user = userEvent.setup();
    const { server } = await open(path, { server: selling() });
    await user.click(await findAdd());
    const total = await basket().findByText('$96.81');
    expect(total.closest('[aria-busy]')).toBeNull();
    server.on('post', preview, () => new Promise(() => {}));
    await user.click(await findMore());
    expect(total.closest('[aria-busy]')).not.toBeNull();
  });

  it('does not stand beside an error, nor does what it would lack', async () => {
    const user = userEvent.setup();
    const server = selling().on('post', preview, () => answering({ pricing: undelivered }, undeliverable));
    await open(path, { server });
    await user.click(await findAdd());
    expect(await basket().findByText(notServed)).toBeVisible();
    expect(basket().getByText('No price yet')).toBeVisible();
    expect(basket().queryByText('$381.31')).not.toBeInTheDocument();
    expect(basket().queryByText(/^The delivery fee depends/)).not.toBeInTheDocument();
  });
});

it('says that a preview failed, and asks again by a press', async () => {
  const user = userEvent.setup();
  const server = selling().on('post', preview, () => new Refusal(500, 'server_error', { message: lost }));
  await open(path, { server });
  await user.click(await findAdd());
  expect(await basket().findByRole('alert')).toHaveTextContent(lost);
  server.on('post', preview, () => answering());
  await user.click(basket().getByRole('button', { name: 'Try again' }));
  expect(await basket().findByText('$381.31')).toBeVisible();
  expect(basket().queryByRole('alert')).not.toBeInTheDocument();
});

it('says the delivery minimum once, by what is missing, beside the total', async () => {
  const user = userEvent.setup();
  const minimum = 'This address has a delivery minimum of $100.00; please add $94.50 of food.';
  const server = selling().on('post', preview, () =>
    answering(
      { delivery_minimum: 100, delivery_shortfall: 94.5 },
      new Refusal(422, 'submit_order-delivery_minimum_not_satisfied', {
        message: minimum,
        fields: { delivery_area: ['greater_than_or_equal_to'] },
        field_errors: { delivery_area: [minimum] },
      }).body,
    ),
  );
  await open(path, { server });
  await user.click(await findAdd());
  expect(await basket().findByText('$94.50 more of food to reach $100.00')).toBeVisible();
  expect(basket().getByText('$381.31')).toBeVisible();
  expect(screen.queryByText(minimum)).not.toBeInTheDocument();
});

it('multiplies each line by what its dish costs by now, and says that it moved', async () => {
  const user = userEvent.setup();
  const server = selling().on('post', preview, ({ body }) => {
    const qty = body.order?.menu_items?.[0]?.qty ?? 0;
    const line = { menu_item_id: salad.id, name: salad.name, qty, unit_price: 6, price: 6 * qty };
    const rest = { modifiers: [], note: '', for_name: null, offered: true, portions: qty };
    return answering({ menu_items: [{ ...line, ...rest, allergens: [], dietary_tags: [] }] });
  });
  await open(path, { server });
  await user.click(await findAdd());
  const moved = 'The price of Kachumber salad moved while you were here: it is $6.00 now, and was $5.50.';
  expect(await basket().findByText(moved)).toBeVisible();
  const lines = screen.getByRole('list', { name: 'In your order' });
  expect(lines).toHaveTextContent('$6.00');
  await user.click(await findMore());
  expect(lines).toHaveTextContent('$12.00');
});

describe('on a phone', () => {
  let wide: () => void;
  beforeEach(() => {
    wide = onPhone();
  });
  afterEach(() => wide());

  it('the bar has the total, and its sheet the basket', async () => {
    const user = userEvent.setup();
    await open(path, { server: selling() });
    await user.click(await findAdd());
    await user.click(await screen.findByRole('button', { name: /\$96\.81 all in/ }));
    const sheet = await screen.findByRole('dialog', { name: 'What it comes to' });
    expect(sheet).toHaveTextContent('Kachumber salad');
    expect(sheet).toHaveTextContent('$94.50 more of food to reach $100.00');
  });

  it('the bar says in place of a total what stands against the order', async () => {
    const user = userEvent.setup();
    const server = selling().on('post', preview, () => answering({ pricing: undelivered }, undeliverable));
    await open(path, { server });
    await user.click(await findAdd());
    expect(await screen.findByRole('button', { name: 'No price yet' })).toBeVisible();
    const bar = start().parentElement;
    expect(bar).toHaveTextContent(notServed.source.slice(1));
    expect(bar).not.toHaveTextContent('$381.31');
  });

  it('the bar says that no answer came', async () => {
    const user = userEvent.setup();
    const server = selling().on('post', preview, () => new Refusal(500, 'server_error', { message: lost }));
    await open(path, { server });
    await user.click(await findAdd());
    await screen.findByRole('button', { name: 'No price yet' });
    expect(start().parentElement).toHaveTextContent(lost);
  });
});
