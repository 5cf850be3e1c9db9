import type { Role, Schemas } from '@copper-carrot/contracts';
import { FakeApi, personOf, recorded, Refusal } from '@copper-carrot/contracts/testing';
import { openScreen } from '@copper-carrot/shell/testing';
import { remote } from '../remote';

const known = personOf('orderer', {
  id: 1,
  first_name: 'Pat',
  memberships: personOf('orderer')
    .memberships.slice(0, 1)
    .map((membership) => ({
      ...membership,
      team_id: 4,
      team: { ...membership.team, id: 4, name: 'Northwind Labs' },
    })),
});

/** The orderer of these tests. */
export const pat = (more: Partial<Schemas['Session']> = {}): Schemas['Session'] => ({ ...known, ...more });

/** The same person with another role in their organization. */
export const inRole = (role: Role): Partial<Schemas['Session']> => ({
  memberships: known.memberships.map((membership) => ({ ...membership, role })),
});

/** Opens an address of this remote as an orderer, over the API as a test has it. */
export const open = (path: string, api = new FakeApi(), more: Partial<Schemas['Session']> = {}) =>
  openScreen(remote, path, { api, as: pat(more) });

const order = recorded['get /cpi/v1/orderer/orders/{id}'][200];
const line = (code: string, label: string, amount: number) => ({
  code,
  label,
  amount,
  taxable: false,
  explanation: null,
});

/** A pending order whose card is held. */
export const anOrder = (more: Partial<Schemas['Order']> = {}): Schemas['Order'] => ({
  ...order,
  id: 12,
  status: 'pending',
  status_label: 'Waiting for the caterer',
  team_id: 4,
  team: { id: 4, name: 'Northwind Labs' },
  cutoff_at: '2099-03-03T20:00:00.000Z',
  chosen_options: [
    {
      option_id: 9,
      item_id: 2,
      qty: 1,
      item_choice_type: 'presentation',
      name: 'Buffet',
      price: 0,
      dietary_tags: [],
      allergens: [],
    },
    {
      option_id: 1,
      item_id: 1,
      qty: 20,
      item_choice_type: 'constant_sum',
      name: 'Carnitas',
      price: 0,
      dietary_tags: ['gluten_free'],
      allergens: ['fish'],
    },
  ],
  included: {
    dishes: [
      {
        name: 'Rice and beans',
        note: 'For the whole headcount',
        dietary_tags: ['vegan'],
        allergens: ['soy'],
      },
    ],
    others: ['Plates and napkins'],
  },
  package: { ...order.package, name: 'Taco bar' },
  address: { ...order.address, formatted_address: '350 5th Ave, New York, NY 10001' },
  pricing: {
    ...order.pricing,
    lines: [line('food', 'Taco bar', 300), line('tip', 'Tip', 24)],
    customer_price: 324,
    order_items_price: 300,
    balance: 324,
  },
  payment: { ...order.payment, status: 'authorized', authorize_on: null },
  cancellation_policy: {
    free_until: null,
    fee: 0,
    sentence: 'Free to cancel until the caterer accepts, and after that up to 24 hours before the event.',
    until: null,
  },
  history: [
    {
      id: 1,
      kind: 'submitted',
      text: 'Order placed',
      by: 'Pat Low',
      acting_as: null,
      at: '2026-11-20T10:00:00.000Z',
    },
  ],
  ...more,
});

/** The same, of which its reader may do what is said. */
export const withRights = (
  can: Partial<Schemas['OrderCan']>,
  more: Partial<Schemas['Order']> = {},
): Schemas['Order'] => {
  const one = anOrder(more);
  return { ...one, can: { ...one.can, ...can } };
};

/** An API that knows this order and no other. */
export const apiWith = (one = anOrder()) =>
  new FakeApi().on('get', '/cpi/v1/orderer/orders/{id}', ({ params }) =>
    params.id === String(one.id) ? one : new Refusal(404, 'not_found'),
  );

const side = (headcount: number, customer_price: number): Schemas['ChangeSide'] => ({
  headcount,
  start_date: '2099-03-04',
  start_time: '12:00',
  address: null,
  chosen_options: [],
  menu_items: [],
  lines: [],
  customer_price,
  price_per_person: customer_price / headcount,
});

/** Changes of an order that wait for its caterer. */
export const aChange = (
  more: Partial<Schemas['OrderChangeRequest']> = {},
): Schemas['OrderChangeRequest'] => ({
  id: 5,
  status: 'requested',
  by: 'Pat Low',
  by_you: true,
  bank_until: null,
  changes: [{ field: 'headcount', label: 'People', before: '20', after: '40' }],
  requested_at: '2026-11-20T10:00:00.000Z',
  expires_at: '2026-11-21T10:00:00.000Z',
  decided_at: null,
  reason: null,
  before: side(20, 324),
  after: side(40, 648),
  difference: 324,
  can: { withdraw: true, pay: false },
  ...more,
});

/** One of the orders of a list. */
export const aRow = (more: Partial<Schemas['OrderListRecord']> = {}): Schemas['OrderListRecord'] => {
  const rows: readonly Schemas['OrderListRecord'][] = recorded['get /cpi/v1/orderer/orders'][200].records;
  // Of a package, whichever of the demo's orders comes first.
  const row = rows.find(({ package: pack }) => pack !== null);
  if (!row?.package) throw new Error('The recording lacks an order of a package.');
  return {
    ...row,
    id: 12,
    team_id: 4,
    package: { ...row.package, name: 'Taco bar' },
    ...more,
  };
};
