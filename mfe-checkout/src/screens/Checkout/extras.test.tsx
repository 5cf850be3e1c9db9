import { Refusal } from '@copper-carrot/contracts/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anOrder, sides } from '../../test/fixtures';
import { faultsOf, fill, open as openAt } from '../../test/render';
import { FakeServer, orderPath } from '../../test/server';

beforeEach(() => sessionStorage.clear());

async function open(server = new FakeServer()) {
  await openAt('/orders/12/checkout', server);
  await screen.findByRole('radiogroup', { name: 'Pay with' });
  return { server, user: userEvent.setup() };
}
const extras = () => screen.getByRole('region', { name: 'Tip and coupon' });
const tip = (name: string) => within(extras()).getByRole('radio', { name });
const amount = () => within(extras()).getByRole('textbox', { name: 'Tip amount' });
const isComplete = () => extras().hasAttribute('data-complete');

describe('the tip', () => {
  test('an amount that is emptied keeps its field, saves nothing and asks for one', async () => {
    const { user, server } = await open();
    await user.click(tip('Other'));
    await user.clear(amount());
    await user.tab();
    expect(tip('Other')).toBeChecked();
    expect(amount()).toHaveValue('');
    expect(amount()).toHaveAccessibleDescription(/Please give an amount/);
    expect(isComplete()).toBe(false);
    expect(await faultsOf(extras())).toEqual([]);
    // Longer than the delay before a typed amount is sent.
    await new Promise((done) => setTimeout(done, 700));
    expect(server.patches()).toEqual([]);
    await user.type(amount(), '40');
    await user.tab();
    await waitFor(() => expect(server.patches()).toEqual([{ order: { tip: 40 } }]));
    expect(amount()).not.toHaveAccessibleDescription();
    expect(isComplete()).toBe(true);
  });

  test('a share that is pressed instead takes the field and what it said away', async () => {
    const { user, server } = await open();
    await user.click(tip('Other'));
    await user.clear(amount());
    await user.tab();
    await user.click(tip('12%'));
    await waitFor(() => expect(server.patches()).toEqual([{ order: { tip: 34.8 } }]));
    expect(within(extras()).queryByRole('textbox', { name: 'Tip amount' })).toBeNull();
    expect(screen.queryByText(/Please give an amount/)).toBeNull();
  });
});

describe('a large tip', () => {
  const hint = 'This tip is more than the food itself ($290.00).';
  const give = async (user: ReturnType<typeof userEvent.setup>, sum: string) => {
    await user.clear(amount());
    await user.type(amount(), sum);
    await user.tab();
  };

  test('that is more than the food is said to be, beside its amount, and may be given', async () => {
    const { user, server } = await open();
    await user.click(tip('Other'));
    await give(user, '290');
    expect(screen.queryByText(hint)).toBeNull();
    await give(user, '290.01');
    expect(amount()).toHaveAccessibleDescription(hint);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(await faultsOf(extras())).toEqual([]);
    await waitFor(() => expect(server.patches().at(-1)).toEqual({ order: { tip: 290.01 } }));
    await user.click(tip('10%'));
    expect(screen.queryByText(hint)).toBeNull();
  });

  test('of less than nothing stays in its field, with what is wrong with it', async () => {
    const { user, server } = await open();
    await user.click(tip('Other'));
    await user.clear(amount());
    await user.paste('-5');
    await user.tab();
    expect(amount()).toHaveAccessibleDescription(/Tip amount must be at least 0\./);
    expect(amount()).toHaveValue('-$5.00');
    expect(server.patches()).toEqual([]);
  });

  test('that is refused marks its amount', async () => {
    const server = new FakeServer().on(
      'patch',
      orderPath,
      () =>
        new Refusal(422, 'record_invalid', {
          fields: { tip: ['less_than_or_equal_to'] },
          field_errors: { tip: ['is more than a card may pay'] },
        }),
    );
    const { user } = await open(server);
    await user.click(tip('Other'));
    await give(user, '9000');
    await waitFor(() => expect(amount()).toBeInvalid());
    expect(amount()).toHaveAccessibleDescription(/Tip amount is more than a card may pay\./);
    expect(screen.getAllByText(/Tip amount is more than a card/)).toHaveLength(1);
  });
});

describe('a share of the food', () => {
  /** Prices food by headcount and keeps a fixed tip, as the API does. */
  const pricing = (tipSum: number) => {
    const server = new FakeServer();
    server.choices = [sides];
    const priced = (order_items_price: number, sum: number) => ({
      ...anOrder().pricing,
      order_items_price,
      tip: sum,
    });
    server.order = anOrder({ pricing: priced(290, tipSum) });
    return server.on('patch', orderPath, ({ body: { order } }) => {
      const { pricing: before, headcount, lock_version } = server.order;
      const people = order.headcount ?? headcount;
      const food = people === 40 ? 580 : 290;
      server.order = anOrder({
        headcount: people,
        lock_version: lock_version + 1,
        pricing: priced(food, order.tip ?? before.tip),
      });
      return server.order;
    });
  };
  const double = () => {
    const field = screen.getByRole('textbox', { name: 'Headcount' });
    fireEvent.focus(field);
    fireEvent.change(field, { target: { value: '40' } });
    fireEvent.blur(field);
  };

  test('follows the food when the headcount changes', async () => {
    const { server } = await open(pricing(43.5));
    expect(tip('15%')).toBeChecked();
    double();
    await waitFor(() =>
      expect(server.patches()).toEqual([
        { order: { headcount: 40 }, should_redistribute: true },
        { order: { tip: 87 } },
      ]),
    );
    await waitFor(() => expect(tip('15%')).toBeChecked());
  });

  test.each([
    ['another sum', 33.33, 'Other'],
    ['no tip', 0, 'No tip'],
  ])('is not made of %s', async (_what, sum, shown) => {
    const { server } = await open(pricing(sum));
    double();
    await waitFor(() => expect(server.patches()).toHaveLength(1));
    await waitFor(() => expect(screen.getByText(/40 people ×/)).toBeVisible());
    expect(tip(shown)).toBeChecked();
    expect(server.patches()).toEqual([{ order: { headcount: 40 }, should_redistribute: true }]);
  });

  test('is not made of a sum that was typed and happens to be one', async () => {
    const { user, server } = await open(pricing(33.33));
    await user.clear(amount());
    await user.type(amount(), '43.50');
    await user.tab();
    await waitFor(() => expect(server.patches()).toEqual([{ order: { tip: 43.5 } }]));
    double();
    await waitFor(() => expect(screen.getByText(/40 people ×/)).toBeVisible());
    expect(amount()).toHaveValue('$43.50');
    expect(server.patches()).toHaveLength(2);
  });

  test('goes along before the order is placed', async () => {
    const { user, server } = await open(pricing(43.5));
    double();
    await user.click(screen.getByRole('button', { name: 'Place order' }));
    await screen.findByTestId('elsewhere');
    expect(server.patches()).toEqual([
      { order: { headcount: 40 }, should_redistribute: true },
      { order: { tip: 87 } },
    ]);
    const sent = server.calls.filter(({ method, url }) => method === 'patch' || url.endsWith('/submit'));
    expect(sent.map(({ method }) => method)).toEqual(['patch', 'patch', 'post']);
  });
});

describe('a coupon code that nobody knows', () => {
  const refusing = () => {
    const server = new FakeServer();
    const pass = () => (server.order = anOrder({ pricing: { ...anOrder().pricing, tip: 34.8 } }));
    return server.on('patch', orderPath, ({ body }) =>
      body.order.coupon_code === undefined
        ? pass()
        : new Refusal(422, 'order-coupon_not_applicable', {
            fields: { coupon_code: ['unknown'] },
            field_errors: { coupon_code: ['is not a coupon that we know'] },
          }),
    );
  };
  const code = () => screen.getByRole('textbox', { name: /Coupon code/ });

  test('[PAY-05] is called unknown at its field, and the part is neither done nor saved meanwhile', async () => {
    const { user } = await open(refusing());
    expect(isComplete()).toBe(true);
    fill(/Coupon code/, 'NOPE');
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    await waitFor(() =>
      expect(code()).toHaveAccessibleDescription(
        'We don’t know this coupon code. Check it, or remove the coupon.',
      ),
    );
    await user.click(tip('12%'));
    await waitFor(() => expect(tip('12%')).toBeChecked());
    expect(code()).toHaveAccessibleDescription(/We don’t know this coupon code/);
    expect(code()).toBeInvalid();
    expect(isComplete()).toBe(false);
    expect(within(extras()).queryByText('Saved')).toBeNull();
    await user.click(within(extras()).getByRole('button', { name: 'Remove coupon' }));
    expect(code()).toBeValid();
    expect(isComplete()).toBe(true);
  });

  test('holds the order back until it is taken away: who typed it thinks that it counts', async () => {
    const server = refusing();
    const { user } = await open(server);
    fill(/Coupon code/, 'NOPE');
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(code()).toBeInvalid());
    const submits = () => server.calls.filter(({ url }) => url.endsWith('/submit')).length;
    await user.click(screen.getByRole('button', { name: 'Place order' }));
    await waitFor(() => expect(code()).toHaveFocus());
    expect(submits()).toBe(0);
    await user.click(within(extras()).getByRole('button', { name: 'Remove coupon' }));
    await user.click(screen.getByRole('button', { name: 'Place order' }));
    await waitFor(() => expect(submits()).toBe(1));
  });
});
