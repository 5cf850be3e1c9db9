import { type Schemas } from '@copper-carrot/contracts';
import { FakeApi, personOf, recorded } from '@copper-carrot/contracts/testing';
import { openScreen } from '@copper-carrot/shell/testing';
import { remote } from '../remote';

const saffron = { id: 7, name: 'Saffron Street', slug: 'saffron-street', kitchen_count: 2 };
const juniper = { id: 8, name: 'Juniper Table', slug: 'juniper-table', kitchen_count: 1 };

/** Opens an address of this remote as a caterer of two brands, over the API as a test has it. */
export const open = (path: string, api: FakeApi) =>
  openScreen(remote, path, { api, as: personOf('caterer', { brands: [saffron, juniper] }) });

const order = recorded['get /cpi/v2/caterer/orders/{id}'][200];

/** A pending order of 20 tacos. */
export const anOrder = (more: Partial<Schemas['CatererOrder']> = {}): Schemas['CatererOrder'] => ({
  ...order,
  id: 12,
  brand_id: 7,
  customer: { ...order.customer, contact_phone: '+15555550100' },
  address: {
    ...order.address,
    contact_phone: '(555) 555-0100',
    delivery_instructions: 'Use the back door.',
  },
  package: { ...order.package, name: 'Taco bar' },
  chosen_options: [
    {
      option_id: 1,
      item_id: 1,
      qty: 12,
      item_choice_type: 'constant_sum',
      name: 'Carnitas',
      price: 0,
      dietary_tags: [],
      allergens: [],
    },
    {
      option_id: 2,
      item_id: 1,
      qty: 8,
      item_choice_type: 'constant_sum',
      name: 'Mushroom',
      price: 0,
      dietary_tags: ['vegetarian'],
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
    others: ['Plates and napkins', 'Serving utensils'],
  },
  expires_at: new Date(Date.now() + 3 * 3_600_000 + 60_000).toISOString(),
  meal_notes: [],
  payment_held_until: null,
  ...more,
});

/** One of the orders of a list. */
export const aRow = (
  more: Partial<Schemas['CatererOrderListRecord']> = {},
): Schemas['CatererOrderListRecord'] => {
  const rows: Schemas['CatererOrderListRecord'][] = recorded['get /cpi/v1/caterer/orders'][200].records;
  const row = rows.find((each) => each.package) as Schemas['CatererOrderListRecord'];
  return {
    ...row,
    id: 12,
    brand_id: 7,
    package: row.package && { ...row.package, name: 'Taco bar' },
    start_date: '2099-03-04',
    start_time: '12:00',
    headcount: 20,
    payout: 212.5,
    expires_at: new Date(Date.now() + 3 * 3_600_000 + 60_000).toISOString(),
    can: { accept: true, decline: true },
    ...more,
  };
};

/** An API with one order. */
export const apiWith = (one = anOrder()) => new FakeApi().on('get', '/cpi/v2/caterer/orders/{id}', () => one);

/** What its caterer may do with an order that is answered. */
export const mayNothing: Schemas['CatererOrder']['can'] = {
  ...{ accept: false, decline: false, confirm: false, move: false, acknowledge: false },
  ...{ send_off: false, deliver: false },
  ...{ edit: false, print_labels: false, remove: false },
};
