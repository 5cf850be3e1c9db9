import type { Schemas } from '@copper-carrot/contracts';
import { recorded } from '@copper-carrot/contracts/testing';

/** The first recorded item; fails if the recording is empty. */
function first<Each>([one]: readonly Each[]): Each {
  if (one === undefined) throw new Error('The recording lacks what the fixtures start from');
  return one;
}

const base = '/cpi/v1/orderer/orders/{id}';
const { 200: theOrder } = recorded[`get ${base}`];
const theCard = first(recorded[`get ${base}/credit_cards`][200].records);
const theAddress = first(recorded[`get ${base}/addresses`][200].records);
const choices: Schemas['Choice'][] = recorded[`get ${base}/package/items`][200].records;
const choiceOf = (type: Schemas['Choice']['choice_type']) =>
  first(choices.filter(({ choice_type }) => choice_type === type));

export const aCard = (values: Partial<Schemas['CreditCard']> = {}): Schemas['CreditCard'] => ({
  ...theCard,
  id: 5,
  user_id: 1,
  team_id: null,
  nickname: '',
  exp_year: 2099,
  ...values,
});

export const anAddress = (values: Partial<Schemas['Address']> = {}): Schemas['Address'] => ({
  ...theAddress,
  id: 11,
  user_id: 1,
  team_id: 3,
  label: null,
  company_name: 'Northwind Labs',
  formatted_address: '350 5th Ave, New York, NY 10118',
  google_place_id: 'local:10118',
  suite: null,
  zip: '10118',
  contact_name: null,
  contact_phone: null,
  delivery_instructions: null,
  ...values,
});

export const mains: Schemas['Choice'] = {
  ...choiceOf('constant_sum'),
  id: 21,
  proper_choice_subject: 'main',
  description: 'Choose a main for each person',
  increment_by: 1,
  increment_subject: 'meal',
  increment_subject_plural: 'meals',
  serving_info: 'One meal for each person',
  options: [
    {
      id: 101,
      package_item_id: 21,
      name: 'Chicken bowl',
      description: '',
      price: 0,
      dietary_tags: [],
      presentation_type: null,
      allergens: [],
      combo_of: [],
    },
    {
      id: 102,
      package_item_id: 21,
      name: 'Tofu bowl',
      description: '',
      price: 0,
      dietary_tags: ['vegan'],
      presentation_type: null,
      allergens: ['soy'],
      combo_of: [],
    },
  ],
};

export const sides: Schemas['Choice'] = {
  ...choiceOf('choose_up_to'),
  id: 22,
  proper_choice_subject: 'side',
  description: 'Choose up to two sides',
  serving_info: '',
  options: ['Slaw', 'Greens', 'Beans'].map((name, index) => ({
    id: 201 + index,
    package_item_id: 22,
    name,
    description: '',
    price: 0,
    dietary_tags: [],
    presentation_type: null,
    allergens: [],
    combo_of: [],
  })),
};

/** A cart that can be submitted. */
export const anOrder = (values: Partial<Schemas['Order']> = {}): Schemas['Order'] => ({
  ...theOrder,
  id: 12,
  start_date: '2099-03-04',
  start_time: '12:00',
  start_at: '2099-03-04T17:00:00.000Z',
  headcount: 20,
  team_id: 3,
  team: { id: 3, name: 'Northwind Labs' },
  user_id: 1,
  user_name: 'Maya Chen',
  user: { id: 1, name: 'Maya Chen', invoiceable: false },
  brand_id: 7,
  brand: { ...theOrder.brand, id: 7, name: 'Saffron Kitchen', slug: 'saffron-kitchen' },
  credit_card_id: 5,
  credit_card: aCard(),
  chosen_options: [
    {
      option_id: 101,
      item_id: 21,
      qty: 15,
      item_choice_type: 'constant_sum',
      name: 'Chicken bowl',
      price: 0,
      dietary_tags: [],
      allergens: [],
    },
    {
      option_id: 102,
      item_id: 21,
      qty: 5,
      item_choice_type: 'constant_sum',
      name: 'Tofu bowl',
      price: 0,
      dietary_tags: ['vegan'],
      allergens: [],
    },
    {
      option_id: 201,
      item_id: 22,
      qty: 20,
      item_choice_type: 'choose_up_to',
      name: 'Slaw',
      price: 0,
      dietary_tags: [],
      allergens: [],
    },
  ],
  kept_options: null,
  package: {
    ...theOrder.package,
    id: 9,
    name: 'Bowls for all',
    slug: 'bowls-for-all',
    increment_by: 1,
    minimum_headcount: 10,
    maximum_headcount: 200,
  },
  presentation_type: 'individual',
  possible_kitchens: [],
  address: {
    ...theOrder.address,
    address_id: 11,
    google_place_id: 'local:10118',
    formatted_address: '350 5th Ave, New York, NY 10118',
    company_name: 'Northwind Labs',
    suite: null,
    delivery_instructions: null,
    contact_name: 'Maya Chen',
    contact_phone: '(212) 555-0142',
  },
  pricing: {
    lines: [
      { code: 'food', label: 'Bowls for all', amount: 290, taxable: true, explanation: null },
      { code: 'delivery', label: 'Delivery', amount: 25, taxable: true, explanation: null },
      {
        code: 'service_fee',
        label: 'Service fee',
        amount: 14,
        taxable: false,
        explanation: 'The service fee supports Copper Carrot.',
      },
      { code: 'tip', label: 'Tip', amount: 23.2, taxable: false, explanation: null },
    ],
    customer_price: 352.2,
    order_items_price: 290,
    price_per_person: 17.61,
    tip: 23.2,
    balance: 352.2,
    coins: 290,
  },
  cutoff_at: '2099-03-03T20:00:00.000Z',
  ...values,
});

export const aPerson = (values: Partial<Schemas['Session']> = {}): Schemas['Session'] => ({
  ...recorded['get /cpi/v2/user'][200],
  id: 1,
  email: 'maya@northwind.example',
  first_name: 'Maya',
  last_name: 'Chen',
  memberships: [
    {
      id: 1,
      team_id: 3,
      role: 'admin',
      role_label: 'Admin',
      team: { id: 3, name: 'Northwind Labs', access_code: 'x' },
    },
    {
      id: 2,
      team_id: 4,
      role: 'orderer',
      role_label: 'Orderer',
      team: { id: 4, name: 'Contoso', access_code: 'y' },
    },
  ],
  ...values,
});

export const aSubmission = (values: Partial<Schemas['SubmittedOrder']> = {}): Schemas['SubmittedOrder'] => ({
  ...recorded[`post ${base}/submit`][200],
  id: 12,
  team_id: 3,
  pricing: { customer_price: 352.2 },
  ...values,
});
