import { dietaryTags } from '@copper-carrot/contracts';
import Joi from 'joi';
import { shape } from '../http';

const id = () => Joi.number().integer().required();
const count = (says: string) => Joi.number().integer().min(0).required().description(says);
const money = (says: string) => Joi.number().min(0).required().description(`${says}, in dollars.`);
const flag = () => Joi.boolean().required();
const list = (item: Joi.Schema) => Joi.array().items(item).required();

export const dietShare = shape('DietShare', 'How much of a package somebody with a diet can eat.', {
  tag: Joi.string()
    .valid(...Object.keys(dietaryTags))
    .required(),
  full_meal: flag().description('Whether they get something of each course that has to be picked.'),
  courses: list(
    Joi.object({
      choice_id: id(),
      subject: Joi.string().required().description('What is picked, such as `main`.'),
      fitting: count('How many of its options are good for them.'),
      of: count('How many options it has.'),
    }),
  ),
});

export const packageService = shape(
  'PackageService',
  'How a package is had in one of the places that it is cooked in.',
  {
    place_id: id(),
    time_zone: Joi.string().required(),
    pickup_allowed: flag(),
    delivery: Joi.object({
      lowest_fee: money('The nearest addresses pay'),
      highest_fee: money('The farthest addresses pay'),
      lowest_minimum: money('The least food that is brought anywhere'),
      radius_miles: Joi.number()
        .positive()
        .required()
        .description('How far it is brought at most, in miles.'),
    })
      .allow(null)
      .required()
      .description('Null where nothing is brought.'),
    soonest: Joi.object({
      start_date: Joi.string().required().description('`YYYY-MM-DD` in the zone of the place.'),
      start_time: Joi.string()
        .required()
        .description('`HH:mm` in the zone of the place: the usual one of the meal.'),
      cutoff_at: Joi.string()
        .required()
        .description('Until when it can be ordered; an instant in UTC, ISO 8601.'),
    })
      .allow(null)
      .required()
      .description('The soonest event that can still be ordered; null for none in two months.'),
  },
);
