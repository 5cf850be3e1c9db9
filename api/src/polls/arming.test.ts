import { sql } from '../database';
import {
  addFor,
  apply,
  arm,
  armed,
  base,
  change,
  colleague,
  errorOf,
  inHours,
  orderOf,
  pollOf,
  polledCart,
  usePolls,
} from './poll.factory';

usePolls();
jest.setTimeout(60_000);

describe('arming', () => {
  test.each([
    ['without a limit', { maximum_total: undefined }, 422, 'maximum_total'],
    ['without auto-submit', { auto_submit: false }, 422, 'auto_submit'],
  ])('%s is refused by its field', async (_what, wish, status, field) => {
    const cart = await polledCart();
    const refused = errorOf(await arm(cart, wish).expect(status));
    expect(Object.keys(refused.fields)).toEqual([field]);
    expect((await pollOf(cart)).scheduled_at).toBeNull();
  });

  test('leaves time to place the order after the end', async () => {
    const cart = await polledCart();
    await sql.rows('update order_polls set expires_at = $2 where code = $1', [
      cart.code,
      cart.poll.latest_end,
    ]);
    const refused = errorOf(await arm(cart).expect(422));
    expect(refused.fields).toEqual({ end_time: ['after_cutoff'] });
  });

  test.each(['delivery_area_minimum', 'availability'])(
    'lets the check of %s pass for a site admin alone',
    async (check) => {
      const cart = await polledCart();
      await arm(cart, {}, { ignore_checks: { [check]: true } }).expect(403);
      await arm(cart, {}, { ignore_checks: { simultaneous_delivery: true } }).expect(200);
    },
  );

  test('is refused with what stands against the order, save for what the poll brings', async () => {
    const cart = await polledCart();
    await cart.orderer
      .patch(`${base}/orders/${cart.orderId}`)
      .send({ order: { credit_card_id: null } })
      .expect(200);
    expect(Object.keys(errorOf(await arm(cart).expect(422)).fields)).toEqual(['credit_card_id']);
  });

  test('is for who may send the order', async () => {
    const cart = await polledCart();
    const { person } = await colleague(cart, 'orderer');
    await arm({ ...cart, orderer: person }).expect(403);
    const { person: admin } = await colleague(cart, 'admin');
    // With the organization's card, which an admin may charge.
    await arm({ ...cart, orderer: admin }).expect(200);
  });
});

test('[POLL-04] [POLL-05] [OPERM-08] a scheduled poll makes its order read-only, until it is taken off', async () => {
  const cart = await armed();
  const at = `${base}/orders/${cart.orderId}`;
  const { orderer } = cart;
  const order = await orderOf(cart);
  expect(order.can).toMatchObject({ edit: false, edit_address: false, edit_payment: false, submit: false });
  const patch = (changes: object) => orderer.patch(at).send({ order: changes });
  const [first = 0, second = 0] = cart.options;
  const choice = order.chosen_options.find(({ option_id }) => option_id === first)?.item_id;
  const calls = [
    patch({ headcount: 25 }),
    patch({ chosen_options: [{ option_id: first, qty: 20 }] }),
    patch({ formatted_address: '1 Main St, New York, NY 10001' }),
    patch({ coupon_code: 'ANY' }),
    patch({ tip: 5 }),
    patch({ credit_card_id: null }),
    patch({ contact_name: 'Robin' }),
    orderer.post(`${at}/package/items/${choice}/options`).send({ combo_of: [first, second] }),
    orderer.post(`${at}/reset_choices`).send({}),
    orderer.post(`${at}/submit`).send({}),
    orderer.post(`${at}/payment_asks`).send({ ask: { email: 'somebody@example.com' } }),
    orderer.delete(at),
    apply(cart),
    change(cart, inHours(10)),
  ];
  for (const call of calls) {
    const answer = await call;
    expect([answer.status, errorOf(answer).code]).toEqual([409, 'order-poll_scheduled']);
  }
  // The poll still accepts answers.
  await addFor(cart, { package_item_option_id: first }).expect(201);
  await change(cart, { scheduled_at: null }).expect(200);
  expect(await pollOf(cart)).toMatchObject({ auto_submit: false, scheduled_at: null });
  await patch({ contact_name: 'Robin' }).expect(200);
});
