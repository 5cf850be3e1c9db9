import { type Call, get, post, type Route } from './call';
import { badParameter, cardError, missing, refused } from './errors';
import { emit } from './events';
import { billing } from './contact';
import { given, mergeMetadata, metadata, object, oneOf, read, required, text } from './form';
import { newId, now } from './ids';
import { listObjects, page } from './lists';
import { type PaymentMethod } from './objects';
import { insert, load, save } from './store';
import { behaviourOf, cardDetails, testCards } from './test-cards';

const emptyBilling = { address: null, email: null, name: null, phone: null, tax_id: null };

/**
 * The payment method with this id, or a new one from a test id such as `pm_card_visa`. With a customer,
 * only their methods. Refuses a used-up method.
 */
export async function useMethod(
  call: Call,
  id: string,
  param: string,
  customer?: string,
): Promise<PaymentMethod> {
  const method = await findMethod(call, id, param);
  if (customer !== undefined && method.customer !== customer) {
    throw refused(
      `The customer does not have a payment method with the ID ${id}. The payment method must be attached to the customer.`,
      'resource_missing',
      { param },
    );
  }
  const spent = await call.transaction.query({
    name: 'spent',
    text: 'select 1 from local_services.stripe_spent_payment_methods where id = $1',
    values: [method.id],
  });
  if (spent.rowCount) {
    throw refused(
      'This PaymentMethod was previously used without being attached to a Customer or was detached from a Customer, and may not be used again.',
      'payment_method_unexpected_state',
      { param },
    );
  }
  return method;
}

async function findMethod(call: Call, id: string, param?: string): Promise<PaymentMethod> {
  if (!Object.hasOwn(testCards, id)) return load(call.transaction, 'payment_method', id, param);
  const card = testCards[id];
  if (!card) throw missing('payment_method', id, param);
  return insert<PaymentMethod>(call.transaction, {
    id: newId('pm'),
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: emptyBilling,
    card: cardDetails(id, card),
    created: now(),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  });
}

/** Marks the method as used up, so that it is refused from now on. */
export async function spend(call: Call, method: PaymentMethod): Promise<void> {
  await call.transaction.query(
    'insert into local_services.stripe_spent_payment_methods (id) values ($1) on conflict do nothing',
    [method.id],
  );
}

export async function attach(call: Call, method: PaymentMethod, customer: string): Promise<PaymentMethod> {
  if (method.customer === customer) return method;
  if (method.customer !== null) {
    throw refused(
      'The payment method you provided has already been attached to a customer.',
      'payment_method_unexpected_state',
    );
  }
  method.customer = customer;
  await emit(call, 'payment_method.attached', method);
  return save(call.transaction, method);
}

export async function detach(call: Call, method: PaymentMethod): Promise<PaymentMethod> {
  if (method.customer === null) {
    throw refused(
      'The payment method you provided is not attached to a customer so detachment is impossible.',
    );
  }
  method.customer = null;
  await spend(call, method);
  await emit(call, 'payment_method.detached', method);
  return save(call.transaction, method);
}

export async function attachedMethods(call: Call, customer: string): Promise<PaymentMethod[]> {
  const found = await call.transaction.query<{ data: PaymentMethod }>(
    `select data from local_services.stripe_objects where kind = 'payment_method' and customer = $1 order by seq for update`,
    [customer],
  );
  return found.rows.map((row) => row.data);
}

async function attachByRequest(call: Call) {
  const input = read(call.form, { customer: required(text()) });
  const customer = await load(call.transaction, 'customer', input.customer, 'customer');
  if (customer.deleted) throw missing('customer', input.customer, 'customer');
  const method = await useMethod(call, call.path.id ?? '', 'id');
  const { decline, saves } = behaviourOf(method);
  // Saving a card asks its issuer, which already declines most declined test cards.
  if (decline && !saves && method.customer === null) throw cardError({ ...decline });
  return attach(call, method, input.customer);
}

async function updateMethod(call: Call) {
  const input = read(call.form, {
    allow_redisplay: oneOf('always', 'limited', 'unspecified'),
    billing_details: billing,
    metadata,
  });
  const method = await load(call.transaction, 'payment_method', call.path.id ?? '');
  if (method.customer === null) {
    throw refused('You must save this PaymentMethod to a customer before you can update it.');
  }
  method.billing_details = { ...method.billing_details, ...given(input.billing_details ?? {}) };
  method.metadata = mergeMetadata(method.metadata, input.metadata);
  if (input.allow_redisplay) method.allow_redisplay = input.allow_redisplay;
  await emit(call, 'payment_method.updated', method);
  return save(call.transaction, method);
}

async function createMethod(call: Call) {
  const input = read(call.form, {
    billing_details: billing,
    card: required(object({ token: required(text()) })),
    metadata,
    type: required(oneOf('card')),
  });
  // tok_visa and pm_card_visa name the same test card.
  const name = input.card.token.replace(/^tok_/, 'pm_card_');
  if (!Object.hasOwn(testCards, name)) throw missing('token', input.card.token, 'card[token]');
  const method = await findMethod(call, name);
  method.billing_details = { ...method.billing_details, ...given(input.billing_details ?? {}) };
  method.metadata = mergeMetadata({}, input.metadata);
  return save(call.transaction, method);
}

async function listMethods(call: Call) {
  const { type: _, customer, ...query } = read(call.form, { ...page, customer: text(), type: oneOf('card') });
  const owner = call.path.id ?? customer;
  if (!owner) throw badParameter('customer', 'Missing required param: customer.', 'parameter_missing');
  await load(call.transaction, 'customer', owner, call.path.id ? 'id' : 'customer');
  return listObjects(call.transaction, 'payment_method', call.url, query, { customer: owner });
}

export const paymentMethodRoutes: Route[] = [
  post('/payment_methods', createMethod),
  get('/payment_methods', listMethods),
  get('/payment_methods/:id', (call) => findMethod(call, call.path.id ?? '')),
  post('/payment_methods/:id', updateMethod),
  post('/payment_methods/:id/attach', attachByRequest),
  post('/payment_methods/:id/detach', async (call) => {
    read(call.form, {});
    return detach(call, await load(call.transaction, 'payment_method', call.path.id ?? ''));
  }),
  get('/customers/:id/payment_methods', listMethods),
  get('/customers/:id/payment_methods/:method', async (call) => {
    const method = await load(call.transaction, 'payment_method', call.path.method ?? '');
    if (method.customer !== call.path.id) throw missing('payment_method', method.id);
    return method;
  }),
];
