import type { Schemas } from '@copper-carrot/contracts';
import { FakeApi } from '@copper-carrot/contracts/testing';

const base = '/cpi/v2/orderer';

/** A planned meal of the tests' organization. */
export const aDraft = (more: Partial<Schemas['DraftOrder']> = {}): Schemas['DraftOrder'] => ({
  ...{ id: 5, team_id: 4, order_template_id: 2, managed_rule_id: null },
  ...{ start_date: '2099-03-03', start_time: '12:00', headcount: 20 },
  ...{ address_id: 8, google_place_id: null, formatted_address: '350 5th Ave, New York, NY 10001' },
  ...{ presentation_type: null, saved_search: null, name: 'Taco bar', color: 'Leaf' },
  package: { id: 9, name: 'Taco bar', slug: 'taco-bar', image: { url: '/pictures/taco.svg', alt: 'Tacos' } },
  brand: { id: 3, name: 'Saffron', slug: 'saffron' },
  ...{ price_per_person: 18, total_price: 360, by_hand: false },
  ...{ why: ['It has 4.8 stars.'], displaced: 'It was chosen over Noodle bowls.', problem: null },
  ...{ order_id: null, order_status: null },
  can: { update: true, delete: true, create_order: true },
  ...more,
});

export const aTemplate = (more: Partial<Schemas['OrderTemplate']> = {}): Schemas['OrderTemplate'] => ({
  ...{
    id: 2,
    team_id: 4,
    name: 'Team lunch',
    meal_type: 'lunch_or_dinner',
    color: 'Leaf',
    start_time: '12:00',
    headcount: 20,
  },
  ...{ presentation_type: null, budget_per_person: 18, saved_search: null },
  ...{ address_id: 8, google_place_id: null, formatted_address: '350 5th Ave, New York, NY 10001' },
  is_default: true,
  can: { update: true, delete: true },
  ...more,
});

export const aRule = (more: Partial<Schemas['ManagedRule']> = {}): Schemas['ManagedRule'] => ({
  ...{
    id: 6,
    team_id: 4,
    name: 'Tuesday lunch',
    active: true,
    order_template_id: 2,
    weekdays: [2, 4],
    every_weeks: 1,
  },
  ...{ start_time: '12:00', headcount: 20, budget_per_person: 18, budget_per_week: null },
  ...{ cuisine_gap_days: 14, brand_gap_days: 0, minimum_rating: null, diets: ['vegan'] },
  ...{ roster_id: null, block_roster_id: null, skip_holidays: true, starts_on: '2099-01-01', ends_on: null },
  submit_days_before: null,
  can: { update: true, delete: true, populate: true },
  ...more,
});

/** An API with a plan of these meals. */
export const plannerApi = (drafts: Schemas['DraftOrder'][] = [aDraft()]) =>
  new FakeApi()
    .on('get', `${base}/draft_orders`, () => ({ records: drafts, count: drafts.length }))
    .on('get', `${base}/draft_orders/{id}`, () => drafts[0] ?? aDraft())
    .on('get', `${base}/meal_plan`, () => ({
      holidays: [{ date: '2099-03-04', name: 'Founders’ Day' }],
      weeks: [{ starts_on: '2099-03-02', meals: drafts.length, total_price: 360, budget: 300 }],
    }))
    .on('get', `${base}/order_templates`, () => ({ records: [aTemplate()], count: 1 }))
    .on('get', `${base}/order_template`, () => ({ order_template: aTemplate() }))
    .on('get', `${base}/order_templates/{id}`, () => aTemplate())
    .on('get', `${base}/managed_rules`, () => ({ records: [aRule()], count: 1 }))
    .on('get', `${base}/managed_rules/{id}`, () => aRule())
    .on('get', `${base}/rosters`, () => ({ records: [], count: 0 }))
    .on('get', '/cpi/v1/orderer/orders', () => ({ records: [], count: 0 }))
    .on('get', '/cpi/v1/orderer/addresses', () => ({ records: [], count: 0 }));
