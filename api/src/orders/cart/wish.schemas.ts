import Joi from 'joi';
import { id, shape } from '../../http';
import { menuItems } from '../offer/dish.schemas';
import {
  chosenOptions,
  comboKeys,
  formattedAddress,
  googlePlaceId,
  headcount,
  pickupKitchenId,
  presentation,
  quantityOf,
  startDate,
  startTime,
} from '../order-fields.schemas';
import { mostCombos } from './combinable-parts';

const previewedWhere = {
  google_place_id: googlePlaceId,
  formatted_address: formattedAddress,
  headcount,
  start_date: startDate,
  start_time: startTime,
  is_referral: Joi.boolean(),
};
const lowestId = -2_147_483_648;
const wishedCombo = shape('WishedCombo', 'A combination of the options of one choice, on no order yet.', {
  id: Joi.number()
    .integer()
    .min(lowestId)
    .max(-1)
    .required()
    .description('A number below zero, by which `chosen_options` name it, here and in the answer.'),
  package_item_id: id().required().description('The choice that it belongs to.'),
  ...comboKeys,
  combo_of: comboKeys.combo_of.required(),
});
const wishedQuantity = shape('WishedQuantity', 'How many of an option, or of a combination named here.', {
  option_id: Joi.number().integer().min(lowestId).max(2_147_483_647).required(),
  qty: quantityOf('How many of it are wanted; 0 is none.'),
});
const ownNames = 'The same by its own names; what is said here counts.';
const event = {
  pickup: Joi.boolean(),
  pickup_kitchen_id: pickupKitchenId,
  headcount,
  start_date: startDate,
  start_time: startTime,
};
/** A possible order of a package or a menu. */
export const packageWish = {
  ...previewedWhere,
  order: Joi.object({
    ...event,
    presentation_type: presentation,
    chosen_options: Joi.array()
      .items(wishedQuantity)
      .max(200)
      .unique('option_id')
      .description('Each option once.'),
    package_item_options: Joi.array()
      .items(wishedCombo)
      .max(mostCombos)
      .unique('id')
      .description('Combinations that would be added, priced and checked as if they were.'),
  }).description(ownNames),
};
export const menuWish = {
  ...previewedWhere,
  order: Joi.object({ ...event, menu_items: menuItems }).description(ownNames),
};
export const previewOrderBody = shape('PreviewOrderBody', 'What an order might be.', packageWish);
export const previewMenuOrderBody = shape(
  'PreviewMenuOrderBody',
  'What an order from a menu might be.',
  menuWish,
);

const startedWhere = {
  address_id: id()
    .allow(null)
    .description(
      'A saved address, which counts before `google_place_id` and `formatted_address`; null for none.',
    ),
  google_place_id: googlePlaceId,
  formatted_address: formattedAddress,
  is_referral: Joi.boolean(),
};
export const createPackageOrderBody = shape('CreatePackageOrderBody', 'What to start an order with.', {
  ...startedWhere,
  presentation_type: presentation,
  order: Joi.object({ ...event, chosen_options: chosenOptions }).required(),
});
export const createMenuOrderBody = shape('CreateMenuOrderBody', 'What to start an order from a menu with.', {
  ...startedWhere,
  order: Joi.object({ ...event, menu_items: menuItems.required() }).required(),
});

/** What is ordered, where the path does not say it. */
const offered = {
  package_id: id().description('The package; left out for an order from the menu of `brand_id`.'),
  brand_id: id().description('The restaurant; of a package it is its own.'),
};
export const previewOrderOfBody = shape(
  'PreviewOrderOfBody',
  'What an order of a package, or from a restaurant’s menu, might be.',
  {
    ...offered,
    ...previewedWhere,
    order: Joi.object({
      ...event,
      presentation_type: presentation,
      chosen_options: chosenOptions,
      menu_items: menuItems,
    }).description(ownNames),
  },
);
export const createOrderOfBody = shape(
  'CreateOrderOfBody',
  'What to start an order of a package, or from a restaurant’s menu, with.',
  {
    ...offered,
    ...startedWhere,
    presentation_type: presentation,
    order: Joi.object({ ...event, chosen_options: chosenOptions, menu_items: menuItems }).required(),
  },
);
