import { Refusal } from '@copper-carrot/contracts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anOrder } from '../../test/fixtures';
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
    // Longer than a typed amount waits to be sent.
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
});
