import Joi from 'joi';
import { money, nameForOthers, phone, shape, time } from '../../http';
import { pictureView } from '../catalog.schemas';

const id = () => Joi.number().integer().required();
const count = (says: string) => Joi.number().integer().min(0).required().description(says);
const text = () => Joi.string().allow('').required();
const flag = () => Joi.boolean().required();

export const catererBrand = shape('CatererBrand', 'A brand as its own people read it.', {
  id: id(),
  name: text(),
  slug: text(),
  description: text(),
  story: text(),
  image: pictureView.required(),
  phone_number: Joi.string().allow(null).required().description('Null where nobody said.'),
  lead_time_hours: count('The notice that it needs, in hours.'),
  day_before_cutoff: Joi.string()
    .allow(null)
    .required()
    .description('`HH:mm` of the day before, in the zone of the event; null where only the notice counts.'),
  full_menu_ordering_enabled: flag(),
  active: flag(),
  kitchen_count: count('How many kitchens it has that are open for business.'),
  can: Joi.object({ update: flag() }).required(),
});

export const catererBrandBody = shape('CatererBrandBody', 'What a brand says of itself.', {
  brand: Joi.object({
    description: Joi.string().trim().max(2000).allow(''),
    story: Joi.string().trim().max(10_000).allow(''),
    phone_number: phone('The restaurant.').allow(null).description('Null takes it off.'),
    lead_time_hours: Joi.number()
      .integer()
      .min(0)
      .max(720)
      .description('The notice that it needs, in hours.'),
    day_before_cutoff: time()
      .allow(null)
      .description('`HH:mm` of the day before, in the zone of the event; null for no such clock.'),
    full_menu_ordering_enabled: Joi.boolean(),
  })
    .min(1)
    .required(),
});

const deliveryArea = shape('DeliveryArea', 'A distance within which a kitchen delivers, and for what.', {
  max_distance_miles: Joi.number().min(0.01).max(100).multiple(0.01).required().description('In miles.'),
  fee: money('What the delivery costs').required(),
  minimum: money('The least food that is delivered').required(),
});

export const catererKitchen = shape('OwnKitchen', 'A kitchen as the people of its brand read it.', {
  id: id(),
  brand_id: id(),
  name: text(),
  formatted_address: text(),
  time_zone: text(),
  phone_number: Joi.string().allow(null).required().description('Null where nobody said.'),
  pickup_allowed: flag(),
  active: flag().description('Whether it takes orders.'),
  delivery_areas: Joi.array().items(deliveryArea).required().description('The nearest first.'),
  can: Joi.object({ update: flag() }).required(),
});

export const catererKitchenBody = shape('OwnKitchenBody', 'How a kitchen serves.', {
  kitchen: Joi.object({
    name: nameForOthers(200).min(1),
    phone_number: phone('The kitchen.').allow(null).description('Null takes it off.'),
    pickup_allowed: Joi.boolean(),
    active: Joi.boolean().description('Whether it takes new orders.'),
    delivery_areas: Joi.array()
      .items(deliveryArea)
      .max(20)
      .unique('max_distance_miles')
      .description('All of them; what is left out is delivered to no more.'),
  })
    .min(1)
    .required(),
});

export const missingArea = shape(
  'MissingDeliveryArea',
  'A ZIP code near a kitchen that it does not deliver to.',
  {
    zip: text(),
    city: text(),
    state: text(),
    distance_miles: Joi.number().min(0).required().description('From the kitchen to its middle, in miles.'),
  },
);
