import type Stripe from 'stripe';
import { get, post, remove, type Call, type Route } from './call';
import { missing } from './errors';
import { emit } from './events';
import { address, shipping } from './contact';
import { given, mergeMetadata, metadata, object, read, text } from './form';
import { newId, now } from './ids';
import { listObjects, page } from './lists';
import { change, type Customer } from './objects';
import { attach, attachedMethods, detach, useMethod } from './payment-methods';
import { load, save, insert } from './store';

const details = {
  address,
  description: text(),
  email: text(512),
  invoice_settings: object({ default_payment_method: text() }),
  metadata,
  name: text(256),
  phone: text(20),
  shipping,
};

async function createCustomer(call: Call) {
  const { payment_method, invoice_settings, ...input } = read(call.form, {
    ...details,
    payment_method: text(),
  });
  const customer: Customer = {
    id: newId('cus'),
    object: 'customer',
    address: input.address ?? null,
    balance: 0,
    created: now(),
    currency: null,
    default_source: null,
    delinquent: false,
    description: input.description ?? null,
    discount: null,
    email: input.email ?? null,
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: mergeMetadata({}, input.metadata),
    name: input.name ?? null,
    phone: input.phone ?? null,
    preferred_locales: [],
    shipping: input.shipping ?? null,
    tax_exempt: 'none',
    test_clock: null,
  };
  await insert(call.transaction, customer);
  if (payment_method) {
    await attach(call, await useMethod(call, payment_method, 'payment_method'), customer.id);
  }
  await setDefaultMethod(call, customer, invoice_settings);
  await emit(call, 'customer.created', customer);
  return save(call.transaction, customer);
}

async function updateCustomer(call: Call) {
  const { invoice_settings, metadata: sent, ...input } = read(call.form, details);
  const customer = await loadCustomer(call, call.path.id ?? '');
  change(customer, given(input));
  customer.metadata = mergeMetadata(customer.metadata, sent);
  await setDefaultMethod(call, customer, invoice_settings);
  await emit(call, 'customer.updated', customer);
  return save(call.transaction, customer);
}

async function setDefaultMethod(
  call: Call,
  customer: Customer,
  settings: { default_payment_method: string | null | undefined } | undefined,
) {
  if (settings?.default_payment_method === undefined) return;
  const id = settings.default_payment_method;
  if (id) {
    const param = 'invoice_settings[default_payment_method]';
    await useMethod(call, id, param, customer.id);
  }
  customer.invoice_settings.default_payment_method = id;
}

async function deleteCustomer(call: Call) {
  read(call.form, {});
  const customer = await loadCustomer(call, call.path.id ?? '');
  for (const method of await attachedMethods(call, customer.id)) await detach(call, method);
  await emit(call, 'customer.deleted', customer);
  const deleted: Stripe.DeletedCustomer = { id: customer.id, object: 'customer', deleted: true };
  return save(call.transaction, deleted);
}

/** A customer that is not deleted; a deleted one can only be read. */
export async function loadCustomer(call: Call, id: string, param = 'id'): Promise<Customer> {
  const customer = await load(call.transaction, 'customer', id, param);
  if (customer.deleted) throw missing('customer', id, param);
  return customer;
}

export const customerRoutes: Route[] = [
  post('/customers', createCustomer),
  get('/customers', ({ transaction, form, url }) => {
    const { email, ...query } = read(form, { ...page, email: text() });
    return listObjects(transaction, 'customer', url, query, { email });
  }),
  get('/customers/:id', ({ transaction, path }) => load(transaction, 'customer', path.id ?? '')),
  post('/customers/:id', updateCustomer),
  remove('/customers/:id', deleteCustomer),
];
