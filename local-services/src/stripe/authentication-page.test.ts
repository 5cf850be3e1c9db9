import { createWorld, idOf, type World } from '../testing/world';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const returnUrl = 'https://shop.example/checkout?order=1';

async function challenged(return_url?: string) {
  const customer = await world.stripe.customers.create({});
  const method = await world.stripe.paymentMethods.attach('pm_card_authenticationRequired', {
    customer: customer.id,
  });
  return world.stripe.paymentIntents.create({
    amount: 1000,
    currency: 'usd',
    customer: customer.id,
    payment_method: method.id,
    capture_method: 'manual',
    confirm: true,
    allowed_payment_method_types: ['card'],
    ...(return_url && { return_url }),
  });
}

const answer = (url: string, outcome: string) =>
  fetch(url, { method: 'POST', body: new URLSearchParams({ outcome }), redirect: 'manual' });

/** The page that the response redirects to. */
const pageAfter = async (response: Response) =>
  (await fetch(new URL(response.headers.get('location') ?? '', response.url))).text();

it('lets a person pass the challenge and sends them back', async () => {
  const intent = await challenged(returnUrl);
  expect(intent.status).toBe('requires_action');
  const url = intent.next_action?.redirect_to_url?.url ?? '';
  const page = await fetch(url);
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(await page.text()).toContain('Complete authentication');

  const response = await answer(url, 'succeeded');
  expect(response.status).toBe(303);
  const back = new URL(response.headers.get('location') ?? '');
  expect(back.origin + back.pathname).toBe('https://shop.example/checkout');
  expect(Object.fromEntries(back.searchParams)).toEqual({
    order: '1',
    payment_intent: intent.id,
    payment_intent_client_secret: intent.client_secret,
    redirect_status: 'succeeded',
  });
  const after = await world.stripe.paymentIntents.retrieve(intent.id);
  expect(after).toMatchObject({ status: 'requires_capture', next_action: null });
});

it('lets a person fail the challenge, and keeps that once', async () => {
  const intent = await challenged(returnUrl);
  const url = intent.next_action?.redirect_to_url?.url ?? '';
  expect((await answer(url, 'failed')).headers.get('location')).toContain('redirect_status=failed');
  const late = await answer(url, 'succeeded');
  expect(await pageAfter(late)).toContain('has failed or ended');
  expect(await world.stripe.paymentIntents.retrieve(intent.id)).toMatchObject({
    status: 'requires_payment_method',
    last_payment_error: { code: 'payment_intent_authentication_failure' },
  });
});

it('works without a return address', async () => {
  const intent = await challenged();
  const sdk = intent.next_action?.use_stripe_sdk as { stripe_js: string } | undefined;
  const url = sdk?.stripe_js ?? '';
  const answered = url.replace('?', '/answered?');
  expect((await fetch(answered)).status).toBe(404);
  const response = await answer(url, 'succeeded');
  expect(new URL(response.headers.get('location') ?? '', url).href).toBe(answered);
  expect(await pageAfter(response)).toContain('Authentication is complete');
});

it('leads whoever asks again to the answer that it has', async () => {
  const intent = await challenged();
  const sdk = intent.next_action?.use_stripe_sdk as { stripe_js: string } | undefined;
  const url = sdk?.stripe_js ?? '';
  await answer(url, 'failed');
  const again = await fetch(url);
  expect(new URL(again.url).pathname).toBe(`/local/stripe/authenticate/${intent.id}/answered`);
  expect(await again.text()).toContain('has failed or ended');
});

it('is closed to one who does not know the secret', async () => {
  const intent = await challenged(returnUrl);
  const url = new URL(intent.next_action?.redirect_to_url?.url ?? '');
  url.searchParams.set('client_secret', 'guess');
  expect((await fetch(url)).status).toBe(404);
  expect((await answer(url.href, 'succeeded')).status).toBe(404);
  expect((await world.stripe.paymentIntents.retrieve(intent.id)).status).toBe('requires_action');
});

it('verifies a card once, so that it pays off session afterwards', async () => {
  const customer = await world.stripe.customers.create({});
  const setup = await world.stripe.setupIntents.create({
    customer: customer.id,
    payment_method: 'pm_card_authenticationRequiredOnSetup',
    confirm: true,
    return_url: returnUrl,
  });
  expect(setup.status).toBe('requires_action');
  await answer(setup.next_action?.redirect_to_url?.url ?? '', 'succeeded');
  const done = await world.stripe.setupIntents.retrieve(setup.id);
  expect(done.status).toBe('succeeded');
  const payment = await world.stripe.paymentIntents.create({
    amount: 1000,
    currency: 'usd',
    customer: customer.id,
    payment_method: idOf(done.payment_method),
    confirm: true,
    off_session: true,
    allowed_payment_method_types: ['card'],
  });
  expect(payment.status).toBe('succeeded');
});
