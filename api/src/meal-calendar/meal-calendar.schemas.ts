import { orderStatuses } from '@copper-carrot/contracts';
import Joi from 'joi';
import { shape } from '../http';

export const calendarParams = Joi.object<{ code: string }, true>({
  code: Joi.string().min(4).max(100).required(),
});
export const calendarQuery = Joi.object<{ month: string }, true>({
  month: Joi.string()
    .pattern(/^20\d{2}-(0[1-9]|1[0-2])$/)
    .required()
    .description('`YYYY-MM`.'),
});

const meal = shape('Meal', 'A meal of an organization as its calendar shows it.', {
  id: Joi.number().integer().required().description('Of its order.'),
  date: Joi.string().required().description('`YYYY-MM-DD` in `time_zone`.'),
  time: Joi.string().required().description('`HH:mm` in `time_zone`.'),
  time_zone: Joi.string().required(),
  food: Joi.string().required().description('What there is to eat.'),
  brand_name: Joi.string().required(),
  status: Joi.string()
    .valid(...orderStatuses)
    .required()
    .description('`in_cart` while its poll is open.'),
  menu_code: Joi.string()
    .allow(null)
    .required()
    .description('Of its shared menu; null where none is shared.'),
  poll_code: Joi.string()
    .allow(null)
    .required()
    .description('Of its open poll, for those who were invited to it or may read it; null for anyone else.'),
});

export const calendarAnswer = shape(
  'MealCalendar',
  'The meals of an organization in a month, the first one first.',
  {
    team_name: Joi.string().required(),
    meals: Joi.array().items(meal).required(),
  },
);
