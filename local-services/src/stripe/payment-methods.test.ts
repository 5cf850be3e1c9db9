import { createWorld, stripeErrorOf, type World } from '../testing/world';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const newCustomer = () =>
  world.stripe.customers.create({ email: 'ana@example.com', metadata: { team_id: '7' } });

describe('customers', () => {
  it('are created, read, changed, listed by email and deleted', async () => {
    const email = `${Date.now()}@example.com`;
    const created = await world.stripe.customers.create({ email, name: 'Ana', metadata: { a: '1', b: '2' } });
    expect(created.id).toMatch(/^cus_\w{24}$/);
    await world.stripe.customers.update(created.id, { metadata: { a: '', c: '3' }, name: 'Ana B.' });
    expect(await world.stripe.customers.retrieve(created.id)).toMatchObject({
      email,
      name: 'Ana B.',
      metadata: { b: '2', c: '3' },
    });
    expect((await world.stripe.customers.list({ email })).data).toHaveLength(1);
    expect(await world.stripe.customers.del(created.id)).toMatchObject({ id: created.id, deleted: true });
    expect(await world.stripe.customers.retrieve(created.id)).toMatchObject({ deleted: true });
    expect((await world.stripe.customers.list({ email })).data).toEqual([]);
    const error = await stripeErrorOf(world.stripe.customers.update(created.id, { name: 'X' }));
    expect(error).toMatchObject({ statusCode: 404, code: 'resource_missing' });
  });

  it('keep a default payment method, of their own only', async () => {
    const [ana, bob] = await Promise.all([newCustomer(), newCustomer()]);
    const method = await world.stripe.paymentMethods.attach('pm_card_visa', { customer: ana.id });
    const settings = { invoice_settings: { default_payment_method: method.id } };
    expect(
      (await world.stripe.customers.update(ana.id, settings)).invoice_settings.default_payment_method,
    ).toBe(method.id);
    const error = await stripeErrorOf(world.stripe.customers.update(bob.id, settings));
    expect(error.type).toBe('StripeInvalidRequestError');
  });
});

describe('payment methods', () => {
  it('are new ones each time a test card is attached', async () => {
    const customer = await newCustomer();
    const attach = (name: string) => world.stripe.paymentMethods.attach(name, { customer: customer.id });
    const visa = await attach('pm_card_visa');
    const another = await attach('pm_card_visa');
    const mastercard = await attach('pm_card_mastercard');
    expect(visa.id).not.toBe(another.id);
    expect(visa.id).toMatch(/^pm_\w{24}$/);
    expect(visa).toMatchObject({
      customer: customer.id,
      type: 'card',
      card: { brand: 'visa', last4: '4242' },
    });
    expect(mastercard.card).toMatchObject({ brand: 'mastercard', last4: '4444', funding: 'credit' });
    expect(visa.card?.fingerprint).toBe(another.card?.fingerprint);
    expect(visa.card?.exp_year).toBe(new Date().getUTCFullYear() + 1);

    const listed = await world.stripe.paymentMethods.list({ customer: customer.id, type: 'card' });
    expect(listed.data.map(({ id }) => id)).toEqual([mastercard.id, another.id, visa.id]);
    const own = await world.stripe.customers.listPaymentMethods(customer.id, { limit: 2 });
    expect(own).toMatchObject({ has_more: true, data: [{ id: mastercard.id }, { id: another.id }] });
    expect((await world.stripe.paymentMethods.retrieve(visa.id)).customer).toBe(customer.id);
  });

  it('page through with cursors in both directions', async () => {
    const customer = await newCustomer();
    const ids: string[] = [];
    for (let count = 0; count < 5; count += 1) {
      ids.unshift((await world.stripe.paymentMethods.attach('pm_card_visa', { customer: customer.id })).id);
    }
    const all: string[] = [];
    for await (const method of world.stripe.paymentMethods.list({ customer: customer.id, limit: 2 })) {
      all.push(method.id);
    }
    expect(all).toEqual(ids);
    const before = await world.stripe.paymentMethods.list({
      customer: customer.id,
      ending_before: ids[4],
      limit: 2,
    });
    expect(before.data.map(({ id }) => id)).toEqual([ids[2], ids[3]]);
  });

  it('leave their customer for good', async () => {
    const customer = await newCustomer();
    const method = await world.stripe.paymentMethods.attach('pm_card_visa', { customer: customer.id });
    expect((await world.stripe.paymentMethods.detach(method.id)).customer).toBeNull();
    expect((await world.stripe.paymentMethods.list({ customer: customer.id })).data).toEqual([]);
    const again = await stripeErrorOf(
      world.stripe.paymentMethods.attach(method.id, { customer: customer.id }),
    );
    expect(again.message).toContain('may not be used again');
  });

  it.each([
    ['pm_card_chargeDeclined', 'generic_decline'],
    ['pm_card_chargeDeclinedInsufficientFunds', 'insufficient_funds'],
  ])('are refused by the issuer when saving %s', async (name, decline_code) => {
    const customer = await newCustomer();
    const error = await stripeErrorOf(world.stripe.paymentMethods.attach(name, { customer: customer.id }));
    expect(error).toMatchObject({
      type: 'StripeCardError',
      statusCode: 402,
      code: 'card_declined',
      decline_code,
    });
    expect((await world.stripe.paymentMethods.list({ customer: customer.id })).data).toEqual([]);
  });

  it('belong to one customer at a time', async () => {
    const [ana, bob] = await Promise.all([newCustomer(), newCustomer()]);
    const method = await world.stripe.paymentMethods.attach('pm_card_visa', { customer: ana.id });
    const error = await stripeErrorOf(world.stripe.paymentMethods.attach(method.id, { customer: bob.id }));
    expect(error.type).toBe('StripeInvalidRequestError');
    expect((await world.stripe.paymentMethods.retrieve(method.id)).customer).toBe(ana.id);
  });

  it('are missing when nobody made them', async () => {
    const error = await stripeErrorOf(world.stripe.paymentMethods.retrieve('pm_nobody'));
    expect(error).toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
      type: 'StripeInvalidRequestError',
    });
  });
});

describe('setup intents', () => {
  const confirm = (customer: string, payment_method: string) =>
    world.stripe.setupIntents.create({
      customer,
      payment_method,
      confirm: true,
      automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
    });

  it('verify a card and attach it to the customer', async () => {
    const customer = await newCustomer();
    const created = await world.stripe.setupIntents.create({
      customer: customer.id,
      allowed_payment_method_types: ['card'],
    });
    expect(created.status).toBe('requires_payment_method');
    const confirmed = await world.stripe.setupIntents.confirm(created.id, { payment_method: 'pm_card_visa' });
    expect(confirmed.status).toBe('succeeded');
    const listed = await world.stripe.paymentMethods.list({ customer: customer.id });
    expect(listed.data.map(({ id }) => id)).toEqual([confirmed.payment_method]);
    const expanded = await world.stripe.setupIntents.retrieve(created.id, { expand: ['payment_method'] });
    expect(expanded.payment_method).toMatchObject({ object: 'payment_method', card: { last4: '4242' } });
  });

  it('say why a card was declined and keep nothing of it', async () => {
    const customer = await newCustomer();
    const error = await stripeErrorOf(confirm(customer.id, 'pm_card_chargeDeclined'));
    expect(error).toMatchObject({
      type: 'StripeCardError',
      decline_code: 'generic_decline',
      setup_intent: { status: 'requires_payment_method', last_setup_error: { code: 'card_declined' } },
    });
    expect((await world.stripe.paymentMethods.list({ customer: customer.id })).data).toEqual([]);
  });

  it('save a card that fails only later', async () => {
    const customer = await newCustomer();
    expect((await confirm(customer.id, 'pm_card_chargeCustomerFail')).status).toBe('succeeded');
  });

  it('are confirmed once', async () => {
    const customer = await newCustomer();
    const done = await confirm(customer.id, 'pm_card_visa');
    const error = await stripeErrorOf(world.stripe.setupIntents.confirm(done.id));
    expect(error).toMatchObject({ statusCode: 400, code: 'setup_intent_unexpected_state' });
  });
});
