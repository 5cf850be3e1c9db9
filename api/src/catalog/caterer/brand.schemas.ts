import type { Schemas } from '@copper-carrot/contracts';
import Joi from 'joi';
import {
  date,
  id as idOf,
  listAnswer,
  listQuery,
  money,
  nameForOthers,
  phone,
  shape,
  time,
} from '../../http';
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

const dayparts = ['breakfast', 'lunch', 'afternoon', 'dinner'] as const;
const daypart = () =>
  Joi.string()
    .valid(...dayparts)
    .required();
const openingHours = shape('OpeningHours', 'When a kitchen serves a part of the day on a weekday.', {
  weekday: Joi.number().integer().min(0).max(6).required().description('0 is Sunday.'),
  daypart: daypart(),
  opens: time().required().description('`HH:mm` in the zone of the kitchen.'),
  closes: time().required().description('`HH:mm` in the zone of the kitchen, later on the same day.'),
});
const daypartCapacity = shape('DaypartCapacity', 'How much a kitchen takes in a part of each day.', {
  daypart: daypart(),
  max_headcount: Joi.number().integer().min(1).max(100_000).required().description('People at most.'),
  max_orders: Joi.number().integer().min(1).max(10_000).required().description('Orders at most.'),
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
  hours: Joi.array()
    .items(openingHours)
    .required()
    .description('By weekday and time; no day off the list is open.'),
  capacities: Joi.array()
    .items(daypartCapacity)
    .required()
    .description('Of each part of the day that has a limit; others have none.'),
  can: Joi.object({ update: flag() }).required(),
});

type Hours = Schemas['OpeningHours'];
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
    hours: Joi.array()
      .items(openingHours)
      .max(28)
      .unique((one: Hours, other: Hours) => one.weekday === other.weekday && one.daypart === other.daypart)
      .description('All of them; the kitchen is closed at any other time.'),
    capacities: Joi.array()
      .items(daypartCapacity)
      .max(4)
      .unique('daypart')
      .description('All of them; a part of the day that is left out has no limit.'),
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

/** The first and the last day of a time off, and the hours of a part of it. */
const closureKeys = {
  first_date: date(', the first day off, in the zone of the kitchen').required(),
  last_date: date(', the last day off, in the zone of the kitchen').required(),
  from_time: time().allow(null).description('`HH:mm` of the first day, in the zone of the kitchen; null for its beginning.'),
  to_time: time().allow(null).description('`HH:mm` of the last day, in the zone of the kitchen; null for its end.'),
  reason: Joi.string().trim().max(200).allow('').description('Customers who choose that time read it.'),
};
export const kitchenClosure = shape('KitchenClosure', 'A time at which a kitchen takes no orders.', {
  id: id(),
  ...closureKeys,
  from_time: closureKeys.from_time.required(),
  to_time: closureKeys.to_time.required(),
  reason: closureKeys.reason.required(),
  order_count: count('Orders of that time that were placed before; they stay as they are.'),
});
export const kitchenClosureList = listAnswer(kitchenClosure);
export const newClosureBody = shape('NewKitchenClosureBody', 'A time off to enter.', {
  closure: Joi.object(closureKeys).required(),
});
export const closureParams = Joi.object<{ id: number; closureId: number }, true>({
  id: idOf().required(),
  closureId: idOf().required(),
});

const kitchenDay = shape('KitchenDay', 'What is booked of a kitchen in a part of a day.', {
  date: date(', in the zone of the kitchen').required(),
  daypart: daypart(),
  booked_headcount: count('People of the orders that were placed.'),
  booked_orders: count('Orders that were placed.'),
  max_headcount: Joi.number()
    .integer()
    .allow(null)
    .required()
    .description('People at most; null for no limit.'),
  max_orders: Joi.number().integer().allow(null).required().description('Orders at most; null for no limit.'),
});
export const kitchenDayList = listAnswer(kitchenDay);
export const kitchenPartQuery = listQuery();
