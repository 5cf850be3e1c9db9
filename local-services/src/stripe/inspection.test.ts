import { createWorld, type World } from '../testing/world';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

it('shows every payment with what was captured and given back, as data and as a page', async () => {
  const customer = await world.stripe.customers.create({});
  const method = await world.stripe.paymentMethods.attach('pm_card_visa', { customer: customer.id });
  const intent = await world.stripe.paymentIntents.create({
    amount: 5000,
    currency: 'usd',
    customer: customer.id,
    payment_method: method.id,
    capture_method: 'manual',
    confirm: true,
    off_session: true,
    allowed_payment_method_types: ['card'],
    metadata: { order: '<b>17</b>' },
  });
  await world.stripe.paymentIntents.capture(intent.id, { amount_to_capture: 4000 });
  await world.stripe.refunds.create({ payment_intent: intent.id, amount: 500 });

  const data: unknown = await (await fetch(world.url('/local/stripe/payment_intents.json'))).json();
  expect(data).toMatchObject({
    count: 1,
    records: [
      {
        id: intent.id,
        status: 'succeeded',
        amount: 5000,
        amount_captured: 4000,
        amount_refunded: 500,
        captured: true,
        metadata: { order: '<b>17</b>' },
      },
    ],
  });
  const page = await (await fetch(world.url('/local/stripe'))).text();
  expect(page).toContain('$50.00');
  expect(page).toContain('&lt;b&gt;17&lt;/b&gt;');
  expect(page).not.toContain('<b>17</b>');
});
