import {
  choiceTypes,
  type CreatePackageOrderBody,
  type IgnoreChecks,
  type OrderChanges,
  type PatchOrderBody,
  type PreviewOrderBody,
  type SubmitOrderBody,
} from '@copper-carrot/contracts';
import Joi from 'joi';
import { date, id, time } from '../http';

const text = (limit: number) => Joi.string().max(limit);

const chosenOption = Joi.object<{ option_id: number; qty: number }, true>({
  option_id: id().required(),
  qty: Joi.number().integer().min(0).max(100_000).required(),
});
const chosenOptions = Joi.array().items(chosenOption).max(200).unique('option_id');
const headcount = Joi.number().integer().min(1).max(10_000).allow(null);
const presentation = Joi.string().valid('buffet', 'individual').allow(null);
const dollars = Joi.number().min(0).max(1_000_000).precision(2).allow(null);

export const orderChanges = Joi.object<OrderChanges, true>({
  headcount,
  start_date: date().allow(null),
  start_time: time().allow(null),
  pickup: Joi.boolean(),
  pickup_kitchen_id: id().allow(null),
  presentation_type: presentation,
  chosen_options: chosenOptions,
  team_id: id().allow(null),
  address_id: id().allow(null),
  google_place_id: text(300).allow(null),
  formatted_address: text(300).allow(null),
  company_name: text(200).allow(null, ''),
  suite: text(100).allow(null, ''),
  contact_name: text(200).allow(null, ''),
  contact_phone: text(40).allow(null, ''),
  delivery_instructions: text(1000).allow(null, ''),
  credit_card_id: id().allow(null),
  paid_with_invoice: Joi.boolean(),
  bypass_payment: Joi.boolean(),
  coupon_code: text(40).allow(null, ''),
  tip: dollars,
  cost_center: text(100).allow(null, ''),
  purchase_order_reference_code: text(100).allow(null, ''),
  lock_version: Joi.number().integer().min(0).max(2_147_483_647),
});

export const patchOrderBody = Joi.object<PatchOrderBody, true>({
  order: orderChanges.required(),
  should_redistribute: Joi.boolean(),
});

const ignoreChecks = Joi.object<IgnoreChecks, true>({
  delivery_area_minimum: Joi.boolean(),
  availability: Joi.boolean(),
});
export const submitOrderBody = Joi.object<SubmitOrderBody, true>({ ignore_checks: ignoreChecks });

export const previewOrderBody = Joi.object<PreviewOrderBody, true>({
  google_place_id: text(300).allow(null),
  formatted_address: text(300).allow(null),
  headcount,
  start_date: date().allow(null),
  start_time: time().allow(null),
  is_referral: Joi.boolean(),
  order: Joi.object({
    pickup: Joi.boolean(),
    pickup_kitchen_id: id(),
    headcount,
    start_date: date().allow(null),
    start_time: time().allow(null),
    presentation_type: presentation,
    chosen_options: chosenOptions,
  }),
});

export const createPackageOrderBody = Joi.object<CreatePackageOrderBody, true>({
  address_id: id().allow(null),
  google_place_id: text(300).allow(null),
  formatted_address: text(300).allow(null),
  presentation_type: presentation,
  is_referral: Joi.boolean(),
  order: Joi.object({
    pickup: Joi.boolean(),
    pickup_kitchen_id: id(),
    headcount,
    start_date: date().allow(null),
    start_time: time().allow(null),
    chosen_options: chosenOptions,
  }).required(),
});

export const addCardBody = Joi.object<{
  credit_card: { stripe_token: string; nickname?: string; team_id?: number | null };
}>({
  credit_card: Joi.object({
    stripe_token: text(200).required(),
    nickname: text(100).allow(''),
    team_id: id().allow(null),
  }).required(),
});

export const declineBody = Joi.object<{ reason: string }>({ reason: text(500).required() });

// What the calls answer.

const moment = Joi.string().isoDate();
const nullable = (schema: Joi.Schema) => schema.allow(null);
const image = Joi.object({ url: Joi.string().allow('').required(), alt: Joi.string().allow('').required() });
const priceLine = Joi.object({
  code: Joi.string().required(),
  label: Joi.string().required(),
  amount: Joi.number().required(),
  taxable: Joi.boolean().required(),
  explanation: nullable(Joi.string()).required(),
});
export const pricingAnswer = Joi.object({
  lines: Joi.array().items(priceLine).required(),
  customer_price: Joi.number().required(),
  order_items_price: Joi.number().required(),
  price_per_person: Joi.number().required(),
  tip: Joi.number().required(),
  balance: Joi.number().required(),
  coins: Joi.number().integer().required(),
});
const chosenOptionAnswer = Joi.object({
  option_id: Joi.number().integer().required(),
  item_id: Joi.number().integer().required(),
  qty: Joi.number().integer().required(),
  item_choice_type: Joi.string()
    .valid(...choiceTypes)
    .required(),
  name: Joi.string(),
  price: Joi.number(),
});
const addressAnswer = Joi.object({
  address_id: nullable(Joi.number().integer()).required(),
  google_place_id: nullable(Joi.string()).required(),
  formatted_address: nullable(Joi.string()).required(),
  company_name: nullable(Joi.string().allow('')).required(),
  suite: nullable(Joi.string().allow('')).required(),
  contact_name: nullable(Joi.string().allow('')).required(),
  contact_phone: nullable(Joi.string().allow('')).required(),
  delivery_instructions: nullable(Joi.string().allow('')).required(),
});
export const creditCardAnswer = Joi.object({
  id: Joi.number().integer().required(),
  user_id: Joi.number().integer().required(),
  team_id: nullable(Joi.number().integer()).required(),
  nickname: Joi.string().allow('').required(),
  brand: Joi.string().required(),
  last4: Joi.string().required(),
  exp_month: Joi.number().integer().required(),
  exp_year: Joi.number().integer().required(),
  valid_stripe: Joi.boolean().required(),
});
const historyAnswer = Joi.object({
  id: Joi.number().integer().required(),
  kind: Joi.string().required(),
  text: Joi.string().required(),
  by: nullable(Joi.string()).required(),
  acting_as: nullable(Joi.string()).required(),
  at: moment.required(),
});
const packageAnswer = Joi.object({
  id: Joi.number().integer(),
  name: Joi.string().required(),
  slug: Joi.string().required(),
  image: image.required(),
  set_up_type: Joi.string().required(),
  increment_by: Joi.number().integer(),
  minimum_headcount: Joi.number().integer(),
  maximum_headcount: Joi.number().integer(),
});
const menuItemAnswer = Joi.object({
  menu_item_id: Joi.number().integer().required(),
  name: Joi.string().required(),
  qty: Joi.number().integer().required(),
  unit_price: Joi.number().required(),
  note: Joi.string().allow('').required(),
});

export const orderAnswer = Joi.object({
  id: Joi.number().integer().required(),
  status: Joi.string().required(),
  status_label: Joi.string().required(),
  start_date: nullable(Joi.string()).required(),
  start_time: nullable(Joi.string()).required(),
  start_at: nullable(moment).required(),
  time_zone: nullable(Joi.string()).required(),
  headcount: nullable(Joi.number().integer()).required(),
  team_id: nullable(Joi.number().integer()).required(),
  team: nullable(Joi.object({ id: Joi.number().integer(), name: Joi.string() })).required(),
  user_id: Joi.number().integer().required(),
  user_name: Joi.string().required(),
  user: Joi.object({ id: Joi.number().integer(), name: Joi.string(), invoiceable: Joi.boolean() }).required(),
  brand_id: Joi.number().integer().required(),
  brand: Joi.object({
    id: Joi.number().integer().required(),
    name: Joi.string().required(),
    slug: Joi.string().required(),
    avatar_url: Joi.string().allow('').required(),
    phone_number: nullable(Joi.string()).required(),
  }).required(),
  credit_card_id: nullable(Joi.number().integer()).required(),
  credit_card: nullable(creditCardAnswer).required(),
  bypass_payment: Joi.boolean().required(),
  paid_with_invoice: Joi.boolean().required(),
  chosen_options: Joi.array().items(chosenOptionAnswer).required(),
  menu_items: Joi.array().items(menuItemAnswer).required(),
  package: nullable(packageAnswer).required(),
  presentation_type: nullable(Joi.string()).required(),
  poll_code: nullable(Joi.string()).required(),
  poll: nullable(
    Joi.object({
      code: Joi.string(),
      auto_submit: Joi.boolean(),
      scheduled_at: nullable(moment),
      expires_at: moment,
    }),
  ).required(),
  reordered_from: nullable(Joi.number().integer()).required(),
  is_direct: Joi.boolean().required(),
  claimed_by_customer_at: nullable(moment).required(),
  is_managed: Joi.boolean().required(),
  pickup: Joi.boolean().required(),
  pickup_kitchen_id: nullable(Joi.number().integer()).required(),
  courier_pickup_text: nullable(Joi.string()).required(),
  courier_label: nullable(Joi.string()).required(),
  possible_kitchens: Joi.array()
    .items(
      Joi.object({
        id: Joi.number().integer().required(),
        name: Joi.string().required(),
        formatted_address: Joi.string().required(),
        distance_miles: nullable(Joi.number()).required(),
        pickup_allowed: Joi.boolean().required(),
      }),
    )
    .required(),
  cost_center: nullable(Joi.string().allow('')).required(),
  purchase_order_reference_code: nullable(Joi.string().allow('')).required(),
  lock_version: Joi.number().integer().required(),
  distance_miles: nullable(Joi.number()).required(),
  address: addressAnswer.required(),
  coupon_code: nullable(Joi.string()).required(),
  points_awarded: nullable(Joi.number().integer()).required(),
  pricing: pricingAnswer.required(),
  payment: Joi.object({
    status: Joi.string().required(),
    authorize_on: nullable(moment).required(),
    message: nullable(Joi.string()).required(),
  }).required(),
  cancellation_policy: nullable(
    Joi.object({
      free_until: nullable(moment).required(),
      fee: Joi.number().required(),
      sentence: Joi.string().required(),
    }),
  ).required(),
  submitted_at: nullable(moment).required(),
  expires_at: nullable(moment).required(),
  cutoff_at: nullable(moment).required(),
  end_reason: nullable(Joi.string()).required(),
  history: Joi.array().items(historyAnswer).required(),
  can: Joi.object().pattern(Joi.string(), Joi.boolean()).required(),
});

export const catererOrderAnswer = Joi.object({
  id: Joi.number().integer().required(),
  status: Joi.string().required(),
  status_label: Joi.string().required(),
  brand_id: Joi.number().integer().required(),
  kitchen: nullable(Joi.object({ id: Joi.number().integer(), name: Joi.string() })).required(),
  start_date: Joi.string().required(),
  start_time: Joi.string().required(),
  start_at: moment.required(),
  time_zone: Joi.string().required(),
  headcount: Joi.number().integer().required(),
  customer: Joi.object({
    name: Joi.string().required(),
    team_name: nullable(Joi.string()).required(),
    contact_name: nullable(Joi.string().allow('')).required(),
    contact_phone: nullable(Joi.string().allow('')).required(),
  }).required(),
  address: addressAnswer.required(),
  pickup: Joi.boolean().required(),
  package: nullable(packageAnswer).required(),
  presentation_type: nullable(Joi.string()).required(),
  chosen_options: Joi.array().items(chosenOptionAnswer).required(),
  menu_items: Joi.array().items(menuItemAnswer).required(),
  pricing: Joi.object({
    lines: Joi.array().items(priceLine).required(),
    payout: Joi.number().required(),
  }).required(),
  is_direct: Joi.boolean().required(),
  claimed_by_customer_at: nullable(moment).required(),
  submitted_at: nullable(moment).required(),
  expires_at: nullable(moment).required(),
  end_reason: nullable(Joi.string()).required(),
  lock_version: Joi.number().integer().required(),
  history: Joi.array().items(historyAnswer).required(),
  can: Joi.object().pattern(Joi.string(), Joi.boolean()).required(),
});

export const orderListRecord = Joi.object({
  id: Joi.number().integer().required(),
  status: Joi.string().required(),
  status_label: Joi.string().required(),
  team_id: nullable(Joi.number().integer()).required(),
  brand_id: Joi.number().integer().required(),
  user_id: Joi.number().integer().required(),
  user_name: Joi.string().required(),
  start_at: nullable(moment).required(),
  start_date: nullable(Joi.string()).required(),
  start_time: nullable(Joi.string()).required(),
  time_zone: nullable(Joi.string()).required(),
  headcount: nullable(Joi.number().integer()).required(),
  address: Joi.object({
    company_name: nullable(Joi.string().allow('')).required(),
    formatted_address: nullable(Joi.string()).required(),
  }).required(),
  package: nullable(packageAnswer).required(),
  brand: Joi.object({
    name: Joi.string().required(),
    avatar_url: Joi.string().allow('').required(),
  }).required(),
  pickup: Joi.boolean().required(),
  courier_pickup_text: nullable(Joi.string()).required(),
  courier_label: nullable(Joi.string()).required(),
  points_awarded: nullable(Joi.number().integer()).required(),
  pricing: Joi.object({
    order_items_price: Joi.number().required(),
    customer_price: Joi.number().required(),
  }).required(),
  review: nullable(Joi.object({ overall_rating: Joi.number().integer() })).required(),
});

export const submitOrderAnswer = Joi.object({
  id: Joi.number().integer().required(),
  team_id: Joi.number().integer().required(),
  status: Joi.string().required(),
  pricing: Joi.object({ customer_price: Joi.number().required() }).required(),
  from_referral: Joi.boolean().required(),
  first_order: Joi.boolean().required(),
});

const errorAnswer = Joi.object().unknown(true);
export const validityAnswer = Joi.object({
  valid: Joi.boolean().required(),
  errors: Joi.array().items(errorAnswer).required(),
});
export const previewAnswer = Joi.object({
  order: nullable(
    Joi.object({
      headcount: Joi.number().integer().required(),
      start_date: nullable(Joi.string()).required(),
      start_time: nullable(Joi.string()).required(),
      time_zone: nullable(Joi.string()).required(),
      pickup: Joi.boolean().required(),
      pickup_kitchen_id: nullable(Joi.number().integer()).required(),
      kitchen_id: nullable(Joi.number().integer()).required(),
      distance_miles: nullable(Joi.number()).required(),
      note: nullable(Joi.string()).required(),
      chosen_options: Joi.array().items(chosenOptionAnswer).required(),
      pricing: pricingAnswer.required(),
      cutoff_at: nullable(moment).required(),
    }),
  ).required(),
  error: nullable(errorAnswer).required(),
  search_params: Joi.object().unknown(true).required(),
});
export const createdOrderAnswer = Joi.object({ id: Joi.number().integer().required() });
